import type { ToolHandlerContext } from '../registry/tool-registry-port.js';
import type { ChangeAuthor } from '../workspace/history.js';

/** Whose change a call makes: a person's own calls are local and direct, every other one counts as an agent's. */
export function authorOf({ context: { source, mode } }: ToolHandlerContext): ChangeAuthor {
  return source === 'local' && mode !== 'agent' ? 'person' : 'agent';
}
