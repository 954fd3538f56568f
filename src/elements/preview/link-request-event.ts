import { RequestEvent } from '../events/request-event.js';

export interface LinkRequestDetail {
  /** `http:`, `https:`, `mailto:` or `tel:`, at most 2048 characters. The page chose it: trust nothing of it. */
  readonly url: string;
}

/** The page wants to leave for another address; `preventDefault()` leaves it to you, and nothing is offered. */
export class JigLinkRequestEvent extends RequestEvent<LinkRequestDetail> {
  constructor(detail: LinkRequestDetail) {
    super('jig-link-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-link-request': JigLinkRequestEvent;
  }
}
