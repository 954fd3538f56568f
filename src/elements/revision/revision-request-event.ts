import { RequestEvent } from '../events/request-event.js';

export interface RevisionRequestDetail {
  readonly revision: number;
}

/**
 * A revision chip was pressed: somebody wants to see that revision. A `jig-studio` answers by showing it in its panels,
 * unless `preventDefault()` was called.
 */
export class JigRevisionRequestEvent extends RequestEvent<RevisionRequestDetail> {
  constructor(detail: RevisionRequestDetail) {
    super('jig-revision-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-revision-request': JigRevisionRequestEvent;
  }
}
