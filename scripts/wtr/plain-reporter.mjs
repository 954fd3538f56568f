// Ends a run of the browser test runner with the plain tally that `npm test` adds up.
import { relative } from 'node:path';
import { failedFileLine } from '../test/second-run.mjs';
import { NOTHING, add, tallyLine } from '../test/tally.mjs';

export function plainReporter() {
  return {
    stop({ sessions }) {
      let total = NOTHING;
      for (const session of sessions) {
        const tally = tallyOf(session);
        if (tally.failed > 0) console.log(failedFileLine(relative(process.cwd(), session.testFile), tally.failed));
        total = add(total, tally);
      }
      console.log(`\n${tallyLine(total)}`);
    },
  };
}

function tallyOf(session) {
  const tally = { ...NOTHING };
  countSuite(session.testResults, tally);
  if (brokeBeforeItsTests(session)) tally.failed += 1;
  return tally;
}

function countSuite(suite, tally) {
  for (const test of suite?.tests ?? []) tally[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
  for (const child of suite?.suites ?? []) countSuite(child, tally);
}

/** A file that did not load, or failed outside any test, has no failing test to count. */
function brokeBeforeItsTests(session) {
  if (!session.testResults) return true;
  return session.passed === false && !hasFailingTest(session.testResults);
}

function hasFailingTest(suite) {
  return suite.tests.some((test) => !test.passed && !test.skipped) || suite.suites.some(hasFailingTest);
}
