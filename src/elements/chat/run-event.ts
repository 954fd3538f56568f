import type { RunState } from '../../core/agent/agent-model.js';

export interface RunEventDetail {
  readonly sessionId: string;
  readonly state: RunState;
  /** Who answers: `local`, or a provider by its name. */
  readonly agent: string;
  /** Why it failed: the code of its error. */
  readonly code?: string;
}

/** A run of the agent has come to another state; the event is named after it. It bubbles and leaves shadow roots. */
export class JigRunEvent extends Event {
  readonly detail: RunEventDetail;

  constructor(detail: RunEventDetail) {
    super(`jig-run-${detail.state}`, { bubbles: true, composed: true });
    this.detail = detail;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-run-started': JigRunEvent;
    'jig-run-waiting-for-approval': JigRunEvent;
    'jig-run-running': JigRunEvent;
    'jig-run-completed': JigRunEvent;
    'jig-run-failed': JigRunEvent;
    'jig-run-cancelled': JigRunEvent;
    'jig-run-interrupted': JigRunEvent;
  }
}
