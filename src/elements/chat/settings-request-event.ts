import { RequestEvent } from '../events/request-event.js';

export interface SettingsRequestDetail {
  /** The error that led there, when one did. */
  readonly code?: string;
}

/** Provider settings are asked for; whoever shows them calls `preventDefault()`. */
export class JigSettingsRequestEvent extends RequestEvent<SettingsRequestDetail> {
  constructor(detail: SettingsRequestDetail) {
    super('jig-settings-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-settings-request': JigSettingsRequestEvent;
  }
}
