import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createZipArchive } from '../../../../src/adapters/archive/zip-archive.js';
import type { FolderContents, FolderEntry } from '../../../../src/core/workspace/folder/folder-port.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { createTestStudio, decideAll, revisionOf, sourceOf } from '../../../support/test-studio.js';

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

/** The same, and before the last file comes a person asks the agent for something. */
function droppedBeforeRun(studio: Studio, files: Readonly<Record<string, Content>>): FolderContents {
  return {
    name: 'drop',
    async *entries(walk): AsyncIterable<FolderEntry> {
      yield* dropped(files).entries(walk);
      void studio.commands.runPrompt('Change the hero title to "Agent"');
      await new Promise<void>((resolve) => {
        const stop = studio.agent.subscribe(() => {
          if (studio.agent.getSnapshot().running) (stop(), resolve());
        });
      });
    },
  };
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

  it('unpacks a zip file under its own name, and says of one that cannot be read that it is broken', async () => {
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
      skipped: ['kit/site/tool.exe · unsupported type', 'broken.zip · broken archive'],
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
      skipped: ['index.html/inner.css · name is taken', 'index.html · exists already'],
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

  it('waits for a run that began while it read, then asks about what is here by then', async () => {
    const studio = await createTestStudio();
    const heard: string[] = [];
    const stop = decideAll(studio, 'allow');
    const outcome = await studio.commands.addFiles(droppedBeforeRun(studio, { 'index.html': '<h1>Theirs</h1>' }), {
      onWaiting: () => heard.push('waits'),
      mayReplace: () => {
        heard.push(studio.agent.getSnapshot().running ? 'asked during the run' : 'asked');
        heard.push(sourceOf(studio, 'index.html').includes('Agent') ? 'after the change' : 'before the change');
        return true;
      },
    });
    assert.equal(outcome.state, 'added');
    assert.deepEqual(heard, ['waits', 'asked', 'after the change']);
    assert.equal(sourceOf(studio, 'index.html'), '<h1>Theirs</h1>');
    await studio.commands.undo();
    assert.match(sourceOf(studio, 'index.html'), /Agent/, 'one undo takes back the upload, not the agent’s work');
    stop();
    await studio.dispose();
  });

  it('asks again about a file that changed while the person thought', async () => {
    const studio = await createTestStudio();
    let asked = 0;
    const outcome = await studio.commands.addFiles(dropped({ 'index.html': '<h1>Theirs</h1>' }), {
      async mayReplace() {
        if (++asked > 1) return false;
        await studio.commands.createFile('other.md', '');
        await studio.commands.callTool('workspace.writeFile', { path: 'index.html', source: '<h1>Newer</h1>' });
        return true;
      },
    });
    assert.equal(asked, 2);
    assert.equal(outcome.state === 'added' && outcome.paths.length, 0);
    assert.equal(sourceOf(studio, 'index.html'), '<h1>Newer</h1>');
    await studio.dispose();
  });

  it('stops a wait for the agent with nothing changed', async () => {
    const studio = await createTestStudio();
    const stop = new AbortController();
    const outcome = await studio.commands.addFiles(droppedBeforeRun(studio, { 'new.css': 'n{}' }), {
      signal: stop.signal,
      onWaiting: () => stop.abort(),
    });
    assert.deepEqual(outcome, { state: 'cancelled' });
    assert.equal(studio.workspace.getSnapshot().state.files.has('new.css'), false);
    await studio.dispose();
  });

  it('opens no zip file in the place of a workspace that the agent works on', async () => {
    const studio = await createTestStudio({ archive });
    const paths = pathsOf(studio);
    const blob = new Blob([await zipped({ 'a.html': '<p>' })]);
    const run = studio.commands.runPrompt('Change the hero title to "Agent"');
    await studio.commands.runPrompt('busy');
    const outcome = await studio.commands.importArchive({ blob, name: 'a.zip' }, () => true);
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'AGENT_BUSY');
    assert.deepEqual(pathsOf(studio), paths);
    studio.commands.cancelRun();
    await run;
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
