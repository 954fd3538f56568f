import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createZipArchive } from '../../../../src/adapters/archive/zip-archive.js';
import { isPathTaken } from '../../../../src/core/workspace/changes/change-effect.js';
import type { Download } from '../../../../src/core/workspace/download-port.js';
import { bytesOfFile, fileOfBytes } from '../../../../src/core/workspace/folder/file-content.js';
import { canonicalPath } from '../../../../src/core/workspace/paths.js';
import type { WorkspaceFile } from '../../../../src/core/workspace/workspace-model.js';
import { soak } from '../../../support/soak.js';
import { createTestStudio } from '../../../support/test-studio.js';

const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'con',
    'C:',
    ' ',
    '.',
    '...',
    '-',
    '__proto__',
    '\u202e',
    '\n',
    '\ufeff',
    '\ud800',
    'é',
    '한글',
    '🥐',
    '%2e%2e',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
);
const segment = fc
  .array(piece, { minLength: 1, maxLength: 3 })
  .map((pieces) => pieces.join('').replaceAll(/[\\/\0]/g, '_'));
const path = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('.js', '.css', '.html', '.png', '.woff2'))
  .map(([segments, extension]) => `${segments.join('/')}/x${extension}`);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
);

/** Whatever a workspace can hold: a path is legal when the workspace says so. */
const workspace = fc.array(fc.tuple(path, bytes), { minLength: 1, maxLength: 6 }).map((given) => {
  const files = new Map<string, WorkspaceFile>();
  for (const [name, content] of given) {
    const legal = legalPath(name);
    const file = legal === undefined ? undefined : fileOfBytes(legal, new Uint8Array(content));
    if (file && !isPathTaken(files, file.path)) files.set(file.path, file);
  }
  return [...files.values()];
});

function legalPath(given: string): string | undefined {
  try {
    return canonicalPath(given);
  } catch {
    return undefined;
  }
}

test('every workspace comes out of its zip file as it went in: names, bytes and its own name', async () => {
  const archive = createZipArchive();
  const saved: Download[] = [];
  const downloads = { save: (download: Download): void => void saved.push(download) };
  const studio = await createTestStudio({ archive, downloads });
  const other = await createTestStudio({ archive });
  const rootName = fc.constantFrom('site', 'a.b', '한글', 'my site');
  await fc.assert(
    fc.asyncProperty(workspace, rootName, async (files, root) => {
      fc.pre(files.length > 0);
      studio.workspace.import(files, { rootName: root });
      await studio.commands.downloadArchive();
      const { content, fileName } = saved.pop()!;
      const outcome = await other.commands.importArchive({ blob: content as Blob, name: fileName }, () => true);
      assert.deepEqual(outcome, { state: 'opened', rootName: root, fileCount: files.length, skipped: [] });
      const { state } = other.workspace.getSnapshot();
      assert.deepEqual([...state.files.keys()].sort(), files.map((file) => file.path).sort());
      for (const file of files)
        assert.deepEqual(await bytesOfFile(state.files.get(file.path)!), await bytesOfFile(file));
    }),
    soak(1000),
  );
  await Promise.all([studio.dispose(), other.dispose()]);
});
