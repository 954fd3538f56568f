import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToolCallArguments } from '../../../../src/core/protocol/call.js';
import type { DryRunSnapshot } from '../../../../src/core/registry/dry-run.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { createShownStudio, createTestStudio, revisionOf, sourceOf } from '../../../support/test-studio.js';

/** What a person is told before a model's call is decided; it is then denied. */
async function foretold(studio: Studio, name: string, args: ToolCallArguments = {}): Promise<DryRunSnapshot> {
  const before = revisionOf(studio);
  let stop = (): void => undefined;
  const told = new Promise<DryRunSnapshot>((resolve) => {
    stop = studio.approvals.store.subscribe(() => {
      const dryRun = studio.approvals.store.getSnapshot()[0]?.dryRun;
      if (dryRun && dryRun.state !== 'running') resolve(dryRun);
    });
  });
  const call = studio.registry.executeModelToolCall({ id: 'c', name, arguments: args });
  const outcome = await told;
  stop();
  studio.approvals.denyAll();
  await call;
  assert.equal(revisionOf(studio), before);
  return outcome;
}

describe('what will change, told before a model’s call is approved', () => {
  it('names each file and counts its lines, without any of their text', async () => {
    const { studio } = await createShownStudio();
    await studio.commands.callTool('workspace.createFile', { path: 'note.txt', source: 'one\ntwo\nthree\n' });
    const cases: readonly (readonly [string, ToolCallArguments, readonly object[]])[] = [
      [
        'workspace.createFile',
        { path: 'new.css', source: 'a{}\nb{}\n' },
        [{ kind: 'create', subject: 'new.css', detail: '+2' }],
      ],
      [
        'workspace.writeFile',
        { path: 'note.txt', source: 'one\nzwei\n' },
        [{ kind: 'edit', subject: 'note.txt', detail: '+1 −2' }],
      ],
      [
        'workspace.applyPatch',
        { path: 'note.txt', search: 'two', replace: '2', occurrence: 'first' },
        [{ kind: 'edit', subject: 'note.txt', detail: '+1 −1' }],
      ],
      [
        'workspace.renameFile',
        { fromPath: 'note.txt', toPath: 'moved.txt' },
        [{ kind: 'rename', subject: 'moved.txt', from: 'note.txt' }],
      ],
      ['workspace.deleteFile', { path: 'note.txt' }, [{ kind: 'delete', subject: 'note.txt', detail: '−3' }]],
      ['workspace.revertFile', { path: 'note.txt' }, [{ kind: 'delete', subject: 'note.txt', detail: '−3' }]],
      [
        'workspace.undo',
        { expectedRevision: revisionOf(studio) },
        [{ kind: 'delete', subject: 'note.txt', detail: '−3' }],
      ],
      ['workspace.reset', {}, [{ kind: 'delete', subject: 'note.txt', detail: '−3' }]],
      [
        'workspace.editFiles',
        {
          edits: [
            { kind: 'delete', path: 'note.txt' },
            { kind: 'create', path: 'x.txt', source: 'x' },
          ],
        },
        [
          { kind: 'create', subject: 'x.txt', detail: '+1' },
          { kind: 'delete', subject: 'note.txt', detail: '−3' },
        ],
      ],
      ['preview.setTheme', { theme: 'rose' }, [{ kind: 'edit', subject: 'styles.css', detail: '+2 −2' }]],
    ];
    for (const [name, args, changes] of cases) {
      assert.deepEqual(await foretold(studio, name, args), { state: 'foretold', changes, more: 0 }, name);
    }
    await studio.dispose();
  });

  it('says so when the call would be refused', async () => {
    const studio = await createTestStudio();
    const missing = { path: 'index.html', search: 'not there at all', replace: '', occurrence: 'first' };
    assert.deepEqual(await foretold(studio, 'workspace.applyPatch', missing), {
      state: 'refused',
      code: 'WORKSPACE_PATCH_NOT_FOUND',
    });
    assert.deepEqual(await foretold(studio, 'workspace.redo', { expectedRevision: revisionOf(studio) }), {
      state: 'refused',
      code: 'WORKSPACE_HISTORY_EMPTY',
    });
    await studio.dispose();
  });
});

describe('approvals of a studio', () => {
  it('remember one kind of call until the studio closes, but none that destroys', async () => {
    const studio = await createTestStudio();
    const write = (source: string) =>
      studio.registry.executeModelToolCall({ name: 'workspace.writeFile', arguments: { path: 'app.js', source } });
    const first = write('let a;');
    const [waiting] = studio.approvals.store.getSnapshot();
    studio.commands.decideApproval(waiting!.id, 'allow', { remember: true });
    await first;
    await write('let b;');
    assert.equal(sourceOf(studio, 'app.js'), 'let b;');

    const deletion = studio.registry.executeModelToolCall({
      name: 'workspace.deleteFile',
      arguments: { path: 'app.js' },
    });
    const [asked] = studio.approvals.store.getSnapshot();
    assert.equal(asked?.rememberable, undefined);
    studio.commands.decideApproval(asked!.id, 'allow', { remember: true });
    await deletion;
    assert.deepEqual(
      studio.view.rememberedApprovals.getSnapshot().map(({ name }) => name),
      ['workspace.writeFile'],
    );
    studio.commands.forgetApproval('workspace.writeFile');
    assert.deepEqual(studio.view.rememberedApprovals.getSnapshot(), []);
    await studio.dispose();
  });

  it('remember nothing under a policy of the host’s own, unless it lets them', async () => {
    for (const [options, expected] of [
      [{ policy: (): 'ask' => 'ask' }, undefined],
      [{ policy: (): 'ask' => 'ask', mayRemember: () => true }, true],
    ] as const) {
      const studio = await createTestStudio(options);
      const call = studio.registry.executeModelToolCall({ name: 'workspace.getStatus' });
      assert.equal(studio.approvals.store.getSnapshot()[0]?.rememberable, expected);
      studio.approvals.denyAll();
      await call;
      await studio.dispose();
    }
  });

  it('allow all of a turn of the local agent, but for calls that destroy', async () => {
    const { studio } = await createShownStudio();
    let asked = 0;
    const stop = studio.approvals.store.subscribe(() => {
      const waiting = studio.approvals.store.getSnapshot();
      if (waiting.length > 0) asked += 1;
      if (asked === 1) queueMicrotask(() => studio.commands.approveAllOfTurn());
    });
    const outcome = await studio.commands.runPrompt('Set the theme to rose, then set the title to "Calm tools"');
    stop();
    assert.equal(outcome.state, 'completed');
    assert.ok(sourceOf(studio, 'index.html').includes('Calm tools'));
    assert.equal(studio.agent.getSnapshot().turnChanges, 0);
    await studio.dispose();
  });
});
