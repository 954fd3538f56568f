import type { CodedError } from '../base/coded-error.js';
import type { ToolCallArguments } from '../protocol/call.js';
import { createToolCallError } from '../protocol/call-result.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { ToolRegistry } from '../registry/tool-registry-port.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';

export interface DirectCallOptions {
  readonly signal?: AbortSignal;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A person's explicit calls: `source: 'local'`, `mode: 'direct'`, each in a session of its own. */
export interface DirectCalls {
  /** Calls at once, as typing that is being written does. */
  call(name: string, args: ToolCallArguments, options?: DirectCallOptions): Promise<ToolCallResult>;
  /**
   * Writes what is still being typed, then calls with the arguments that `prepare` makes of the workspace as it is by
   * then. Typing that cannot be written ends the call, unless it only looks.
   */
  callAfterFlush(name: string, prepare: () => ToolCallArguments, options?: DirectCallOptions): Promise<ToolCallResult>;
}

export function createDirectCalls(
  registry: ToolRegistry,
  drafts: () => EditorDrafts,
  nextSessionId: () => string,
): DirectCalls {
  const call: DirectCalls['call'] = (name, args, { signal, metadata } = {}) => {
    const sessionId = nextSessionId();
    return registry.callTool(
      { id: `palette-${sessionId}`, method: 'tools/call', params: { name, arguments: args } },
      {
        ...(signal && { signal }),
        context: { source: 'local', mode: 'direct', sessionId, ...(metadata && { metadata }) },
      },
    );
  };

  return {
    call,
    async callAfterFlush(name, prepare, options = {}) {
      const onlyLooks = registry.getToolDefinition(name)?.annotations?.readOnlyHint === true;
      try {
        await drafts().flush(options);
      } catch (error) {
        if (!onlyLooks) return draftResult(error as CodedError);
      }
      return call(name, prepare(), options);
    },
  };
}

function draftResult({ code, message, retryable, details }: CodedError): ToolCallResult {
  return createToolCallError(message, { code, retryable, ...(details && { details }) });
}
