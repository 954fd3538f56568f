import type { ToolCallArguments } from '../../core/protocol/call.js';
import { RequestEvent } from '../events/request-event.js';

export interface RunRequestDetail {
  readonly name: string;
  readonly arguments: ToolCallArguments;
}

/** A tool is about to run by a person's command; `preventDefault()` runs nothing. */
export class JigRunRequestEvent extends RequestEvent<RunRequestDetail> {
  constructor(detail: RunRequestDetail) {
    super('jig-run-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-run-request': JigRunRequestEvent;
  }
}
