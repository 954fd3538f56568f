// node scripts/test/node-tests.mjs --concurrency=2 files…: each in a process of its own, in this order, bundled beforehand.
// --limit-s=420: seconds one file may take, since what its tests left open may hold its process for ever.
import { relative } from 'node:path';
import { run } from 'node:test';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/places.mjs';
import { bundleTests } from './bundle-tests.mjs';
import { reportNodeTests } from './node-reporter.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' }, 'limit-s': { type: 'string', default: '420' } },
});
const bundles = await bundleTests(files);
// Their processes take the arguments of this one, such as --enable-source-maps: stacks name the sources.
const events = run({
  files: [...bundles.keys()],
  concurrency: Number(values.concurrency),
  timeout: Number(values['limit-s']) * 1000,
});
const sourceOf = (path) => bundles.get(path) ?? relative(ROOT, path);
events.on('test:fail', ({ todo }) => {
  if (!todo) process.exitCode = 1;
});
for await (const text of reportNodeTests(events, sourceOf)) process.stdout.write(text);
// A program that a test left behind holds the output of its file, and with it this process.
process.stdout.write('', () => process.exit());
