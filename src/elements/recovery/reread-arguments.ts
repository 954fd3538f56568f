import type { ToolCallArguments } from '../../core/protocol/call.js';
import type { StudioView } from '../../core/studio/studio-view.js';

/** The arguments of a call that is made again after a conflict: guarded by the revision that the workspace has now. */
export function rereadArguments<T extends ToolCallArguments>(args: T, { workspace }: StudioView): T {
  if (!Object.hasOwn(args, 'expectedRevision')) return args;
  return { ...args, expectedRevision: workspace.getSnapshot().state.revision };
}
