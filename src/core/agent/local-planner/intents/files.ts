import { readExactPatch } from '../exact-patch.js';
import { readDeletion, readRenaming, readRevert } from '../file-wishes.js';
import { existingPath, onFile, type Intent } from '../intent.js';
import { starterSource } from '../starter-source.js';
import { allOf, anyOf, term, verb } from '../term.js';
import { CHANGED, FEATURE, FILE, HERO } from '../wish-words.js';

const quotesCopy = anyOf(HERO, FEATURE);
const anything = (): boolean => true;

/** Row 5. */
export const renameIntent: Intent = {
  id: 'rename',
  tools: ['workspace.renameFile'],
  effect: 'changes',
  says: anything,
  call(reading, snapshot) {
    const renaming = readRenaming(reading);
    if (!renaming) return undefined;
    if (renaming === 'which-file') return { asks: 'which-file' };
    const taken = existingPath(renaming.toPath, snapshot);
    const planned = onFile(renaming.fromPath, snapshot, (fromPath) => ({
      name: 'workspace.renameFile',
      arguments: { fromPath, toPath: besideUnlessPlaced(renaming.toPath, renaming.fromPath, fromPath) },
      lists: true,
    }));
    if ('asks' in planned || taken === undefined || taken === planned.arguments['fromPath']) return planned;
    return taken === planned.arguments['toPath'] ? { asks: 'file-exists', path: taken } : planned;
  },
};

/** A file that was named without its folder is given a name, not another place. */
function besideUnlessPlaced(toPath: string, named: string, fromPath: string): string {
  if (toPath.includes('/') || named.includes('/')) return toPath;
  return fromPath.slice(0, fromPath.lastIndexOf('/') + 1) + toPath;
}

/** Row 6. Where a file is patched or renamed, the call's result shows it anyway. */
export const openIntent: Intent = {
  id: 'open',
  tools: ['workspace.openFile'],
  effect: 'looks',
  says: verb(['open', 'show', 'view'], ['열어', '보여']),
  // `Show what changed in app.js` is about its lines.
  unless: anyOf(CHANGED, term(['diff', 'differences?'], ['달라진', '차이'])),
  call(reading, snapshot) {
    const { path } = reading;
    if (path === undefined || readExactPatch(reading) || readRenaming(reading)) return undefined;
    return onFile(path, snapshot, (known) => ({ name: 'workspace.openFile', arguments: { path: known } }));
  },
};

/** Its text, without opening it. */
export const readIntent: Intent = {
  id: 'read',
  tools: ['workspace.readFile'],
  effect: 'looks',
  says: term(['read', "what(?:['’]?s| is) in", 'print', 'contents? of'], ['읽어', '내용']),
  unless: term(['change', 'replace', 'edit'], ['다시 읽', '바꿔', '바꾸', '변경', '수정']),
  call({ named }, snapshot) {
    const [file, ...others] = named;
    if (!file || others.length > 0) return undefined;
    return onFile(file.path, snapshot, (path) => ({ name: 'workspace.readFile', arguments: { path } }));
  },
};

const LISTS = anyOf(
  allOf(
    term(['list', 'show', 'which', 'what', 'view'], ['목록', '보여', '어떤', '무슨', '뭐']),
    term(['files'], ['파일(?!을? ?(?:삭제|만들|생성))']),
  ),
  term(['file list', 'list (?:of )?files'], ['파일 ?목록']),
);

export const listIntent: Intent = {
  id: 'list',
  tools: ['workspace.listFiles'],
  effect: 'looks',
  says: LISTS,
  unless: anyOf(
    CHANGED,
    term(
      ['delete', 'remove', 'create', 'download', 'export', 'rename', 'format'],
      ['삭제', '지워', '만들', '생성', '다운로드', '내려'],
    ),
  ),
  alone: anything,
  call: ({ named, values }) =>
    named.length === 0 && values.length === 0 ? { name: 'workspace.listFiles', arguments: {} } : undefined,
};

const meansMoreThanAFile = term(
  ['all', 'everything', 'files', 'folder', 'workspace', 'project', 'trace', 'zip'],
  ['전체', '모두', '모든', '전부', '폴더', '작업 ?공간', '프로젝트', '추적', '압축'],
);

/** Row 7: the file that is named, else the one that is open. Nothing is changed, but it asks as a change does. */
export const downloadIntent: Intent = {
  id: 'download',
  tools: ['workspace.downloadFile'],
  effect: 'changes',
  // `Add an export to app.js` speaks of code.
  says: verb(['download', '(?<!(?:an?|the|default|named|add) )export'], ['다운로드', '내려 ?받', '내보내']),
  call({ text, path, named }, snapshot) {
    if (named.length === 0 && meansMoreThanAFile(text)) return undefined;
    return onFile(path ?? snapshot.activePath, snapshot, (known) => ({
      name: 'workspace.downloadFile',
      arguments: { path: known },
      lists: true,
    }));
  },
};

/** Row 11. */
export const deleteIntent: Intent = {
  id: 'delete',
  tools: ['workspace.deleteFile'],
  effect: 'changes',
  says: anything,
  call(reading, snapshot) {
    const deletion = readDeletion(reading);
    if (!deletion) return undefined;
    const path = deletion.kind === 'file' ? deletion.path : undefined;
    return onFile(path, snapshot, (known) => ({
      name: 'workspace.deleteFile',
      arguments: { path: known },
      lists: true,
    }));
  },
};

/** One file back to its last save. */
export const revertIntent: Intent = {
  id: 'revert',
  tools: ['workspace.revertFile'],
  effect: 'changes',
  says: anything,
  call(reading, snapshot) {
    const revert = readRevert(reading);
    if (!revert) return undefined;
    if (revert === 'which-file') return { asks: 'which-file' };
    // A deleted file comes back by its name: what the workspace does not list may still be in the last save.
    const path = existingPath(revert.path, snapshot) ?? revert.path;
    return { name: 'workspace.revertFile', arguments: { path }, inspects: path };
  },
};

const CREATE = anyOf(term(['create'], ['생성', '만들', '만드']), allOf(term(['new']), FILE));

/** Row 12. A quoted value is the file's text, unless it is copy for the page. */
export const createIntent: Intent = {
  id: 'create',
  tools: ['workspace.createFile'],
  effect: 'changes',
  says: CREATE,
  call(reading, snapshot) {
    const { text, named, path, values } = reading;
    if (readRenaming(reading) || (path === undefined && !FILE(text))) return undefined;
    if (named.length === 0 && quotesCopy(text)) return undefined;
    if (path === undefined || named.length > 1) return { asks: 'which-file' };
    const taken = existingPath(path, snapshot);
    if (taken !== undefined) return { asks: 'file-exists', path: taken };
    const quoted = quotesCopy(text) ? undefined : values[0]?.text;
    const source = quoted === undefined ? starterSource(path) : `${quoted}\n`;
    return { name: 'workspace.createFile', arguments: { path, source } };
  },
};
