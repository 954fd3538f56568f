/** Bounds of jobs; times in milliseconds. */

/** Jobs of one workspace that run at once in one page; a further validator is waited for instead of handed off. */
export const RUNNING_JOBS = 8;

/** Waits of one workspace that are not at their end. */
export const OPEN_WAITS = 64;

/** How long an owner is believed to live without a sign. Pages in the background are woken once a minute. */
export const JOB_LEASE_MS = 150_000;
export const HEARTBEAT_MS = 15_000;

/** After an abort the work has so long to end by itself. */
export const STOP_GRACE_MS = 5_000;

/** How often another page's jobs are looked at while somebody waits for them. */
export const WATCH_MS = 1_000;

export const WAIT_LIFETIME_MS = 86_400_000;

/** How long an ended job or wait is kept. */
export const RETENTION_MS = 86_400_000;

/** UTF-8 bytes of the result that a job keeps. */
export const OUTPUT_BYTES = 65_536;

/** Jobs that a view is given. */
export const SHOWN_JOBS = 50;
