// Reporter for Node's test runner: failures in full, what tests print, the longest files and the plain tally.
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { failure, longestLine } from './report.mjs';
import { failedFileLine } from './second-run.mjs';
import { NOTHING, add, tallyLine } from './tally.mjs';

export default async function* nodeReporter(events) {
  yield* reportNodeTests(events, (path) => relative(process.cwd(), path));
}

/** @param sourceOf says of a path that the runner names where its source is, relative to the root */
export async function* reportNodeTests(events, sourceOf) {
  let tally = NOTHING;
  const failures = new Map();
  const seconds = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type === 'test:diagnostic' && isComplaint(data.message)) yield `${data.message}\n`;
    if (type === 'test:complete' && isFile(data)) seconds.set(sourceOf(data.file), data.details.duration_ms / 1000);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (isOnlyAGroup(type, data)) continue;
    tally = add(tally, outcome(type, data));
    if (type !== 'test:fail' || data.todo) continue;
    yield describeFailure(data, sourceOf);
    if (data.file) failures.set(sourceOf(data.file), (failures.get(sourceOf(data.file)) ?? 0) + 1);
  }
  for (const [file, count] of failures) yield `${failedFileLine(file, count)}\n`;
  yield longestLine(seconds);
  yield `${tallyLine(tally)}\n`;
}

/** The runner's own words about what went wrong between the tests; its statistics are none of our concern. */
function isComplaint(message) {
  return /^(Error|Warning):/.test(message);
}

/** A file is a test of its own, named by its path. */
function isFile({ name, file }) {
  return file !== undefined && name === file;
}

/** A suite, or a file, counts through its tests; only a failure of its own (a hook, a load error) counts by itself. */
function isOnlyAGroup(type, data) {
  if (type === 'test:fail') return data.details?.error?.failureType === 'subtestsFailed';
  return data.details?.type === 'suite';
}

function outcome(type, data) {
  if (data.skip !== undefined || data.todo !== undefined) return { ...NOTHING, skipped: 1 };
  return type === 'test:pass' ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

function describeFailure({ name, file, line, details }, sourceOf) {
  const error = details?.error?.cause ?? details?.error;
  const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error);
  if (!file) return failure(name, '', text);
  const source = sourceOf(file);
  return failure(name === file ? source : name, `${source}${line ? `:${line}` : ''}`, text);
}
