import { listAllTools } from '../protocol/list-all-tools.js';
import type { ToolCallSource } from '../protocol/call.js';
import type { ToolRegistry } from '../registry/tool-registry-port.js';
import { countedPart, toSummary } from '../trace/summary.js';
import type { Trace } from '../trace/trace-model.js';

/** Lists every tool for a run, as a `tools/list` row of its session. Throws what the registry throws. */
export function discoverTools(
  { registry, trace }: { readonly registry: ToolRegistry; readonly trace: Trace },
  { sessionId, source }: { readonly sessionId: string; readonly source: ToolCallSource },
): ReturnType<typeof listAllTools> {
  const span = trace.beginDiscovery({ sessionId, source, mode: 'agent' });
  try {
    const tools = listAllTools(registry);
    span.end({ status: 'completed', toolCount: tools.length, ...toSummary([countedPart('tools', tools.length)]) });
    return tools;
  } catch (error) {
    span.end({ status: 'failed' });
    throw error;
  }
}
