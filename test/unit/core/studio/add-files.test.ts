import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createZipArchive } from '../../../../src/adapters/archive/zip-archive.js';
import type { FolderContents, FolderEntry } from '../../../../src/core/workspace/folder/folder-port.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { createTestStudio, revisionOf, sourceOf } from '../../../support/test-studio.js';

type Content = string | Uint8Array<ArrayBuffer>;

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);
const archive = createZipArchive();

const encoded = (content: Content): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Files of a computer, as a drop gives them. */
function dropped(files: Readonly<Record<string, Content>>): FolderContents {
  return {
    name: 'drop',
    async *entries(): AsyncIterable<FolderEntry> {
      for (const [path, content] of Object.entries(files)) {
        yield { kind: 'file', path, open: () => Promise.resolve(new Blob([encoded(content)])) };
      }
    },
  };
}

async function zipped(files: Readonly<Record<string, Content>>): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Object.entries(files).map(([path, content]) => ({ path, bytes: encoded(content) }));
  return new Uint8Array(await (await archive.pack(entries)).arrayBuffer());
}

const pathsOf = (studio: Studio): string[] => [...studio.workspace.getSnapshot().state.files.keys()].sort();

describe('adding files of the person’s computer', () => {
  it('puts texts, assets and folders beside what is here, in one step that undo takes back', async () => {
    const studio = await createTestStudio();
    const [before, revision] = [pathsOf(studio), revisionOf(studio)];
    const seen: number[] = [];
    const outcome = await studio.commands.addFiles(
      dropped({ 'img/logo.png': PNG, 'notes.md': '# Hi', 'deep/er/a.css': 'a{}' }),
      { onProgress: (read) => seen.push(read) },
    );
    assert.deepEqual(outcome, {
      state: 'added',
      paths: ['img/logo.png', 'notes.md', 'deep/er/a.css'],
      skipped: [],
    });
    assert.deepEqual(seen, [1, 2, 3]);
    assert.equal(revisionOf(studio), revision + 1);
    const logo = studio.workspace.getFile('img/logo.png');
    assert.ok(logo.kind === 'asset' && logo.mimeType === 'image/png');
    assert.deepEqual(new Uint8Array(await logo.blob.arrayBuffer()), PNG);
    await studio.commands.undo();
    assert.deepEqual(pathsOf(studio), before);
    await studio.dispose();
  });

  it('unpacks a zip file under its own name, and leaves out one that cannot be read', async () => {
    const studio = await createTestStudio({ archive });
    const outcome = await studio.commands.addFiles(
      dropped({
        'kit/site.zip': await zipped({ 'a.html': '<p>', 'img/b.png': PNG, 'tool.exe': 'MZ' }),
        'one.ZIP': await zipped({ 'around/c.css': 'c{}', 'around/d.css': 'd{}' }),
        'broken.zip': 'no archive',
      }),
    );
    assert.deepEqual(outcome, {
      state: 'added',
      paths: ['kit/site/a.html', 'kit/site/img/b.png', 'around/c.css', 'around/d.css'],
      skipped: ['kit/site/tool.exe · unsupported type', 'broken.zip · unsupported type'],
    });
    await studio.dispose();
  });

  it('never writes over a file unasked; the answer counts for those that were asked about', async () => {
    const studio = await createTestStudio();
    const source = sourceOf(studio, 'index.html');
    const files = dropped({ 'index.html': '<h1>Theirs</h1>', 'new.css': 'n{}', 'index.html/inner.css': 'x{}' });
    const left = await studio.commands.addFiles(files);
    assert.deepEqual(left, {
      state: 'added',
      paths: ['new.css'],
      skipped: ['index.html · exists already', 'index.html/inner.css · name is taken'],
    });
    assert.equal(sourceOf(studio, 'index.html'), source);

    const asked: (readonly string[])[] = [];
    const replaced = await studio.commands.addFiles(dropped({ 'index.html': '<h1>Theirs</h1>', 'app.js': '1' }), {
      async mayReplace(paths) {
        asked.push(paths);
        return true;
      },
    });
    assert.deepEqual(asked, [['index.html', 'app.js']]);
    assert.deepEqual(replaced.state === 'added' && replaced.skipped, []);
    assert.equal(sourceOf(studio, 'index.html'), '<h1>Theirs</h1>');
    await studio.commands.undo();
    assert.equal(sourceOf(studio, 'index.html'), source);
    await studio.dispose();
  });

  it('changes nothing where nothing fits, and says of each file why', async () => {
    const studio = await createTestStudio();
    const revision = revisionOf(studio);
    const outcome = await studio.commands.addFiles(
      dropped({
        'a.exe': 'MZ',
        '../up.html': 'x',
        'huge.txt': new Uint8Array(600 * 1024).fill(97),
        'odd.js': new Uint8Array([0, 255]),
      }),
    );
    assert.deepEqual(outcome, {
      state: 'added',
      paths: [],
      skipped: ['a.exe · unsupported type', '../up.html · invalid path', 'huge.txt · too large', 'odd.js · binary'],
    });
    assert.equal(revisionOf(studio), revision);
    await studio.dispose();
  });

  it('takes no more than a folder could hold when it is read again', async () => {
    const studio = await createTestStudio();
    const here = pathsOf(studio).length;
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`many/${index}.txt`, 'x'] as const));
    const outcome = await studio.commands.addFiles(dropped(many));
    assert.equal(outcome.state === 'added' && outcome.paths.length, 200 - here);
    assert.match((outcome.state === 'added' && outcome.skipped.at(-1)) || '', /file limit$/);
    await studio.dispose();
  });

  it('stopped while it reads, it has changed nothing', async () => {
    const studio = await createTestStudio();
    const revision = revisionOf(studio);
    const stop = new AbortController();
    const outcome = await studio.commands.addFiles(dropped({ 'a.css': 'a{}', 'b.css': 'b{}', 'c.css': 'c{}' }), {
      signal: stop.signal,
      onProgress: (read) => read === 2 && stop.abort(),
    });
    assert.deepEqual(outcome, { state: 'cancelled' });
    assert.equal(revisionOf(studio), revision);
    await studio.dispose();
  });
});
