import { CHECK, EDIT, pause, same, stale, STAGES, type CodeModeFixture } from './code-mode-fixture.js';
import { theCase, type CodeModeCase } from './code-mode-case.js';

const HANDOFF = {
  execution_state: 'pending',
  job_id: 'job-1',
  continuation: { follow_up_kind: 'fallback_recovery', tool: 'observe_jobs', arguments: { job_ids: ['job-1'] } },
};

/** What Code Mode has to keep about effects: edits, validators, jobs, and what is not known of them. */
export const EFFECT_CASES: readonly CodeModeCase[] = [
  theCase('an edit, then a throw: the receipt says committed', async (fixture) => {
    addEdit(fixture, () => ({ changed: true }));
    const run = await fixture.run('await tools.workspace_editFiles({}); throw new Error("after")', {
      stage: STAGES.edit,
    });
    same([run.kind, run.states], ['program_error', 'committed']);
    same(run.details['effect_receipt'], {
      consequential_calls: 1,
      known_results: 1,
      job_handoffs: 0,
      outcome_unknown: 0,
      children: [
        { ordinal: 1, tool: 'workspace.editFiles', outcome: 'known_result', success: true, state_changed: true },
      ],
    });
    same(run.details['recovery'], { actions: ['fix_source', 'do_not_rerun_program'], safe_to_rerun: false });
  }),
  theCase('an edit swallowed by try and catch: completed, and the receipt says committed', async (fixture) => {
    addEdit(fixture, () => ({ changed: true }));
    const run = await fixture.run('try { await tools.workspace_editFiles({}); throw 1 } catch {} text("ok")', {
      stage: STAGES.edit,
    });
    same(
      [run.kind, run.states, run.value.effect_receipt?.children[0]?.state_changed],
      ['completed', 'committed', true],
    );
  }),
  theCase('the reading stage has no effectful tool, whoever asks', async (fixture) => {
    fixture.add('test.check', CHECK, () => 1);
    addEdit(fixture, () => ({ changed: true }));
    const run = await fixture.run(
      'text([ALL_TOOLS.filter((n) => /check|edit|execute|job/.test(n)), typeof tools.test_check, typeof tools.workspace_editFiles, typeof tools.execute_code_mode])',
    );
    same(run.value.content, ['[[],"undefined","undefined","undefined"]']);
  }),
  theCase('a second edit is not dispatched, also when both are made at once', async (fixture) => {
    addEdit(fixture, async () => {
      await pause(20);
      return { changed: true };
    });
    const run = await fixture.run(
      'const all = await Promise.allSettled([tools.workspace_editFiles({ n: 1 }), tools.workspace_editFiles({ n: 2 })]); text(all.map((r) => r.reason?.code ?? r.value.success))',
      { stage: STAGES.edit },
    );
    same([run.value.content, run.states], [['[true,"edit_limit"]'], 'committed,not_dispatched']);
    same(fixture.seen.length, 1);
  }),
  theCase('a refused edit is an attempt, proves that nothing changed, and lets no validator pass', async (fixture) => {
    fixture.add('test.check', CHECK, () => ({ passed: true }));
    addEdit(fixture, () => {
      throw stale();
    });
    const run = await fixture.run(
      `const first = await tools.workspace_editFiles({}); const codes = [first.success, first.error.code];
       for (const next of [() => tools.workspace_editFiles({}), () => tools.test_check({})]) { try { await next() } catch (e) { codes.push(e.code) } } text(codes)`,
      { stage: STAGES.edit },
    );
    same(run.value.content, ['[false,"STALE","edit_limit","edit_required"]']);
    same([run.states, run.value.effect_receipt], ['refused,not_dispatched,not_dispatched', undefined]);
  }),
  theCase('a validator before the edit is refused; after a known edit, a no-op too, it runs', async (fixture) => {
    fixture.add('test.check', CHECK, () => ({ passed: true }));
    addEdit(fixture, () => ({ changed: false }));
    const run = await fixture.run(
      `let early; try { await tools.test_check({}) } catch (e) { early = e.code }
       await tools.workspace_editFiles({}); const check = await tools.test_check({}); text([early, check.success, check.output.source_state.freshness, check.output.source_state.observed_mutation_fence])`,
      { stage: STAGES.edit },
    );
    same(run.value.content, ['["edit_required",true,"unproven","uncrossed"]']);
    same(
      run.value.effect_receipt?.children.map((child) => [child.tool, child.state_changed, child.success]),
      [
        ['workspace.editFiles', false, true],
        ['test.check', undefined, true],
      ],
    );
  }),
  theCase(
    'an edit that does not tell whether it changed anything is unknown and closes further effects',
    async (fixture) => {
      fixture.add('test.check', CHECK, () => ({ passed: true }));
      addEdit(fixture, () => ({ done: true }));
      const run = await fixture.run(
        'await tools.workspace_editFiles({}); try { await tools.test_check({}) } catch (e) { text(e.code) } text((await tools.test_echo({ a: 1 })).output.a)',
        { stage: STAGES.edit },
      );
      same([run.value.content, run.states], [['effects_closed', '1'], 'uncertain,not_dispatched,ok']);
      same(
        [run.value.effect_receipt?.outcome_unknown, 'state_changed' in run.value.effect_receipt!.children[0]!],
        [1, false],
      );
    },
  ),
  theCase(
    'a job handoff keeps job and continuation and closes further effects of an editing program',
    async (fixture) => {
      fixture.add('test.check', CHECK, () => HANDOFF);
      fixture.add('test.other', CHECK, () => ({ passed: true }));
      addEdit(fixture, () => ({ changed: true }));
      const run = await fixture.run(
        'await tools.workspace_editFiles({}); await tools.test_check({}); try { await tools.test_other({}) } catch (e) { text(e.code) }',
        { stage: STAGES.edit },
      );
      same([run.value.content, run.states], [['effects_closed'], 'committed,handed_off,not_dispatched']);
      const child = run.value.effect_receipt!.children[1]!;
      same([child.outcome, child.job_id, child.continuation], ['job_handoff', 'job-1', HANDOFF.continuation]);
    },
  ),
  theCase('two validators of a checking program go one after the other and both hand off', async (fixture) => {
    let inside = 0;
    let most = 0;
    const check = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await pause(30);
      inside -= 1;
      return HANDOFF;
    };
    fixture.add('test.check', CHECK, check);
    fixture.add('test.other', CHECK, check);
    const run = await fixture.run(
      'await Promise.all([tools.test_check({ waitSeconds: 60 }), tools.test_other({}), tools.test_slow({})])',
      {
        stage: STAGES.check,
      },
    );
    same([run.kind, most, run.value.effect_receipt?.job_handoffs], ['completed', 1, 2]);
    same(fixture.seen.find(([name]) => name === 'test.check')?.[1], { waitSeconds: 5 });
  }),
  theCase('a failing validator is a known result, not an uncertainty', async (fixture) => {
    fixture.add('test.check', CHECK, () => {
      throw stale();
    });
    const run = await fixture.run('text((await tools.test_check({})).success)', { stage: STAGES.check });
    same([run.value.content, run.states, run.value.effect_receipt?.known_results], [['false'], 'failed', 1]);
    same(run.value.effect_receipt?.children[0]?.success, false);
  }),
  theCase(
    'at the deadline a validator under way is waited for, one that waits is never dispatched',
    async (fixture) => {
      fixture.add('test.check', CHECK, async () => {
        await pause(1_400);
        return { passed: true };
      });
      fixture.add('test.other', CHECK, () => ({ passed: true }));
      const run = await fixture.run('await Promise.all([tools.test_check({}), tools.test_other({})])', {
        stage: STAGES.check,
        timeoutMs: 1_000,
      });
      same([run.kind, run.states], ['timeout', 'ok,not_dispatched']);
      same(
        fixture.seen.map(([name]) => name),
        ['test.check'],
      );
      same((run.details['effect_receipt'] as { known_results: number }).known_results, 1);
    },
  ),
  theCase(
    'an edit that answers too late is in doubt, and only the stored receipt learns of it',
    async (fixture) => {
      let answer = (_value: unknown): void => undefined;
      addEdit(fixture, () => new Promise((resolve) => (answer = resolve)));
      const run = await fixture.run('await tools.workspace_editFiles({})', { stage: STAGES.edit, timeoutMs: 1_000 });
      same([run.kind, run.states], ['timeout', 'in_doubt']);
      same((run.details['effect_receipt'] as { outcome_unknown: number }).outcome_unknown, 1);
      same(run.details['recovery'], {
        actions: ['reduce_work', 'raise_timeout_ms', 'reconcile_effects_before_retry', 'do_not_rerun_program'],
        safe_to_rerun: false,
      });
      answer({ changed: true });
      const stored = () => fixture.codeMode.cells.getSnapshot()[0]?.receipts[0]?.state;
      for (let turn = 0; turn < 1_000 && stored() !== 'committed'; turn += 1) await pause(10);
      same(stored(), 'committed');
      same((run.details['effect_receipt'] as { outcome_unknown: number }).outcome_unknown, 1);
    },
    { reconciliationMs: 150 },
  ),
  theCase(
    'a caller that aborts during the reconciliation is answered at once, and the receipt comes true',
    async (fixture) => {
      let answer = (_value: unknown): void => undefined;
      addEdit(fixture, () => new Promise((resolve) => (answer = resolve)));
      const controller = new AbortController();
      const running = fixture.run('await tools.workspace_editFiles({})', {
        stage: STAGES.edit,
        timeoutMs: 800,
        signal: controller.signal,
        id: 'aborted',
      });
      await pause(1_100);
      controller.abort();
      same((await running).result.error?.code, 'TOOL_CANCELLED');
      const stored = () => fixture.codeMode.cells.getSnapshot().find(({ parentCallId }) => parentCallId === 'aborted');
      same([stored()?.state, stored()?.receipts[0]?.state], ['running', 'dispatched']);
      answer({ changed: true });
      for (let turn = 0; turn < 1_000 && stored()?.state !== 'ended'; turn += 1) await pause(10);
      same([stored()?.kind, stored()?.receipts[0]?.state], ['timeout', 'committed']);
    },
  ),
  theCase('two validators that are made at once hand off the job that is each its own', async (fixture) => {
    let made = 0;
    const handOff = async () => {
      await pause(10);
      made += 1;
      return { ...HANDOFF, job_id: `job-${made}` };
    };
    fixture.add('test.check', CHECK, handOff);
    fixture.add('test.other', CHECK, handOff);
    const run = await fixture.run('await Promise.race([tools.test_check({}), tools.test_other({})])', {
      stage: STAGES.check,
    });
    // The race was over before the second had begun or ended: whatever was dispatched is told, and as it was.
    const jobs = (run.value.effect_receipt ?? (run.details['effect_receipt'] as typeof run.value.effect_receipt))!
      .children;
    same(
      jobs.map(({ outcome, job_id }) => [outcome, job_id]),
      Array.from({ length: made }, (_, index) => ['job_handoff', `job-${index + 1}`]),
    );
  }),
];

function addEdit(fixture: CodeModeFixture, handler: () => unknown): void {
  fixture.add('workspace.editFiles', EDIT, handler);
}
