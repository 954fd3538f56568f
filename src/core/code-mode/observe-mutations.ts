import type { ToolCallRequest } from '../protocol/call.js';
import type { ToolCallEvent } from '../protocol/event.js';
import type { CodeModeHost } from './code-mode-port.js';
import type { SourceObservations } from './source-state.js';
import { isStageName } from './stage-name.js';

/** Counts the calls of a registry that could change its workspace: everybody's, at their entry and at their exit. */
export function observeMutations({ registry, workspaceId }: CodeModeHost, sources: SourceObservations): () => void {
  const active = new WeakMap<ToolCallRequest, ((outcome: 'settled' | 'uncertain') => void)[]>();

  const mayMutate = (name: string): boolean => {
    // A program changes nothing but through its children, which are calls of their own.
    if (isStageName(name)) return false;
    const definition = registry.getToolDefinition(name);
    if (!definition || definition.annotations?.readOnlyHint === true) return false;
    const { effect, policy } = registry.getToolComposition(name) ?? { effect: 'mutate', policy: 'denied' };
    return policy === 'denied' || effect === 'mutate';
  };

  return registry.observe((event: ToolCallEvent) => {
    if (event.type === 'started') {
      if (!mayMutate(event.name)) return;
      const exits = active.get(event.request) ?? [];
      exits.push(sources.enter(workspaceId));
      active.set(event.request, exits);
      return;
    }
    const { state } = event.provenance;
    // Whoever cancelled or gave up waiting does not know whether the work goes on.
    active.get(event.request)?.shift()?.(state === 'unknown' || state === 'cancelled' ? 'uncertain' : 'settled');
  });
}
