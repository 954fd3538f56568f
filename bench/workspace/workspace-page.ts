// The workspace over IndexedDB, and beside each of its works the least that the browser itself needs for it.
import { createDexieWorkspaceRepository } from '../../src/adapters/storage/dexie-workspace-repository.js';
import { findLiteral } from '../../src/core/workspace/search/line-finder.js';
import { searchText } from '../../src/core/workspace/search/search-text.js';
import { createTextFile } from '../../src/core/workspace/workspace-file.js';
import { createWorkspace } from '../../src/core/workspace/workspace.js';
import type { TextFile } from '../../src/core/workspace/workspace-model.js';
import { RawFiles } from './raw-files.js';

const LINE = 'const answer = compute(input, { precise: true }); // one line of some source text\n';
const MATCH_LIMIT = 80;

const fileOf = (index: number): TextFile =>
  createTextFile(`src/part-${index % 40}/module-${index}.js`, `// file ${index}\n${LINE.repeat(24)}`);
const filesOf = (count: number): readonly TextFile[] => Array.from({ length: count }, (_, index) => fileOf(index));
const FILES = filesOf(1000);
const SEED = { rootName: 'bench', files: [createTextFile('index.html', '<p>bench</p>')] };

const opened = new Map<number, Promise<ReturnType<typeof createWorkspace>>>();
const raw = new RawFiles();
let edits = 0;
let imports = 0;

const works = {
  async importOurs() {
    const databaseName = `bench-import-${++imports}`;
    const workspace = createWorkspace({
      id: 'w',
      repository: createDexieWorkspaceRepository({ databaseName }),
      seed: SEED,
    });
    await workspace.ready;
    const time = await timed(() => workspace.import(FILES).persisted);
    await workspace.dispose();
    indexedDB.deleteDatabase(databaseName);
    return time;
  },
  async importRaw() {
    const store = await raw.open(`bench-raw-import-${++imports}`);
    const time = await timed(() => raw.putAll(store, FILES));
    store.close();
    indexedDB.deleteDatabase(store.name);
    return time;
  },
  async editIn(count: number) {
    const workspace = await (opened.get(count) ?? openWith(count));
    const { path } = fileOf(count >> 1);
    return timed(() => workspace.apply({ kind: 'write-file', path, source: `edit ${++edits}` }).persisted);
  },
  async searchOurs() {
    const signal = new AbortController().signal;
    return timed(() => searchText(FILES, findLiteral('file 999', false), { limit: MATCH_LIMIT, signal }));
  },
  async searchLoop() {
    return timed(async () => void plainLoop('file 999'));
  },
  async openOurs() {
    await (opened.get(1000) ?? openWith(1000));
    const repository = createDexieWorkspaceRepository({ databaseName: 'bench-1000' });
    const time = await timed(async () => {
      const workspace = createWorkspace({ id: 'w', repository, seed: SEED });
      await workspace.ready;
      if (workspace.getSnapshot().state.files.size !== 1000) throw new Error('The workspace was not found.');
    });
    await repository.close();
    return time;
  },
  /** For the heap: a workspace that stays. */
  async openAndKeep() {
    const repository = createDexieWorkspaceRepository({ databaseName: 'bench-1000' });
    const workspace = createWorkspace({ id: 'w', repository, seed: SEED });
    await workspace.ready;
    return workspace;
  },
  async openRaw() {
    await rawThousand();
    let store: IDBDatabase | undefined;
    const time = await timed(async () => {
      store = await raw.open('bench-raw-1000');
      if ((await raw.getAll(store)).length !== 1000) throw new Error('The records were not found.');
    });
    store?.close();
    return time;
  },
};

/** What a person would write first: each line of each file, until there are enough. */
function plainLoop(query: string): readonly string[] {
  const wanted = query.toLowerCase();
  const found: string[] = [];
  for (const { path, source } of FILES) {
    for (const [index, line] of source.split('\n').entries()) {
      if (!line.toLowerCase().includes(wanted)) continue;
      found.push(`${path}:${index + 1} ${line.slice(0, 120)}`);
      if (found.length === MATCH_LIMIT) return found;
    }
  }
  return found;
}

function openWith(count: number): Promise<ReturnType<typeof createWorkspace>> {
  const open = async () => {
    const repository = createDexieWorkspaceRepository({ databaseName: `bench-${count}` });
    const workspace = createWorkspace({ id: 'w', repository, seed: SEED });
    await workspace.ready;
    await workspace.import(filesOf(count)).persisted;
    return workspace;
  };
  const opening = open();
  opened.set(count, opening);
  return opening;
}

let thousand: Promise<void> | undefined;
function rawThousand(): Promise<void> {
  return (thousand ??= raw.open('bench-raw-1000').then(async (store) => {
    await raw.putAll(store, FILES);
    store.close();
  }));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

Object.assign(globalThis, { works });
