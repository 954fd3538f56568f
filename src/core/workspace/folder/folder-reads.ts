import { systemTimers, withTimeout, type Timers } from '../../base/timers.js';
import { folderTimeout } from './folder-errors.js';
import type { FolderContents, FolderEntry, FolderPort } from './folder-port.js';

/** Milliseconds a disk may take for one look: the next entry, one file, or its bytes. A network drive may never answer. */
export const READ_TIMEOUT_MS = 20_000;

/** Rejects with `WORKSPACE_FOLDER_TIMEOUT` when the disk gives no answer in time; nothing was written. */
export function boundedRead<T>(reading: PromiseLike<T>, timers: Timers = systemTimers): Promise<T> {
  return withTimeout(reading, READ_TIMEOUT_MS, () => folderTimeout(READ_TIMEOUT_MS), timers);
}

/** The same port, whose reads end. A host's port may be a class: each method is called on it. */
export function withBoundedReads(port: FolderPort, timers: Timers): FolderPort {
  return {
    getSnapshot: () => port.getSnapshot(),
    subscribe: (listener) => port.subscribe(listener),
    restore: () => port.restore(),
    pick: () => port.pick(),
    disconnect: () => port.disconnect(),
    refreshPermission: () => port.refreshPermission(),
    requestWritePermission: () => port.requestWritePermission(),
    contents: () => boundedRead(port.contents(), timers),
    readFile: (path) => boundedRead(port.readFile(path), timers),
    writeFile: (path, content) => port.writeFile(path, content),
    removeFile: (path) => port.removeFile(path),
    ...(port.watch && { watch: (onChange: () => void) => port.watch!(onChange) }),
  };
}

/** The entries of a folder, each within the bound. */
export async function* boundedEntries(
  contents: FolderContents,
  walk: Parameters<FolderContents['entries']>[0],
  timers: Timers = systemTimers,
): AsyncIterable<FolderEntry> {
  const entries = contents.entries(walk)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await boundedRead(entries.next(), timers);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // Not waited for: a walk that hangs would hang its end, too.
    void entries.return?.().catch(() => undefined);
  }
}
