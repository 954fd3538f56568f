import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createZipArchive } from '../../../../src/adapters/archive/zip-archive.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { createStudio } from '../../../../src/core/studio/create-studio.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import type { Download } from '../../../../src/core/workspace/download-port.js';
import { PNG_BYTES, sampleSeed } from '../../../support/workspace-fixtures.js';

const archive = createZipArchive();
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function openStudio() {
  const saved: Download[] = [];
  const studio = createStudio({
    validator: createInterpretingValidator(),
    seed: sampleSeed(),
    archive,
    downloads: { save: (download) => void saved.push(download) },
  });
  await studio.ready;
  return { studio, saved };
}

async function zipOf(files: Readonly<Record<string, string>>): Promise<Blob> {
  return archive.pack(Object.entries(files).map(([path, source]) => ({ path, bytes: bytes(source) })));
}

describe('a workspace as a zip file', () => {
  it('goes out whole, what is typed included, and comes back byte for byte', async () => {
    const { studio, saved } = await openStudio();
    studio.commands.editDraft('app.js', 'typed();\n');
    const { structuredContent } = await studio.commands.downloadArchive();
    assert.equal((structuredContent as { fileName: string }).fileName, 'sample.zip');

    const { studio: other } = await openStudio();
    const outcome = await other.commands.importArchive({ blob: saved[0]!.content as Blob, name: 'sample.zip' });
    assert.deepEqual(outcome, { state: 'opened', rootName: 'sample', fileCount: 5, skipped: [] });
    const { files } = other.workspace.getSnapshot().state;
    assert.equal((files.get('app.js') as { source: string }).source, 'typed();\n');
    const logo = files.get('img/logo.png') as { blob: Blob };
    assert.deepEqual(new Uint8Array(await logo.blob.arrayBuffer()), PNG_BYTES);
  });

  it('takes the one folder around everything as the name', async () => {
    const { studio } = await openStudio();
    const blob = await zipOf({ 'bakery/index.html': '<p>', 'bakery/css/a.css': 'a {}' });
    const outcome = await studio.commands.importArchive({ blob, name: 'download.zip' });
    assert.deepEqual(outcome, { state: 'opened', rootName: 'bakery', fileCount: 2, skipped: [] });
    assert.deepEqual([...studio.workspace.getSnapshot().state.files.keys()].sort(), ['css/a.css', 'index.html']);
  });

  it('asks before unsaved work is replaced, and replaces nothing without a yes', async () => {
    const { studio } = await openStudio();
    studio.workspace.apply({ kind: 'write-file', path: 'app.js', source: 'unsaved' });
    const blob = await zipOf({ 'index.html': '<p>' });
    let asked = 0;
    const refused = await studio.commands.importArchive({ blob, name: 'a.zip' }, () => (asked++, false));
    assert.deepEqual([refused.state, asked], ['cancelled', 1]);
    assert.equal(studio.workspace.getSnapshot().state.files.size, 5);
    assert.equal((await studio.commands.importArchive({ blob, name: 'a.zip' }, () => true)).state, 'opened');
  });

  it('lets no entry out of the workspace, and says what it passed over', async () => {
    const { studio } = await openStudio();
    const blob = await zipOf({ 'index.html': '<p>', '../../etc/evil.js': 'x', 'run.exe': 'MZ', '/root.css': 'a {}' });
    const outcome = await studio.commands.importArchive({ blob, name: 'a.zip' });
    assert.equal(outcome.state, 'opened');
    const paths = [...studio.workspace.getSnapshot().state.files.keys()];
    assert.ok(paths.every((path) => !path.includes('..') && !path.startsWith('/')));
    assert.ok(outcome.state === 'opened' && outcome.skipped.some((line) => line.startsWith('../../etc/evil.js')));
  });

  it('does not unpack what is too large, and says so', async () => {
    const { studio } = await openStudio();
    const blob = await zipOf({ 'index.html': '<p>', 'bomb.css': 'x'.repeat(20_000_000) });
    assert.ok(blob.size < 100_000);
    const outcome = await studio.commands.importArchive({ blob, name: 'a.zip' });
    assert.deepEqual(outcome.state === 'opened' && outcome.skipped, ['bomb.css · too large']);
  });

  it('refuses what is no zip file with a code, and changes nothing', async () => {
    const { studio } = await openStudio();
    const outcome = await studio.commands.importArchive({ blob: new Blob(['no zip']), name: 'a.zip' });
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'WORKSPACE_ARCHIVE_INVALID');
    assert.equal(studio.workspace.getSnapshot().state.files.size, 5);
  });
});

describe('workspace.import', () => {
  it('replaces every file by a host’s own, guarded by the revision, as one step of undo', async () => {
    const { studio } = await openStudio();
    const { files } = sampleSeed();
    assert.throws(() => studio.workspace.import(files, { expectedRevision: 99 }), {
      code: 'WORKSPACE_REVISION_CONFLICT',
    });
    const both = [createTextFile('app.js', ''), createTextFile('app.js/in.css', '')];
    assert.throws(() => studio.workspace.import(both), { code: 'WORKSPACE_FILE_CONFLICT' });
    studio.workspace.import(files.slice(0, 3));
    assert.equal(studio.workspace.getSnapshot().state.files.size, 3);
    studio.workspace.undo();
    assert.equal(studio.workspace.getSnapshot().state.files.size, 5);
  });
});
