import type { ReadableStore } from '../../core/base/store.js';
import type { RememberedApproval } from '../../core/registry/approval-memory.js';
import type { ToolApprovalQueue, ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import type { StudioView } from '../../core/studio/studio-view.js';

/** What the approvals of a studio and a queue of a host's own have in common. */
export interface ApprovalDesk {
  readonly pending: ReadableStore<readonly ToolApprovalSnapshot[]>;
  readonly remembered: ReadableStore<readonly RememberedApproval[]>;
  readonly decide: ToolApprovalQueue['resolve'];
  readonly forget: (name: string) => void;
}

export function deskOf(view: StudioView | undefined, queue: ToolApprovalQueue | undefined): ApprovalDesk | undefined {
  if (queue) {
    return {
      pending: queue.store,
      remembered: queue.remembered,
      decide: (id, decision, options) => queue.resolve(id, decision, options),
      forget: (name) => queue.forget(name),
    };
  }
  return (
    view && {
      pending: view.approvals,
      remembered: view.rememberedApprovals,
      decide: (id, decision, options) => view.commands.decideApproval(id, decision, options),
      forget: (name) => view.commands.forgetApproval(name),
    }
  );
}
