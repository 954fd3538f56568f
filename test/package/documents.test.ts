// A reader copies from the documents: the JavaScript of a page is one program, which runs as it stands.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { CACHE, ROOT } from '../../scripts/build/places.mjs';
import { ensurePackageIsBuilt } from '../support/package/built.js';

before(ensurePackageIsBuilt);

test('The samples of docs/registry.md run: a person is asked, and a model gets its answer', async () => {
  const printed = await run('docs/registry.md');
  assert.match(printed, /May orders\.cancel run with orderId: 7\?/);
  assert.match(printed, /status: 'cancelled'/);
  assert.match(printed, /tool_call_id: 'call-2'/);
});

test('The sample of docs/durable-operations.md runs: a charge that is sent twice happens once', async () => {
  assert.match(await run('docs/durable-operations.md'), /charge: 1/);
});

test('The sample of docs/agents.md runs: a provider in 30 lines, and its turn taken back', async () => {
  assert.match(await run('docs/agents.md'), /completed <h1>Pricing<\/h1>\n\nstill there: false/);
});

test('The samples of docs/workspace.md run: a change, a storage and a folder of one’s own', async () => {
  const printed = await run('docs/workspace.md');
  assert.match(printed, /\[ 'index\.html' \]\ntrue\n/);
  assert.match(printed, /state: 'opened'/);
});

test('The sample of docs/preview-support.md runs: Markdown as the entry page, styled by a language of its own', async () => {
  const printed = await run('docs/preview-support.md');
  assert.match(printed, /<h1>Salt &amp; pepper<\/h1>/);
  assert.match(printed, /h1 { color: rgb\(1, 2, 3\); }/);
});

test('The sample of docs/code-mode.md runs in Node: a program sums up what a tool of the host’s own answers', async () => {
  assert.match(await run('docs/code-mode.md', 'In Node'), /\[ '\{"orders":2,"total":55\}' \]/);
});

test('The sample of docs/jobs.md runs: a validator of the host’s own hands off, and its result is read later', async () => {
  assert.match(await run('docs/jobs.md', 'A validator of your own'), /^completed 24 shelves counted\./);
});

test('The Node sample of the README runs', async () => {
  assert.match(await run('README.md', 'In Node'), /<h1>Hello<\/h1>/);
});

async function run(path: string, heading?: string): Promise<string> {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const part =
    heading === undefined ? text : (text.split(/^## /m).find((section) => section.startsWith(heading)) ?? '');
  const code = [...part.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n');
  assert.notEqual(code, '', `${path} has no JavaScript`);
  mkdirSync(CACHE, { recursive: true });
  // Inside the checkout, so that the package finds itself by its name.
  const folder = mkdtempSync(join(CACHE, 'documents-'));
  try {
    const file = join(folder, 'sample.mjs');
    writeFileSync(file, code);
    const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: ROOT, timeout: 20_000 });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
