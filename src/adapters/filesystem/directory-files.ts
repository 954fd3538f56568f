import { CodedError } from '../../core/base/coded-error.js';
import { pathRefusedByDisk } from '../../core/workspace/folder/folder-errors.js';
import type { DirectoryHandle } from './platform-handles.js';

/** Single files of a directory, by workspace path. What the platform throws passes, but for what has a code of its own. */

export async function readFileAt(root: DirectoryHandle, path: string): Promise<File | undefined> {
  try {
    const { parent, name } = await parentOf(root, path, false);
    return await (await fileHandle(parent, name, path)).getFile();
  } catch (error) {
    // A file cannot be where a file stands in the place of its folder.
    if (nameOf(error) === 'NotFoundError' || error instanceof ParentIsFile) return undefined;
    throw error;
  }
}

export async function writeFileAt(root: DirectoryHandle, path: string, content: Blob): Promise<void> {
  const { parent, name } = await parentOf(root, path, true).catch((error: unknown) => {
    throw error instanceof ParentIsFile ? typeConflict(path, 'write') : error;
  });
  const handle = await fileHandle(parent, name, path, true);
  const writable = await handle.createWritable();
  try {
    await writable.write(content);
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
  // The platform writes beside the file and puts it in its place here: before that, the old one is whole.
  await writable.close();
}

export async function removeFileAt(root: DirectoryHandle, path: string): Promise<void> {
  try {
    const { parent, name } = await parentOf(root, path, false);
    await fileHandle(parent, name, path);
    await parent.removeEntry(await spellingIn(parent, name));
  } catch (error) {
    if (nameOf(error) !== 'NotFoundError' && !(error instanceof ParentIsFile)) throw error;
  }
}

export function nameOf(error: unknown): string {
  const name = (error as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : '';
}

class ParentIsFile extends Error {}

async function parentOf(
  root: DirectoryHandle,
  path: string,
  create: boolean,
): Promise<{ readonly parent: DirectoryHandle; readonly name: string }> {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  let parent = root;
  for (const segment of segments) {
    const spelled = await spellingIn(parent, segment);
    try {
      parent = (await parent.getDirectoryHandle(spelled, { create })) as DirectoryHandle;
    } catch (error) {
      if (nameOf(error) === 'TypeMismatchError') throw new ParentIsFile();
      throw error instanceof TypeError ? pathRefusedByDisk(path) : error;
    }
  }
  return { parent, name };
}

async function fileHandle(
  parent: DirectoryHandle,
  name: string,
  path: string,
  create = false,
): Promise<FileSystemFileHandle> {
  try {
    return await parent.getFileHandle(await spellingIn(parent, name), { create });
  } catch (error) {
    if (nameOf(error) === 'TypeMismatchError') throw typeConflict(path, create ? 'write' : 'read');
    throw error instanceof TypeError ? pathRefusedByDisk(path) : error;
  }
}

/** The disk's own spelling of a name: only one that Unicode can write in several ways has to be looked for. */
async function spellingIn(parent: DirectoryHandle, name: string): Promise<string> {
  if (name.normalize('NFD') === name.normalize('NFC')) return name;
  let other: string | undefined;
  for await (const handle of parent.values()) {
    if (handle.name === name) return name;
    if (handle.name.normalize('NFC') === name.normalize('NFC')) other ??= handle.name;
  }
  return other ?? name;
}

function typeConflict(path: string, operation: 'read' | 'write'): CodedError {
  return new CodedError('WORKSPACE_FILE_TYPE_CONFLICT', `The disk has a folder and a file in the way of "${path}".`, {
    details: { path, operation },
  });
}
