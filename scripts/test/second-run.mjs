// A test that starts a browser, a server or npm and failed is run once more with nothing beside it: what starves on a busy machine passes then,
// what is broken fails again. Either way it is told of; docs/decisions/0014 says why and where the limit is.
import { add } from './tally.mjs';

/** With more failed files than this there is no second run: so many do not fail for want of a processor. */
export const MOST_FILES_AGAIN = 3;

const FAILED_FILE = /^FAILED FILE (.+): (\d+)$/gm;

/** What a reporter prints for each test file with failures: `filesToRunAgain` reads it. */
export function failedFileLine(file, failures) {
  return `FAILED FILE ${file}: ${failures}`;
}

/**
 * The files whose failures may be a matter of load; none when anything failed outside of them.
 * @param output what the first run printed
 * @param tally the counts of that run
 */
export function filesToRunAgain(output, tally) {
  const failed = [...output.matchAll(FAILED_FILE)].map(([, file, failures]) => ({ file, failures: Number(failures) }));
  const explained = failed.reduce((sum, { failures }) => sum + failures, 0);
  return explained === tally.failed && failed.length <= MOST_FILES_AGAIN ? failed.map(({ file }) => file) : [];
}

/**
 * The counts of both runs as one: failures that are gone count as passed, all others as in the first run.
 * @param again the counts of the second run of just the failed files, with its exit code
 */
export function afterSecondRun(first, again) {
  const isGone = again.code === 0 && again.tally.failed === 0 && again.tally.passed >= first.failed;
  return isGone ? add(first, { passed: first.failed, failed: -first.failed, skipped: 0 }) : first;
}
