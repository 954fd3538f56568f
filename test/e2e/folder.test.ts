// A linked folder and a folder upload, as a person meets them: real handles, a real file input.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { eventually, until } from './support/until.js';

const demo = demoBrowser();

const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 0, 255];

test('A folder is opened, edited, saved, changed outside and decided on; every byte of the disk is as chosen', () =>
  demo.withPage(async (page) => {
    await pickPrivateDirectory(page);
    const studio = await openStudio(page, demo.url('index.html'));
    await writeOnDisk(page, {
      'index.html': '<h1>On the disk</h1>\r\n',
      'css/site.css': '\uFEFFh1 { color: teal }',
      'logo.png': PNG,
    });
    const opened = await openFolder(studio);
    assert.deepEqual(opened, { state: 'opened', rootName: 'site', fileCount: 3, skipped: [] });
    await studio.preview.getByRole('heading', { name: 'On the disk' }).waitFor();

    await studio.direct('workspace.writeFile', { path: 'index.html', source: '<h1>Edited here</h1>\r\n' });
    assert.equal(text(await readOnDisk(page, 'index.html')), '<h1>On the disk</h1>\r\n');
    await studio.direct('workspace.saveAll', { expectedRevision: await studio.revision() });
    assert.equal(text(await readOnDisk(page, 'index.html')), '<h1>Edited here</h1>\r\n');
    assert.deepEqual(await readOnDisk(page, 'logo.png'), PNG);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    assert.ok(databases.includes('jig-studio-operations'), 'saves are recorded where the next visit finds them');
    assert.deepEqual((await readOnDisk(page, 'css/site.css')).slice(0, 3), [0xef, 0xbb, 0xbf]);

    // Another program changes two files; one of them was edited here too.
    await studio.direct('workspace.writeFile', { path: 'css/site.css', source: 'h1 { color: mine }' });
    await writeOnDisk(page, { 'css/site.css': 'h1 { color: theirs }', 'logo.png': [...PNG, 1] });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await until('both changes are told', () =>
      studio.studio.evaluate((open) => open.folder.getSnapshot().outsideChanges.length === 2),
    );
    const refused = await studio.direct('workspace.saveAll', { expectedRevision: await studio.revision() });
    assert.equal((refused as { error?: { code: string } }).error?.code, 'WORKSPACE_FOLDER_FILE_CHANGED');
    assert.equal(text(await readOnDisk(page, 'css/site.css')), 'h1 { color: theirs }');

    await studio.studio.evaluate(async ({ commands }) => {
      await commands.resolveFolderFile('css/site.css', 'both');
      await commands.resolveFolderFile('logo.png', 'theirs');
    });
    await studio.direct('workspace.saveAll', { expectedRevision: await studio.revision() });
    assert.equal(text(await readOnDisk(page, 'css/site.css')), 'h1 { color: theirs }');
    assert.equal(text(await readOnDisk(page, 'css/site (mine).css')), 'h1 { color: mine }');
    assert.deepEqual(await readOnDisk(page, 'logo.png'), [...PNG, 1]);

    // The next visit finds the same folder, clean.
    await page.reload();
    const again = await openStudio(page, demo.url('index.html'));
    await eventually(async () => {
      const { folder, dirty } = await again.studio.evaluate((open) => ({
        folder: open.folder.getSnapshot(),
        dirty: open.workspace.getSnapshot().dirtyPaths,
      }));
      assert.deepEqual([folder.linked, folder.restore, folder.permission, dirty], [true, 'restored', 'granted', []]);
    });
  }));

const HOSTILE: Readonly<Record<string, string>> = {
  'index.html': '<h1>Uploaded</h1>',
  'back\\slash.html': 'x',
  'line\nbreak.css': 'x',
  '<img src=x onerror=alert(1)>.html': '<p>',
  '__proto__.js': 'let p;',
  'constructor/hasOwnProperty.js': 'let q;',
  'evil\u202Egnp.exe': 'MZ',
  '.git/config': 'secret',
};

const limits: readonly { readonly name: string; readonly add: Tree; readonly last: RegExp; readonly taken: number }[] =
  [
    { name: '200 files', add: many(220, (index) => [`f/${index}.txt`, 'x']), last: / · file limit$/, taken: 200 },
    { name: '2,000 entries', add: many(2_010, (index) => [`f/${index}.bin`, 'x']), last: / · scan limit$/, taken: 5 },
    {
      name: '12 MiB in all',
      add: many(4, (index) => [`f/${index}.png`, 'x'.repeat(3.5 * 1024 * 1024)]),
      last: / · total limit$/,
      taken: 8,
    },
  ];

for (const { name, add, last, taken } of limits) {
  test(`An upload that exceeds ${name}, with hostile names in it, is taken up to there, with one summary`, () =>
    demo.withPage(async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
      const studio = await openStudio(page, demo.url('index.html'));
      const root = mkdtempSync(join(tmpdir(), 'jig-upload-'));
      const site = join(root, 'site');
      try {
        for (const [path, content] of [...Object.entries(HOSTILE), ...add]) write(join(site, path), content);
        const chooser = page.waitForEvent('filechooser');
        const opening = openFolder(studio);
        await (await chooser).setFiles(site);
        const opened = await opening;
        assert.ok(opened.state === 'opened');
        assert.equal(opened.rootName, 'site');
        assert.equal(opened.fileCount, taken);
        assert.equal(opened.skipped.filter((line) => / limit$/.test(line)).length, 1);
        assert.match(opened.skipped.filter((line) => !line.startsWith('…')).at(-1) ?? '', last);
        assert.ok(opened.skipped.length <= 102);
        assert.ok(opened.skipped.every((line) => !/[\u202E\n]/u.test(line)));
        await studio.preview.getByRole('heading', { name: 'Uploaded' }).waitFor();
        assert.equal(await studio.source('__proto__.js'), 'let p;');
        const status = await studio.studio.evaluate((open) => open.folder.getSnapshot().linked);
        assert.equal(status, false);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }));
}

type Tree = readonly (readonly [path: string, content: string])[];

function many(count: number, entry: (index: number) => readonly [string, string]): Tree {
  return Array.from({ length: count }, (_, index) => entry(index));
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function openFolder(studio: StudioDriver) {
  return studio.studio.evaluate(({ commands }) => commands.openFolder(() => true));
}

/** The picker of the platform cannot be driven: a directory of the origin's own takes its place, with real handles. */
function pickPrivateDirectory(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    Object.assign(window, { showDirectoryPicker: pick });
  });
}

function writeOnDisk(page: Page, files: Readonly<Record<string, string | readonly number[]>>): Promise<void> {
  return page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    for (const [path, content] of Object.entries(entries)) {
      let directory = await root.getDirectoryHandle('site', { create: true });
      const segments = path.split('/');
      for (const segment of segments.slice(0, -1)) {
        directory = await directory.getDirectoryHandle(segment, { create: true });
      }
      const file = await directory.getFileHandle(segments.at(-1)!, { create: true });
      const stream = await file.createWritable();
      await stream.write(typeof content === 'string' ? content : new Uint8Array(content));
      await stream.close();
    }
  }, files);
}

function readOnDisk(page: Page, path: string): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    let directory = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    const segments = wanted.split('/');
    for (const segment of segments.slice(0, -1)) directory = await directory.getDirectoryHandle(segment);
    const file = await (await directory.getFileHandle(segments.at(-1)!)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path);
}

function text(bytes: readonly number[]): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes));
}
