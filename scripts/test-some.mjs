// npm run test:unit | test:browser | test:e2e | test:package [-- part of a path]: one kind of test, as it runs.
import { spawn } from 'node:child_process';
import { ROOT } from './build/places.mjs';
import { elementTests, nodeTests } from './test/runners.mjs';
import { testFiles } from './test/test-files.mjs';

const [kind, filter] = process.argv.slice(2);
const files = testFiles(kind, filter);
if (files.length === 0) throw new Error(`no test file under test/${kind} has "${filter ?? ''}" in its path`);
const args = kind === 'browser' ? elementTests(files) : nodeTests(files, { concurrency: kind === 'unit' ? 2 : 1 });
spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).once('exit', (code) => (process.exitCode = code ?? 1));
