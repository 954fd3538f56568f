/** One row of the tree, as it is drawn. */
export interface TreeRow {
  readonly kind: 'file' | 'folder';
  readonly path: string;
  readonly name: string;
  /** 1 for what lies at the top. */
  readonly level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
  readonly expanded: boolean;
}

interface Folder {
  readonly path: string;
  readonly folders: Map<string, Folder>;
  readonly files: string[];
}

/**
 * The rows in sight of a tree made from canonical paths: folders first, then files, each by name; what lies in a collapsed
 * folder is left out. `emptyFolders` are folders that a person made and put nothing into yet.
 */
export function treeRows(
  paths: Iterable<string>,
  collapsed: ReadonlySet<string>,
  emptyFolders: Iterable<string> = [],
): readonly TreeRow[] {
  const root = newFolder('');
  for (const path of paths) {
    const cut = path.lastIndexOf('/');
    folderAt(root, path.slice(0, Math.max(cut, 0))).files.push(path);
  }
  for (const path of emptyFolders) folderAt(root, path);
  const rows: TreeRow[] = [];
  collect(root, 1, collapsed, rows);
  return rows;
}

/** The folder that a path lies in; empty for the top. */
export function parentFolder(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function collect(folder: Folder, level: number, collapsed: ReadonlySet<string>, rows: TreeRow[]): void {
  const folders = [...folder.folders.values()].sort((a, b) => compareNames(a.path, b.path));
  const files = folder.files.sort(compareNames);
  const siblings = folders.length + files.length;
  let position = 0;
  for (const inner of folders) {
    const expanded = !collapsed.has(inner.path);
    position += 1;
    rows.push({ kind: 'folder', path: inner.path, name: nameOf(inner.path), level, position, siblings, expanded });
    if (expanded) collect(inner, level + 1, collapsed, rows);
  }
  for (const path of files) {
    position += 1;
    rows.push({ kind: 'file', path, name: nameOf(path), level, position, siblings, expanded: false });
  }
}

function folderAt(root: Folder, path: string): Folder {
  let folder = root;
  if (path === '') return folder;
  for (const name of path.split('/')) {
    const inner = folder.folders.get(name) ?? newFolder(joinPath(folder.path, name));
    folder.folders.set(name, inner);
    folder = inner;
  }
  return folder;
}

function newFolder(path: string): Folder {
  return { path, folders: new Map(), files: [] };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareNames(a: string, b: string): number {
  return collator.compare(nameOf(a), nameOf(b)) || (a < b ? -1 : 1);
}
