import { CELL_BOUNDS } from '../../../src/core/code-mode/cell-bounds.js';
import { theCase, type CodeModeCase } from './code-mode-case.js';
import { CHECK, EDIT, pause, same, STAGES } from './code-mode-fixture.js';

/** What stands between programs, and between a program and everybody else. */
export const BOUNDARY_CASES: readonly CodeModeCase[] = [
  theCase(
    'programs that edit one workspace go one after the other, and a direct edit does not wait for them',
    async (fixture) => {
      let inside = 0;
      let most = 0;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      fixture.add('workspace.editFiles', EDIT, async ({ by }) => {
        if (by === 'hand') return { changed: true };
        inside += 1;
        most = Math.max(most, inside);
        await held;
        inside -= 1;
        return { changed: true };
      });
      const programs = ['a', 'b'].map((id) =>
        fixture.run('await tools.workspace_editFiles({ by: "program" })', {
          stage: STAGES.edit,
          id,
          timeoutMs: 20_000,
        }),
      );
      while (inside === 0) await pause(5);
      const direct = await fixture.registry.callTool(
        { method: 'tools/call', params: { name: 'workspace.editFiles', arguments: { by: 'hand' } } },
        { context: { source: 'local', mode: 'direct' } },
      );
      same([direct.isError ?? false, inside], [false, 1]);
      release();
      same(
        (await Promise.all(programs)).map(({ kind, states }) => [kind, states]),
        [
          ['completed', 'committed'],
          ['completed', 'committed'],
        ],
      );
      same(most, 1);
    },
  ),
  theCase('a validator made together with the edit waits for its receipt', async (fixture) => {
    const order: string[] = [];
    fixture.add('workspace.editFiles', EDIT, async () => {
      await pause(30);
      order.push('edit');
      return { changed: true };
    });
    fixture.add('test.check', CHECK, () => {
      order.push('check');
      return { passed: true };
    });
    const run = await fixture.run(
      'const [edit, check] = await Promise.all([tools.workspace_editFiles({}), tools.test_check({})]); text([edit.success, check.success])',
      { stage: STAGES.edit },
    );
    same([run.value.content, order, run.states], [['[true,true]'], ['edit', 'check'], 'committed,ok']);
  }),
  theCase(
    'telemetry fails open: a host that throws for its rows changes no result',
    async (fixture) => {
      const run = await fixture.run('text((await tools.test_echo({ a: 1 })).output.a)');
      same([run.kind, run.value.content], ['completed', ['1']]);
    },
    {
      onAction: () => {
        throw new Error('the store of rows is full');
      },
    },
  ),
  theCase('a program has five seconds unless it asks for others, and thirty at most', async (fixture) => {
    await fixture.run('text(1)');
    same(fixture.actions.at(-1)?.timeout_ms, 5_000);
    const tooLong = await fixture.run('text(1)', { timeoutMs: 30_001 });
    same([tooLong.result.error?.code, fixture.actions.length], ['TOOL_VALIDATION_FAILED', 1]);
    same(CELL_BOUNDS.maxTimeoutMs, 30_000);
  }),
];
