import { storageError } from '../../src/core/workspace/storage-errors.js';
import type { WorkspaceRepository } from '../../src/core/workspace/workspace-port.js';

/** One memory that outlives its sessions, as a database does: closing a session closes that session alone. */
export function createReopenableMemory(shared: WorkspaceRepository): { readonly open: () => WorkspaceRepository } {
  const open = (): WorkspaceRepository => {
    let session = shared;
    return {
      kind: shared.kind,
      load: (id) => session.load(id),
      replace: (id, workspace, guard) => session.replace(id, workspace, guard),
      commit: (id, commit) => session.commit(id, commit),
      async close() {
        session = CLOSED;
      },
    };
  };
  return { open };
}

const refuse = async (): Promise<never> => {
  throw storageError('WORKSPACE_STORAGE_CLOSED', 'The repository was closed.');
};

const CLOSED: WorkspaceRepository = {
  kind: 'memory',
  load: refuse,
  replace: refuse,
  commit: refuse,
  close: async () => undefined,
};
