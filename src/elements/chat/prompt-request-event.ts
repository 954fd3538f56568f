import { RequestEvent } from '../events/request-event.js';

export interface PromptRequestDetail {
  readonly prompt: string;
}

/** A prompt is about to run; `preventDefault()` leaves it in the composer and runs nothing. */
export class JigPromptRequestEvent extends RequestEvent<PromptRequestDetail> {
  constructor(detail: PromptRequestDetail) {
    super('jig-prompt-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-prompt-request': JigPromptRequestEvent;
  }
}
