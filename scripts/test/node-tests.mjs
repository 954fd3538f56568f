// node scripts/test/node-tests.mjs --concurrency=2 files…: each in a process of its own, in this order, bundled beforehand.
import { relative } from 'node:path';
import { run } from 'node:test';
import { ROOT } from '../build/places.mjs';
import { bundleTests } from './bundle-tests.mjs';
import { reportNodeTests } from './node-reporter.mjs';

const [concurrency, ...files] = process.argv.slice(2);
const bundles = await bundleTests(files);
// Their processes take the arguments of this one, such as --enable-source-maps: stacks name the sources.
const events = run({ files: [...bundles.keys()], concurrency: Number(concurrency.replace('--concurrency=', '')) });
const sourceOf = (path) => bundles.get(path) ?? relative(ROOT, path);
events.on('test:fail', ({ todo }) => {
  if (!todo) process.exitCode = 1;
});
for await (const text of reportNodeTests(events, sourceOf)) process.stdout.write(text);
