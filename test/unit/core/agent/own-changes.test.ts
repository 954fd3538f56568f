// A run takes back, and tells of, what it did; not what others did while it waited.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestStudio, sourceOf } from '../../../support/test-studio.js';

const PATH = 'app.js';
const others = '// my own work';

async function openAsking() {
  const studio = await createTestStudio();
  const run = studio.agent.run('Change the hero title to "Hello"');
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (studio.approvals.store.getSnapshot().length > 0) resolve();
    };
    studio.approvals.store.subscribe(look);
    look();
  });
  studio.workspace.apply({ kind: 'write-file', path: PATH, source: others });
  const [waiting] = studio.approvals.store.getSnapshot();
  return { studio, run, decide: (decision: 'allow' | 'deny') => studio.approvals.resolve(waiting!.id, decision) };
}

test('a run that was denied offers nothing to take back, though a file changed while it waited', async () => {
  const { studio, run, decide } = await openAsking();
  decide('deny');
  const outcome = await run;
  assert.equal(studio.agent.getSnapshot().turnUndo, undefined);
  assert.equal(outcome.state, 'failed');
  assert.equal(sourceOf(studio, PATH), others);
  await studio.dispose();
});
