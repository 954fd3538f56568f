// The steps of `npm test`, in phases. A phase has tracks, which run side by side; the steps of a track follow each other.
import { basename } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { runNode, stopEverything } from './child.mjs';
import { failuresIn, longestIn } from './report.mjs';
import { elementTests, nodeTests } from './runners.mjs';
import { afterSecondRun, filesToRunAgain } from './second-run.mjs';
import { NOTHING, add, readTally, tallyLine } from './tally.mjs';
import { longestFirst, testFiles } from './test-files.mjs';

const STEP_LIMIT_MS = 15 * 60_000;
const TSC = 'node_modules/typescript/bin/tsc';
/** Suites of test/e2e that measure time or take the focus: a second browser beside them would be what they measure. */
const MEASURED_ALONE = ['hostile-', 'preview-focus'];
/** How much of a failed check's output is shown again at the end, in lines. */
const LAST_LINES = 40;

/** Files whose failures were gone when they ran alone: told of at the end. */
const flaky = [];

/** They measure nothing and nothing waits for them: they give way to the tests beside them. */
const CHECKS = [
  check('type check', [TSC]),
  check('lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.']),
  check('type check of core alone', [TSC, '-p', 'tsconfig.core.json']),
  check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
].map((step) => ({ ...step, background: true }));

const PHASES = [
  [
    [
      check('build', ['scripts/build.mjs', '--if-changed']),
      check('build of the demo', ['scripts/build-demo.mjs', '--if-changed']),
      testsOnTheMachine('package tests', testFiles('package'), nodeTests),
    ],
    [tests('unit tests', testFiles('unit'), nodeTests)],
  ],
  [[testsOnTheMachine('element tests', testFiles('browser'), elementTests)]],
  [[testsOnTheMachine('end-to-end tests', endToEndFiles({ alone: false }), nodeTests)]],
];

const ALONE = [
  testsOnTheMachine('end-to-end tests, one at a time', endToEndFiles({ alone: true }), oneAtATime(nodeTests)),
];

/**
 * Runs everything and prints each step with its time. At the end, where even the tail of a log has it, stands once more
 * what failed; the sum is the last line. Resolves to the exit code.
 */
export async function runAllSteps() {
  process.once('SIGINT', () => interrupted(130));
  process.once('SIGTERM', () => interrupted(143));
  const chromium = await setUpChromium();
  const results = await Promise.all([runTrack(CHECKS), runPhases(PHASES)]);
  results.push(await runTrack(ALONE));
  const total = results
    .flat()
    .map(({ tally }) => tally)
    .reduce(add, chromium);
  const failed = results.flat().filter(({ tally }) => tally.failed > 0);
  for (const file of flaky) console.log(`FLAKY ${file}: failed, then passed with nothing beside it`);
  for (const { name, output } of failed) console.log(`== failed in ${name}:\n${whatFailed(output)}`);
  console.log(tallyLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

function endToEndFiles({ alone }) {
  return testFiles('e2e').filter((file) => MEASURED_ALONE.some((name) => basename(file).startsWith(name)) === alone);
}

/** A check that passes or fails as a whole. */
function check(name, args) {
  return { name, args, count: (code) => (code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 }) };
}

/** A run of tests that says its own tally; one that failed without saying so counts as one failure. */
function tests(name, files, toArgs) {
  const count = (code, output) => {
    const tally = readTally(output) ?? NOTHING;
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  };
  return { name, args: files.length > 0 ? toArgs(longestFirst(files)) : null, count };
}

/** Tests that start browsers, servers or npm: the files that failed get a second run, with nothing beside it. */
function testsOnTheMachine(name, files, toArgs) {
  return { ...tests(name, files, toArgs), toArgsAlone: oneAtATime(toArgs) };
}

function oneAtATime(toArgs) {
  return (files) => toArgs(files, { concurrency: 1 });
}

async function runPhases(phases) {
  const results = [];
  for (const tracks of phases) results.push(...(await Promise.all(tracks.map(runTrack))).flat());
  return results;
}

async function runTrack(steps) {
  const results = [];
  for (const step of steps.filter(({ args }) => args !== null)) results.push(await runStep(step));
  return results;
}

async function runStep(step) {
  const start = performance.now();
  const first = await runOnce(step, step.args);
  const files = step.toArgsAlone ? filesToRunAgain(first.output, first.tally) : [];
  const again = files.length > 0 ? await runOnce(step, step.toArgsAlone(files)) : null;
  const tally = again ? afterSecondRun(first.tally, again) : first.tally;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${step.name}: ${tallyLine(tally)} (${seconds} s)`);
  if (first.tally.failed > 0) console.log(first.output.trimEnd());
  else if (longestIn(first.output)) console.log(longestIn(first.output));
  if (again) console.log(`== again, alone: ${files.join(', ')}: ${tallyLine(again.tally)}`);
  if (again && tally.failed > 0) console.log(again.output.trimEnd());
  if (again && tally.failed === 0) for (const file of files) flaky.push(file);
  return { name: step.name, tally, output: first.output };
}

/** The failed tests in full; of a step that names none, the end of what it said. */
function whatFailed(output) {
  const failures = failuresIn(output);
  return failures.length > 0 ? failures.join('') : output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}

async function runOnce({ count, background }, args) {
  const { code, output } = await runNode(args, { timeoutMs: STEP_LIMIT_MS, env: { NO_COLOR: '1' }, background });
  return { code, output, tally: count(code, output) };
}

async function setUpChromium() {
  try {
    console.log(`Chromium: ${ensureChromium()}`);
    return NOTHING;
  } catch (error) {
    console.log(error.message);
    return { ...NOTHING, failed: 1 };
  }
}

function interrupted(code) {
  stopEverything();
  process.exit(code);
}
