import { HANDOFF_ARGUMENT } from '../jobs/job-handoff.js';

export { HANDOFF_ARGUMENT, readJobHandoff, type JobContinuation, type JobHandoff } from '../jobs/job-handoff.js';

/** The most that a program waits; a smaller wish stands, and none stays none. */
const HANDOFF_CAP_SECONDS = 5;

/** Holds an explicit wish above five seconds to five; everything else, a wrong value too, is the validator's to judge. */
export function capHandoffWish(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const wish = args[HANDOFF_ARGUMENT];
  if (typeof wish !== 'number' || !(wish > HANDOFF_CAP_SECONDS)) return args;
  return { ...args, [HANDOFF_ARGUMENT]: HANDOFF_CAP_SECONDS };
}
