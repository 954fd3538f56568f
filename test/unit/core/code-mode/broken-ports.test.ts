import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CellBroker, Sandbox } from '../../../../src/core/code-mode/sandbox-port.js';
import { createCodeModeFixture, EDIT, STAGES } from '../../../support/code-mode/code-mode-fixture.js';

/** A runtime that does what a test says, however wrong that is. */
function sandboxThat(act: (broker: CellBroker) => Promise<void>): Sandbox {
  return {
    engine: 'broken',
    async startCell(_source, _tools, _limits, broker) {
      await act(broker);
      throw new Error('a stack of the host');
    },
    dispose: () => Promise.resolve(),
  };
}

describe('Code Mode over broken ports', () => {
  it('a runtime that rejects ends as runtime_lost, with the receipts of what was done', async () => {
    const fixture = createCodeModeFixture(
      sandboxThat(async (broker) => {
        await broker.call({ id: 1, tool: 'workspace_editFiles', argumentsText: '{}' });
      }),
    );
    fixture.add('workspace.editFiles', EDIT, () => ({ changed: true }));
    const run = await fixture.run('x', { stage: STAGES.edit });
    assert.deepEqual([run.kind, run.states], ['runtime_lost', 'committed']);
    assert.doesNotMatch(JSON.stringify(run.result), /a stack of the host/);
    assert.equal((run.details['recovery'] as { safe_to_rerun: boolean }).safe_to_rerun, false);
  });

  it('a runtime that calls after the end reaches no tool', async () => {
    let late: CellBroker | undefined;
    const fixture = createCodeModeFixture(
      sandboxThat((broker) => {
        late = broker;
        return Promise.resolve();
      }),
    );
    await fixture.run('x');
    const answer = await late!.call({ id: 1, tool: 'test_echo', argumentsText: '{}' });
    assert.deepEqual([answer.ok, fixture.seen.length], [false, 0]);
  });

  it('a runtime that names a tool of another stage, or sends text that is no JSON, reaches none', async () => {
    const answers: boolean[] = [];
    const fixture = createCodeModeFixture(
      sandboxThat(async (broker) => {
        for (const [tool, argumentsText] of [
          ['workspace_editFiles', '{}'],
          ['workspace.editFiles', '{}'],
          ['execute_code_mode', '{}'],
          ['test_echo', '{'],
          ['__proto__', '{}'],
        ] as const) {
          answers.push((await broker.call({ id: answers.length + 1, tool, argumentsText })).ok);
        }
      }),
    );
    fixture.add('workspace.editFiles', EDIT, () => ({ changed: true }));
    const run = await fixture.run('x');
    assert.deepEqual(answers, [false, false, false, false, false]);
    assert.equal(fixture.seen.length, 0);
    assert.ok(run.receipts.every(({ state }) => state === 'not_dispatched'));
  });

  it('a reader of state that throws leaves an edit uncertain', async () => {
    const fixture = createCodeModeFixture(
      sandboxThat(async (broker) => {
        await broker.call({ id: 1, tool: 'workspace_editFiles', argumentsText: '{}' });
      }),
    );
    const stateChanged = (): never => {
      throw new Error('x');
    };
    fixture.add('workspace.editFiles', { ...EDIT, stateChanged }, () => ({ changed: true }));
    assert.equal((await fixture.run('x', { stage: STAGES.edit })).states, 'uncertain');
  });
});
