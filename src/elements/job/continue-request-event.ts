import { RequestEvent } from '../events/request-event.js';

export interface JobContinueDetail {
  readonly waitId: string;
  readonly jobId: string;
}

/** The end of a job is about to be told. `preventDefault()` leaves it where it is, for another time. */
export class JigJobContinueRequestEvent extends RequestEvent<JobContinueDetail> {
  constructor(detail: JobContinueDetail) {
    super('jig-job-continue-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-job-continue-request': JigJobContinueRequestEvent;
  }
}
