import { createAssetFile, createTextFile } from '../../src/core/workspace/workspace-file.js';
import type { WorkspaceFile } from '../../src/core/workspace/workspace-model.js';
import type {
  RepositoryCommit,
  StoredWorkspace,
  WorkspaceRepository,
} from '../../src/core/workspace/workspace-port.js';
import { PNG_BYTES, sampleSeed } from './workspace-fixtures.js';

/**
 * What every `WorkspaceRepository` must do, written once. A runner gives each case a name and a fresh place; `open` may
 * be called several times for one place, as a reload would.
 */
export interface RepositoryCase {
  readonly name: string;
  run(open: () => WorkspaceRepository): Promise<void>;
}

export const REPOSITORY_CONTRACT: readonly RepositoryCase[] = [
  {
    name: 'a workspace that was never stored loads as undefined',
    async run(open) {
      expectEqual(await open().load('none'), undefined);
    },
  },
  {
    name: 'what was stored loads again in another session, checkpoint differences included',
    async run(open) {
      await open().replace('w', SAMPLE);
      await expectStored(open(), 'w', SAMPLE);
    },
  },
  {
    name: 'a commit stores what it names and leaves the rest',
    async run(open) {
      const repository = open();
      await repository.replace('w', SAMPLE);
      await repository.commit('w', {
        baseRevision: 7,
        revision: 8,
        rootName: 'renamed',
        activePath: 'new.js',
        puts: [createTextFile('new.js', ''), { ...createTextFile('app.js', 'changed'), renamedFrom: 'old.js' }],
        deletes: ['styles.css'],
        checkpointPuts: [{ path: 'new.js', file: undefined }],
        checkpointDeletes: ['gone.css'],
      });
      await expectStored(open(), 'w', {
        rootName: 'renamed',
        revision: 8,
        activePath: 'new.js',
        files: [
          ...SAMPLE.files.filter((file) => file.path !== 'styles.css' && file.path !== 'app.js'),
          createTextFile('new.js', ''),
          { ...createTextFile('app.js', 'changed'), renamedFrom: 'old.js' },
        ],
        checkpoint: [
          ...(SAMPLE.checkpoint ?? []).filter((entry) => entry.path !== 'gone.css'),
          { path: 'new.js', file: undefined },
        ],
      });
    },
  },
  {
    name: 'a commit may keep the revision: only the tab moved',
    async run(open) {
      await open().replace('w', SAMPLE);
      await open().commit('w', { ...NOTHING, activePath: 'styles.css' });
      await expectStored(open(), 'w', { ...SAMPLE, activePath: 'styles.css' });
    },
  },
  {
    name: 'of two commits on one revision the second is refused and changes nothing',
    async run(open) {
      await open().replace('w', SAMPLE);
      const [one, two] = [open(), open()];
      const results = await Promise.allSettled([
        one.commit('w', { ...NOTHING, revision: 8, puts: [createTextFile('app.js', 'one')] }),
        two.commit('w', { ...NOTHING, revision: 8, puts: [createTextFile('styles.css', 'two')] }),
      ]);
      expectEqual(results.map((result) => result.status).sort(), ['fulfilled', 'rejected']);
      const refused = results.find((result) => result.status === 'rejected');
      expectCode(refused?.reason, 'WORKSPACE_REVISION_CONFLICT');
      expectEqual((refused?.reason as { details?: unknown }).details, { expectedRevision: 7, currentRevision: 8 });

      const winner = results[0]?.status === 'fulfilled' ? ['app.js', 'one'] : ['styles.css', 'two'];
      await expectStored(open(), 'w', {
        ...SAMPLE,
        revision: 8,
        files: SAMPLE.files.map((file) =>
          file.path === winner[0] ? createTextFile(file.path, winner[1] ?? '') : file,
        ),
      });
    },
  },
  {
    name: 'a commit on a workspace that is not there is refused',
    async run(open) {
      await expectRejection(open().commit('none', NOTHING), 'WORKSPACE_REVISION_CONFLICT');
      expectEqual(await open().load('none'), undefined);
    },
  },
  {
    name: 'a write that fails midway changes nothing',
    async run(open) {
      await open().replace('w', SAMPLE);
      const broken = { ...createAssetFile('b.png', new Blob()), blob: (() => undefined) as unknown as Blob };
      const puts: readonly WorkspaceFile[] = [createTextFile('app.js', 'half'), broken];
      await expectRejection(open().commit('w', { ...NOTHING, revision: 8, puts, deletes: ['styles.css'] }));
      await expectRejection(open().replace('w', { ...SAMPLE, files: puts }));
      await expectStored(open(), 'w', SAMPLE);
    },
  },
  {
    name: 'a guarded replace is refused when another revision, or anything at all, is stored',
    async run(open) {
      const repository = open();
      await repository.replace('w', SAMPLE, { baseRevision: undefined });
      const other = { ...SAMPLE, revision: 9 };
      await expectRejection(repository.replace('w', other, { baseRevision: undefined }), 'WORKSPACE_REVISION_CONFLICT');
      await expectRejection(repository.replace('w', other, { baseRevision: 6 }), 'WORKSPACE_REVISION_CONFLICT');
      await expectStored(open(), 'w', SAMPLE);
      await repository.replace('w', other, { baseRevision: 7 });
      await expectStored(open(), 'w', other);
    },
  },
  {
    name: 'a replace leaves no record of what was there before',
    async run(open) {
      await open().replace('w', SAMPLE);
      const small = { rootName: 'small', revision: 1, files: [createTextFile('index.html', '')] };
      await open().replace('w', small);
      await expectStored(open(), 'w', small);
    },
  },
  {
    name: 'workspaces whose ids and paths could be mistaken for each other share nothing',
    async run(open) {
      const ids = ['a', 'a:b', 'a/b', 'a\uffff', 'A', '', '[object Object]', '__proto__'];
      const repository = open();
      for (const id of ids) await repository.replace(id, withSource(id));
      await repository.commit('a', { ...NOTHING, revision: 8, deletes: ['b:c.txt'] });
      for (const id of ids.slice(1)) await expectStored(open(), id, withSource(id));
      await expectStored(open(), 'a', {
        ...withSource('a'),
        revision: 8,
        files: withSource('a').files.filter((file) => file.path !== 'b:c.txt'),
      });
    },
  },
  {
    name: 'names with a meaning of their own, empty files and unpaired surrogates come back as they were',
    async run(open) {
      const odd: StoredWorkspace = {
        rootName: '\ud800 root',
        revision: 1,
        files: [
          createTextFile('__proto__.js', 'a\r\nb\0\ufeff\ud83d'),
          createTextFile('constructor/toString.txt', ''),
          createAssetFile('empty.png', new Blob([])),
        ],
      };
      await open().replace('w', odd);
      await expectStored(open(), 'w', odd);
    },
  },
  {
    name: 'assets come back byte for byte',
    async run(open) {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31 + (index >> 8)) % 256);
      const asset = createAssetFile('big.webp', new Blob([bytes], { type: 'image/webp' }));
      await open().replace('w', { ...SAMPLE, files: [...SAMPLE.files, asset] });
      const found = (await open().load('w'))?.files.find((file) => file.path === 'big.webp');
      expectEqual(found?.mimeType, 'image/webp');
      const stored = new Uint8Array(await (found as { blob: Blob }).blob.arrayBuffer());
      expectEqual(stored.length, bytes.length);
      expectEqual(
        stored.findIndex((byte, index) => byte !== bytes[index]),
        -1,
      );
    },
  },
  {
    name: 'after close every method rejects, and closing again is harmless',
    async run(open) {
      const repository = open();
      await repository.replace('w', SAMPLE);
      await repository.close();
      await repository.close();
      await expectRejection(repository.load('w'), 'WORKSPACE_STORAGE_CLOSED');
      await expectRejection(repository.commit('w', NOTHING), 'WORKSPACE_STORAGE_CLOSED');
    },
  },
];

const SAMPLE: StoredWorkspace = {
  rootName: 'sample',
  revision: 7,
  activePath: 'app.js',
  files: sampleSeed().files,
  checkpoint: [
    { path: 'app.js', file: createTextFile('app.js', 'saved') },
    { path: 'README.md', file: undefined },
    { path: 'gone.css', file: createTextFile('gone.css', 'deleted since') },
    { path: 'gone.png', file: createAssetFile('gone.png', new Blob([PNG_BYTES])) },
  ],
};

const NOTHING: RepositoryCommit = { baseRevision: 7, revision: 7, puts: [], deletes: [] };

function withSource(id: string): StoredWorkspace {
  return {
    rootName: id,
    revision: 7,
    files: [createTextFile('c.txt', id), createTextFile('b:c.txt', id), createTextFile('b/c.txt', id)],
  };
}

export async function expectStored(
  repository: WorkspaceRepository,
  workspaceId: string,
  expected: StoredWorkspace,
): Promise<void> {
  const stored = await repository.load(workspaceId);
  if (!stored) throw new Error(`Nothing is stored for ${workspaceId}`);
  expectEqual(await comparable(stored), await comparable(expected));
}

/** Plain data in a fixed order, bytes of assets included. */
async function comparable(workspace: StoredWorkspace): Promise<unknown> {
  const checkpoint = await Promise.all(
    (workspace.checkpoint ?? []).map(async ({ path, file }) => ({ path, file: file && (await plainFile(file)) })),
  );
  const files = await Promise.all(workspace.files.map(plainFile));
  return { ...workspace, files: files.sort(byPath), checkpoint: checkpoint.sort(byPath) };
}

async function plainFile(file: WorkspaceFile) {
  if (file.kind === 'text') return file;
  return { ...file, blob: [...new Uint8Array(await file.blob.arrayBuffer())] };
}

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : 1;
}

async function expectRejection(promise: Promise<unknown>, code?: string): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason ?? 'rejected with nothing',
  );
  if (error === undefined) throw new Error(`Expected a rejection${code ? ` with ${code}` : ''}`);
  if (code) expectCode(error, code);
}

function expectCode(error: unknown, code: string): void {
  expectEqual((error as { code?: unknown }).code, code);
}

/** Runs in Node and in a browser, so it leans on no assertion library. */
function expectEqual(actual: unknown, expected: unknown): void {
  const [one, other] = [textOf(actual), textOf(expected)];
  if (one !== other) throw new Error(`Expected ${other}\nbut found ${one}`);
}

function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_key, entry: unknown) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
        : entry,
    ) ?? 'undefined'
  );
}
