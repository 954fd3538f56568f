import type { ToolCallArguments } from '../../core/protocol/call.js';
import type { ToolCallResult } from '../../core/protocol/result.js';
import type { ToolRegistry } from '../../core/registry/tool-registry-port.js';
import type { StudioView } from '../../core/studio/studio-view.js';

/** Makes a person's own call of a tool. */
export type DirectCall = (
  name: string,
  args: ToolCallArguments,
  options: { readonly signal: AbortSignal },
) => Promise<ToolCallResult>;

/** By a registry of the host's own, else as a command of the studio; undefined without either. */
export function directCallOf(view: StudioView | undefined, registry: ToolRegistry | undefined): DirectCall | undefined {
  if (!registry) return view && ((name, args, options) => view.commands.callTool(name, args, options));
  return (name, args, { signal }) =>
    registry.callTool(
      { method: 'tools/call', params: { name, arguments: args } },
      { signal, context: { source: 'local', mode: 'direct' } },
    );
}
