import type { FolderEntry, FolderPort } from '../../src/core/workspace/folder/folder-port.js';

/** A folder as another program sees it. */
export interface FolderPlace {
  readonly port: FolderPort;
  write(path: string, content: string): Promise<void>;
  read(path: string): Promise<string | undefined>;
  remove(path: string): Promise<void>;
  /** The folder itself goes. */
  removeFolder(): Promise<void>;
}

/** What every `FolderPort` that can link a folder must do, written once; a runner gives each case a fresh place. */
export interface FolderCase {
  readonly name: string;
  run(place: FolderPlace): Promise<void>;
}

export const FOLDER_CONTRACT: readonly FolderCase[] = [
  {
    name: 'nothing is linked before a folder was picked and linked',
    async run({ port, write }) {
      await write('index.html', '<h1>');
      expectEqual(port.getSnapshot().linked, undefined);
      expectEqual(port.getSnapshot().permission, 'disconnected');
      await expectCode(port.readFile('index.html'), 'WORKSPACE_FOLDER_NOT_CONNECTED');
      await expectCode(port.writeFile('index.html', new Blob([''])), 'WORKSPACE_FOLDER_NOT_CONNECTED');
      await expectCode(port.removeFile('index.html'), 'WORKSPACE_FOLDER_NOT_CONNECTED');
      await expectCode(port.contents(), 'WORKSPACE_FOLDER_NOT_CONNECTED');
      expectEqual(await port.requestWritePermission(), 'disconnected');
      await port.pick();
      expectEqual(port.getSnapshot().linked, undefined);
    },
  },
  {
    name: 'a linked folder has a name, a scope of its own and permission',
    async run(place) {
      await link(place);
      const first = place.port.getSnapshot();
      expectEqual(first.permission, 'granted');
      if (!/^folder:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(first.linked?.scopeId ?? '')) fail('no scope id');
      await link(place);
      if (place.port.getSnapshot().linked?.scopeId === first.linked?.scopeId) fail('two links share a scope');
    },
  },
  {
    name: 'entries come breadth first, folders included, and a folder that is not entered stays unread',
    async run(place) {
      await place.write('deep/er/c.txt', 'c');
      await place.write('deep/b.txt', 'b');
      await place.write('skip/d.txt', 'd');
      await place.write('a.txt', 'a');
      await link(place);
      const found = await entriesOf(place.port, (path) => path !== 'skip');
      expectEqual([...found].sort().join(), 'a.txt,deep,deep/b.txt,deep/er,deep/er/c.txt,skip');
      if (found.indexOf('deep/er/c.txt') < found.indexOf('deep/b.txt')) fail('a deeper file came first');
    },
  },
  {
    name: 'what is written is there for others, in folders made for it, byte for byte',
    async run(place) {
      await link(place);
      const bytes = new Uint8Array([0, 255, 128, 13, 10, 0xef, 0xbb, 0xbf]);
      await place.port.writeFile('new/folder/logo.png', new Blob([bytes]));
      await place.port.writeFile('a.txt', new Blob(['first, and long']));
      await place.port.writeFile('a.txt', new Blob(['second']));
      expectEqual(await place.read('a.txt'), 'second');
      const read = await place.port.readFile('new/folder/logo.png');
      expectEqual([...new Uint8Array(await (read ?? new Blob()).arrayBuffer())].join(), [...bytes].join());
    },
  },
  {
    name: 'what others write is read, and a file that is not there is undefined',
    async run(place) {
      await place.write('a.txt', 'old');
      await link(place);
      await place.write('a.txt', 'theirs');
      expectEqual(await (await place.port.readFile('a.txt'))?.text(), 'theirs');
      expectEqual(await place.port.readFile('none.txt'), undefined);
      expectEqual(await place.port.readFile('none/below.txt'), undefined);
      expectEqual(await place.port.readFile('a.txt/below.txt'), undefined);
    },
  },
  {
    name: 'removing is idempotent, also when the folder of the file is gone',
    async run(place) {
      await place.write('one/a.txt', 'a');
      await link(place);
      await place.port.removeFile('one/a.txt');
      expectEqual(await place.read('one/a.txt'), undefined);
      await place.port.removeFile('one/a.txt');
      await place.port.removeFile('never/there.txt');
    },
  },
  {
    name: 'a folder in the place of a file is a conflict of kinds, and stays',
    async run(place) {
      await place.write('thing.txt/inside.txt', 'kept');
      await place.write('file.txt', 'kept too');
      await link(place);
      await expectCode(place.port.readFile('thing.txt'), 'WORKSPACE_FILE_TYPE_CONFLICT');
      await expectCode(place.port.writeFile('thing.txt', new Blob(['x'])), 'WORKSPACE_FILE_TYPE_CONFLICT');
      await expectCode(place.port.removeFile('thing.txt'), 'WORKSPACE_FILE_TYPE_CONFLICT');
      await expectCode(place.port.writeFile('file.txt/x.txt', new Blob(['x'])), 'WORKSPACE_FILE_TYPE_CONFLICT');
      expectEqual(await place.read('thing.txt/inside.txt'), 'kept');
      expectEqual(await place.read('file.txt'), 'kept too');
    },
  },
  {
    name: 'a path is found, and written, whatever Unicode form the disk spells it in',
    async run(place) {
      await place.write('cafe\u0301/re\u0301sume\u0301.txt', 'decomposed');
      await link(place);
      const path = 'caf\u00e9/r\u00e9sum\u00e9.txt';
      expectEqual(await (await place.port.readFile(path))?.text(), 'decomposed');
      await place.port.writeFile(path, new Blob(['written']));
      expectEqual(await place.read('cafe\u0301/re\u0301sume\u0301.txt'), 'written');
      await place.port.removeFile(path);
      expectEqual(await place.read('cafe\u0301/re\u0301sume\u0301.txt'), undefined);
    },
  },
  {
    name: 'a disconnected folder keeps its files and answers nothing any more',
    async run(place) {
      await place.write('a.txt', 'a');
      await link(place);
      let told = 0;
      const stop = place.port.subscribe(() => told++);
      await place.port.disconnect();
      stop();
      if (told === 0) fail('nobody was told');
      expectEqual(place.port.getSnapshot().linked, undefined);
      await expectCode(place.port.readFile('a.txt'), 'WORKSPACE_FOLDER_NOT_CONNECTED');
      expectEqual(await place.read('a.txt'), 'a');
    },
  },
  ...(['read', 'write', 'remove', 'contents'] as const).map((method) => ({
    name: `a folder that is gone is stale, not merely empty, for ${method}; the link is cleared`,
    async run(place: FolderPlace) {
      await place.write('a.txt', 'a');
      await link(place);
      await place.removeFolder();
      const { port } = place;
      const work = {
        read: () => port.readFile('a.txt'),
        write: () => port.writeFile('deep/a.txt', new Blob(['x'])),
        remove: () => port.removeFile('a.txt'),
        contents: () => port.contents(),
      }[method];
      await expectCode(work(), 'WORKSPACE_FOLDER_STALE');
      expectEqual(port.getSnapshot().linked, undefined);
      expectEqual(port.getSnapshot().permission, 'disconnected');
    },
  })),
];

export async function link({ port }: { readonly port: FolderPort }): Promise<void> {
  const candidate = await port.pick();
  if (!candidate) return fail('nothing was picked');
  await candidate.link({ remember: true });
}

export async function entriesOf(port: FolderPort, enters: (path: string) => boolean): Promise<readonly string[]> {
  const found: FolderEntry[] = [];
  for await (const entry of (await port.contents()).entries({ enters })) found.push(entry);
  return found.map(({ path }) => path);
}

export async function expectCode(work: Promise<unknown>, code: string): Promise<void> {
  const answer = await work.then(
    () => 'no error',
    (error: { code?: string; message?: string }) => error.code ?? `uncoded: ${error.message}`,
  );
  expectEqual(answer, code);
}

function expectEqual(actual: unknown, expected: unknown): void {
  if (actual !== expected) fail(`expected ${String(expected)}, got ${String(actual)}`);
}

function fail(message: string): never {
  throw new Error(message);
}
