import { storageError, type StorageErrorCode } from '../../src/core/workspace/storage-errors.js';
import type { WorkspaceRepository } from '../../src/core/workspace/workspace-port.js';

export type Fault =
  /** Refuses and stores nothing. */
  | StorageErrorCode
  /** Never answers and stores nothing. */
  | 'hang'
  /** Stores, and never answers. */
  | 'store-then-hang';

export interface FaultyRepository extends WorkspaceRepository {
  /** What the next operations do; undefined works. */
  fault: Fault | undefined;
  readonly log: string[];
}

export function createFaultyRepository(working: WorkspaceRepository): FaultyRepository {
  const perform = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { fault } = faulty;
    faulty.log.push(fault ? `${name}: ${fault}` : name);
    if (fault === 'hang') return never();
    if (fault === 'store-then-hang') return work().then(never<T>);
    if (fault) throw storageError(fault, `${'The disk said no. '.repeat(30)}`);
    return work();
  };

  const faulty: FaultyRepository = {
    kind: 'indexed-db',
    fault: undefined,
    log: [],
    load: (id) => perform('load', () => working.load(id)),
    replace: (id, workspace, guard) => perform('replace', () => working.replace(id, workspace, guard)),
    commit: (id, commit) => perform('commit', () => working.commit(id, commit)),
    close: () => perform('close', async () => undefined),
  };
  return faulty;
}

function never<T>(): Promise<T> {
  return new Promise<T>(() => undefined);
}
