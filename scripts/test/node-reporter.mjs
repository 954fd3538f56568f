// Reporter for Node's test runner: failures in full, what tests print, and the plain tally.
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { failedFileLine } from './second-run.mjs';
import { NOTHING, add, tallyLine } from './tally.mjs';

export default async function* nodeReporter(events) {
  let tally = NOTHING;
  const failures = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type === 'test:diagnostic' && isComplaint(data.message)) yield `${data.message}\n`;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (isOnlyAGroup(type, data)) continue;
    tally = add(tally, outcome(type, data));
    if (type !== 'test:fail' || data.todo) continue;
    yield describeFailure(data);
    failures.set(placeOf(data), (failures.get(placeOf(data)) ?? 0) + 1);
  }
  for (const [file, count] of failures) if (file) yield `${failedFileLine(file, count)}\n`;
  yield `${tallyLine(tally)}\n`;
}

/** The runner's own words about what went wrong between the tests; its statistics are none of our concern. */
function isComplaint(message) {
  return /^(Error|Warning):/.test(message);
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

function placeOf({ file }) {
  return file && relative(process.cwd(), file);
}

function describeFailure({ name, file, line, details }) {
  const error = details?.error?.cause ?? details?.error;
  const place = file ? ` (${placeOf({ file })}${line ? `:${line}` : ''})` : '';
  const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error);
  return `FAILED ${name}${place}\n${text.replace(/^/gm, '    ')}\n\n`;
}
