// A page that edits as fast as storage takes it, and says after each edit that it is stored. Bundled for the crash check.
import { createDexieWorkspaceRepository } from '../../../src/adapters/storage/dexie-workspace-repository.js';
import { createTextFile } from '../../../src/core/workspace/workspace-file.js';
import { createWorkspace } from '../../../src/core/workspace/workspace.js';
import { FILES, sourceAfter } from './crash-states.js';

declare global {
  interface Window {
    /** Given by the test: it is told on the other side of the process boundary. */
    acknowledged(edit: number): Promise<void>;
    hammer(id: string): Promise<void>;
    look(
      id: string,
    ): Promise<{ readonly revision: number; readonly sources: readonly string[]; readonly storage: string }>;
  }
}

const open = async (id: string) => {
  const workspace = createWorkspace({
    id,
    repository: createDexieWorkspaceRepository({ databaseName: 'jig-crash' }),
    seed: { rootName: 'crash', files: FILES.map((path) => createTextFile(path, sourceAfter(path, 0))) },
  });
  await workspace.ready;
  return workspace;
};

window.hammer = async (id) => {
  const workspace = await open(id);
  for (let edit = 1; ; edit++) {
    const writes = FILES.map((path) => ({ path, source: sourceAfter(path, edit) })).filter(
      ({ path, source }) => source !== sourceAfter(path, edit - 1),
    );
    // Two files in each edit: half of one must never be found.
    const { persisted } = workspace.apply({ kind: 'edit-files', writes });
    if (edit % 7 === 0) void workspace.saveCheckpoint().catch(() => undefined);
    // Some edits are made without waiting, so that several are under way.
    if (edit % 3 === 0) continue;
    await persisted;
    await window.acknowledged(edit);
  }
};

window.look = async (id) => {
  const workspace = await open(id);
  const { state, storageMode } = workspace.getSnapshot();
  const sources = FILES.map((path) => (state.files.get(path) as { source?: string } | undefined)?.source ?? '');
  await workspace.dispose();
  return { revision: state.revision, sources, storage: storageMode };
};
