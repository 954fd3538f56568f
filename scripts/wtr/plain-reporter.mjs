// Ends a run of the browser test runner with the plain tally that `npm test` adds up.

export function plainReporter() {
  return {
    stop({ sessions }) {
      const tally = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        countSuite(session.testResults, tally);
        if (brokeBeforeItsTests(session)) tally.failed += 1;
      }
      const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
      console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`);
    },
  };
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
