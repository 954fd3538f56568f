// Ends a run of the browser test runner with what failed, the longest files and the plain tally that `npm test` adds up.
import { relative } from 'node:path';
import { failure, longestLine } from '../test/report.mjs';
import { failedFileLine } from '../test/second-run.mjs';
import { NOTHING, add, tallyLine } from '../test/tally.mjs';

export function plainReporter() {
  return {
    stop({ sessions }) {
      let total = NOTHING;
      const seconds = new Map();
      console.log();
      for (const session of sessions) {
        const file = relative(process.cwd(), session.testFile);
        const tests = testsOf(session.testResults);
        const failures = failuresOf(session, file, tests);
        const tally = add(
          tests
            .filter((test) => !isFailed(test))
            .map(outcome)
            .reduce(add, NOTHING),
          {
            ...NOTHING,
            failed: failures.length,
          },
        );
        if (tally.failed > 0) console.log(`${failures.join('')}${failedFileLine(file, tally.failed)}`);
        total = add(total, tally);
        seconds.set(file, tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000);
      }
      console.log(`${longestLine(seconds)}${tallyLine(total)}`);
    },
  };
}

function testsOf(suite, path = []) {
  const tests = (suite?.tests ?? []).map((test) => ({ ...test, name: [...path, test.name].join(' > ') }));
  return [...tests, ...(suite?.suites ?? []).flatMap((child) => testsOf(child, [...path, child.name]))];
}

/** A file that did not load, or failed outside any test, has no failing test: it is one failure by itself. */
function failuresOf({ testResults, passed, errors }, file, tests) {
  const failed = tests.filter(isFailed);
  if (failed.length > 0) return failed.map(({ name, error }) => failure(name, file, textOf(error ?? {})));
  if (testResults && passed !== false) return [];
  return [failure(file, '', errors.map(textOf).join('\n') || 'It did not load, or failed outside its tests.')];
}

function isFailed({ skipped, passed }) {
  return !skipped && !passed;
}

function outcome({ skipped }) {
  return { ...NOTHING, [skipped ? 'skipped' : 'passed']: 1 };
}

function textOf({ message = '', stack = '' }) {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}
