import { test } from 'node:test';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { REPOSITORY_CONTRACT } from '../../../support/workspace-repository-contract.js';
import { createReopenableMemory } from '../../../support/reopenable-memory.js';

for (const { name, run } of REPOSITORY_CONTRACT) {
  test(name, () => {
    const memory = createReopenableMemory(createMemoryWorkspaceRepository());
    return run(memory.open);
  });
}
