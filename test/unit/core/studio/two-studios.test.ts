// Two studios over one storage, as two tabs of a browser hold one workspace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { createMemoryTabs } from '../../../../src/core/workspace/tabs/memory-tabs.js';
import type { RepositoryCommit, WorkspaceRepository } from '../../../../src/core/workspace/workspace-port.js';
import { createTestStudio, sourceOf } from '../../../support/test-studio.js';

const PATH = 'styles.css';
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function openTwo() {
  const memory = createMemoryWorkspaceRepository();
  const tabs = createMemoryTabs();
  /** A storage that takes its time, so that both are writing at once; it outlives its studio. */
  const slow = (ms: number): WorkspaceRepository => ({
    ...memory,
    close: () => Promise.resolve(),
    commit: async (id: string, commit: RepositoryCommit) => {
      await wait(ms);
      return memory.commit(id, commit);
    },
  });
  const first = await createTestStudio({ repository: slow(5), tabs: tabs.open() });
  const second = await createTestStudio({ repository: slow(40), tabs: tabs.open() });
  const texts = async (): Promise<readonly string[]> =>
    ((await memory.load('default'))?.files ?? []).flatMap((file) => (file.kind === 'text' ? [file.source] : []));
  return { first, second, texts };
}

test('typing in one file in both at once loses neither text: the second is a conflict that its flush tells', async () => {
  const { first, second } = await openTwo();
  second.drafts.edit(PATH, '/* second */');
  first.drafts.edit(PATH, '/* first */');
  const [told] = await Promise.allSettled([second.drafts.flush(), first.drafts.flush()]);
  assert.equal(told.status === 'rejected' && (told.reason as { code?: string }).code, 'WORKSPACE_REVISION_CONFLICT');
  assert.deepEqual([sourceOf(first, PATH), sourceOf(second, PATH)], ['/* first */', '/* first */']);
  assert.equal(second.drafts.getSnapshot().get(PATH)?.source, '/* second */');
  await Promise.all([first.dispose(), second.dispose()]);
});

test('a conflict that nobody decided is kept beside the file when its studio closes', async () => {
  const { first, second, texts } = await openTwo();
  second.drafts.edit(PATH, '/* second */');
  first.drafts.edit(PATH, '/* first */');
  await Promise.allSettled([second.drafts.flush(), first.drafts.flush()]);
  await second.dispose();
  await first.dispose();
  const kept = await texts();
  assert.ok(kept.includes('/* first */') && kept.includes('/* second */'));
});

test('an edit of an agent that the other page’s displaced goes on beside the file when a draft is in the way', async () => {
  const { first, second, texts } = await openTwo();
  second.drafts.edit(PATH, '/* typed */');
  const write = { kind: 'write-file', path: PATH } as const;
  await Promise.all([
    second.workspace.apply({ ...write, source: '/* agent */' }).persisted,
    first.workspace.apply({ ...write, source: '/* first */' }).persisted,
  ]);
  assert.equal(sourceOf(second, PATH), '/* first */');
  assert.equal(second.drafts.getSnapshot().get(PATH)?.source, '/* typed */');
  assert.ok((await texts()).includes('/* agent */'));
  await Promise.all([first.dispose(), second.dispose()]);
});
