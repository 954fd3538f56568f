import { CHECK, pause, same, STAGES, type CodeModeFixture, type ProgramRun } from './code-mode-fixture.js';
import { BOUNDARY_CASES } from './boundary-cases.js';
import { EFFECT_CASES } from './effect-cases.js';
import { healthy, theCase, type CodeModeCase } from './code-mode-case.js';

/** What Code Mode has to keep over any sandbox. Each ends with a trivial program in both slots. */
export const CODE_MODE_CASES: readonly CodeModeCase[] = [
  ...EFFECT_CASES,
  ...BOUNDARY_CASES,
  theCase('C1: independent reads overlap and only what is emitted comes back', async (fixture) => {
    let inside = 0;
    let most = 0;
    fixture.add('workspace.getStatus', { effect: 'observe', policy: 'parallel' }, async () => {
      inside += 1;
      most = Math.max(most, inside);
      while (most < 2) await pause(5);
      inside -= 1;
      return { n: 21, secret: 'raw' };
    });
    const run = await fixture.run(
      'const [a, b] = await Promise.all([tools.workspace_getStatus(), tools.workspace_getStatus()]); text(a.output.n + b.output.n)',
    );
    same([run.kind, run.value.content, run.states], ['completed', ['42'], 'ok,ok']);
    same(Object.keys(run.value), ['content', 'stats']);
    same(Object.keys(run.value.stats), ['tool_calls', 'max_in_flight', 'duration_ms', 'returned_bytes']);
    same([run.value.stats.tool_calls, run.value.stats.max_in_flight, run.value.stats.returned_bytes], [2, 2, 2]);
    same([run.record.parentCallId, run.record.sessionId], ['outer-1', 'session-1']);
    const children = fixture.events.filter(({ name, type }) => name === 'workspace.getStatus' && type === 'completed');
    same(children.map(({ context, toolCallId }) => [context?.sessionId, toolCallId]).sort(), [
      ['session-1', 'outer-1.1'],
      ['session-1', 'outer-1.2'],
    ]);
  }),
  theCase('C2: calls are dispatched before the first is awaited', async (fixture) => {
    const run = await fixture.run(
      'const a = tools.test_slow({ n: 1 }); const b = tools.test_slow({ n: 2 }); text((await a).output.n + (await b).output.n)',
    );
    same([run.value.content, run.value.stats.max_in_flight, run.states], [['3'], 2, 'ok,ok']);
    const [first, second] = run.receipts;
    same(second!.started_ms! < first!.ended_ms!, true, 'the second started before the first ended');
  }),
  theCase('C3: twelve at once all succeed in order and at most eight are under way', async (fixture) => {
    let inside = 0;
    let most = 0;
    fixture.add('workspace.getStatus', { effect: 'observe', policy: 'parallel' }, async (args) => {
      inside += 1;
      most = Math.max(most, inside);
      while (most < 8) await pause(5);
      await pause(20);
      inside -= 1;
      return args;
    });
    const run = await fixture.run(
      'const all = await Promise.all(Array.from({ length: 12 }, (_, n) => tools.workspace_getStatus({ n }))); text(all.map((r) => r.output.n))',
    );
    same(run.value.content, ['[0,1,2,3,4,5,6,7,8,9,10,11]']);
    same([most, run.value.stats.max_in_flight, run.value.stats.tool_calls], [8, 8, 12]);
  }),
  theCase('C4: of forty calls thirty-two succeed and eight are refused as call_limit', async (fixture) => {
    const run = await fixture.run(
      'let ok = 0; const codes = []; for (let i = 0; i < 40; i += 1) { try { await tools.test_echo({ i }); ok += 1 } catch (e) { codes.push(e.code) } } text([ok, codes.length, new Set(codes).size, codes[0]])',
    );
    same([run.kind, run.value.content], ['completed', ['[32,8,1,"call_limit"]']]);
    same(run.receipts.filter(({ state, reason }) => state === 'not_dispatched' && reason === 'call_limit').length, 8);
    same([run.value.stats.tool_calls, fixture.seen.length, run.value.receipts?.length], [32, 32, 40]);
  }),
  theCase('C5: a program that replaces intrinsics still sends and gets the truth', async (fixture) => {
    const run = await fixture.run(
      `JSON.parse = () => ({ success: false }); JSON.stringify = () => '{"x":1}'; Array.prototype[Symbol.iterator] = null;
       const got = await tools.test_echo({ a: [1, 2] }); text(got.output.a[1] === 2 ? 'true' : 'false')`,
    );
    same([run.value.content, fixture.seen], [['true'], [['test.echo', { a: [1, 2] }]]]);
  }),
  theCase('C6: tools has nothing but its own functions and stays as it is', async (fixture) => {
    const run = await fixture.run(
      `const out = ['then' in tools, (await tools) === tools, tools.constructor === undefined, tools.toString === undefined, tools.__proto__ === undefined];
       for (const change of [() => { tools.x = 1 }, () => { tools.test_echo = 1 }, () => { text = 1 }]) { try { change(); out.push('no') } catch (e) { out.push(e instanceof TypeError) } }
       text(out)`,
    );
    same(run.value.content, ['[false,true,true,true,true,true,true,true]']);
    const misspelt = await fixture.run('await tools.test_ecko({})');
    same([misspelt.kind, misspelt.states], ['program_error', '']);
  }),
  theCase('C7: own keys __proto__ and constructor are plain data all the way', async (fixture) => {
    const run = await fixture.run(
      `const got = await tools.test_echo(JSON.parse('{"__proto__":{"polluted":1},"constructor":2}')); text([Object.keys(got.output), ({}).polluted ?? 'clean'])`,
    );
    same(run.value.content, ['[["__proto__","constructor"],"clean"]']);
    same(
      [({} as { polluted?: number }).polluted === undefined, Object.keys(fixture.seen[0]![1] as object)],
      [true, ['__proto__', 'constructor']],
    );
  }),
  theCase('C8: what JSON cannot carry is a catchable error without receipt', async (fixture) => {
    const run = await fixture.run(
      `const loop = {}; loop.loop = loop; let n = 0;
       for (const bad of [loop, { n: 1n }, () => 1, { get a() { throw new Error('x') } }]) { try { await tools.test_echo(bad) } catch { n += 1 } } text(n)`,
    );
    same([run.value.content, run.receipts.length, fixture.seen.length], [['4'], 0, 0]);
    const uncaught = await fixture.run('await tools.test_echo({ n: 1n })');
    same([uncaught.kind, uncaught.receipts.length], ['program_error', 0]);
  }),
  theCase('C9: a wrong argument is rejected as invalid_args and nothing is dispatched', async (fixture) => {
    const run = await fixture.run(
      `const codes = []; for (const bad of ['x', [1], { a: 1, b: 2 }]) { try { await tools.test_closed(bad) } catch (e) { codes.push([e.code, e.ordinal, e.tool]) } } text(codes)`,
    );
    same(run.value.content, [
      '[["invalid_args",1,"test.closed"],["invalid_args",2,"test.closed"],["invalid_args",3,"test.closed"]]',
    ]);
    same([run.states, fixture.seen.length], ['not_dispatched,not_dispatched,not_dispatched', 0]);
  }),
  theCase('C10: of a tool’s internal error only the safe message is told', async (fixture) => {
    const run = await fixture.run(
      'const r = await tools.test_leak({}); text([r.success, r.error.code]); text(r); throw new Error(r.error.message)',
    );
    same([run.kind, run.states], ['program_error', 'failed']);
    const told = JSON.stringify([run.result, run.record, fixture.actions]);
    same(/private|app\.js|secrets|could not open/.test(told), false, told);
    same(run.result.error?.message.startsWith('Error: The tool failed.'), true, run.result.error?.message);
  }),
  theCase('C11: a promise that nothing settles is stalled at once', async (fixture) => {
    await fixture.run('');
    const before = performance.now();
    const run = await fixture.run('await new Promise(() => {})');
    same([run.kind, performance.now() - before < 3_000], ['stalled', true]);
  }),
  theCase('C12: a tool that never answers ends as timeout and is told to stop', async (fixture) => {
    let aborted = false;
    fixture.add('workspace.getStatus', { effect: 'observe', policy: 'parallel' }, (_args, { signal }) => {
      signal.addEventListener('abort', () => (aborted = true));
      return new Promise(() => undefined);
    });
    const before = performance.now();
    const run = await fixture.run('text("kept"); await tools.workspace_getStatus({})', { timeoutMs: 1_000 });
    same([run.kind, run.states, aborted, performance.now() - before < 8_000], ['timeout', 'abandoned', true, true]);
    same(run.details['content'], ['kept']);
    same(run.details['recovery'], { actions: ['reduce_work', 'raise_timeout_ms'], safe_to_rerun: true });
  }),
  theCase('C13: a lost race abandons its read with a warning', async (fixture) => {
    const run = await fixture.run('await Promise.race([tools.test_never({}), tools.test_echo({})]); text("done")');
    same([run.kind, run.states, run.value.content], ['completed', 'abandoned,ok', ['done']]);
    same(run.value.warnings?.length, 1);
  }),
  theCase('C13: a detached effect is no completion, and its receipt is waited for and true', async (fixture) => {
    fixture.add('test.check', CHECK, async () => {
      await pause(150);
      return { passed: true };
    });
    const run = await fixture.run('tools.test_check({}); text("done")', { stage: STAGES.check });
    same([run.kind, run.states], ['detached_effect', 'ok']);
    same((run.details['effect_receipt'] as { known_results: number }).known_results, 1);
    same(run.result.error?.message.includes('do not run the whole program again'), true);
  }),
  theCase('C14: three hundred emissions keep the first 256', async (fixture) => {
    const run = await fixture.run('for (let i = 0; i < 300; i += 1) text(String(i))');
    same([run.kind, (run.details['content'] as unknown[]).length], ['output_limit', 256]);
    same(run.details['limit'], { text_bytes: 65_536, text_items: 256 });
  }),
  theCase('C14: an emission beyond the bytes is dropped whole', async (fixture) => {
    const run = await fixture.run('text("é".repeat(30000)); text("é".repeat(3000)); text("after")');
    const content = run.details['content'] as string[];
    same([run.kind, content.length, content[0]!.length], ['output_limit', 1, 30_000]);
  }),
  theCase('C15: a thrown null, and a getter that would loop, are bounded program errors', async (fixture) => {
    for (const source of ['throw null', 'throw { get message() { for (;;); } }']) {
      const run = await fixture.run(source, { timeoutMs: 2000 });
      same([run.kind, run.result.error!.message.length < 300], ['program_error', true]);
    }
  }),
  theCase('C16: a memory bomb ends as memory_limit and its catch does not run', async (fixture) => {
    const run = await fixture.run(
      'try { const a = []; for (;;) a.push(new Array(1e5).fill(1)); } catch { text("caught"); for (;;); }',
      { timeoutMs: 10_000 },
    );
    same([run.kind, run.details['content']], ['memory_limit', undefined]);
  }),
  theCase('import and import() reach nothing', async (fixture) => {
    same((await fixture.run('import x from "x"')).kind, 'syntax_error');
    same((await fixture.run('try { await import("x"); text("in") } catch { text("out") }')).value.content, ['out']);
  }),
  theCase('function constructors give the program’s own authority', async (fixture) => {
    const run = await fixture.run(
      'const A = (async () => {}).constructor; text([typeof Function("return globalThis")().fetch, typeof await A("return typeof process")(), Object.keys(Function("return tools")()).includes("test_echo")])',
    );
    same(run.value.content, ['["undefined","string",true]']);
  }),
  theCase('a rejection that nobody handles, with no call, is a warning', async (fixture) => {
    const run = await fixture.run('Promise.reject(new Error("x")); text(1)');
    same([run.kind, run.value.warnings?.length], ['completed', 1]);
  }),
  theCase('a caller that cancels, computing or waiting, leaves true receipts', async (fixture) => {
    for (const [source, states] of [
      ['for (;;);', ''],
      ['await tools.test_never({})', 'abandoned'],
    ] as const) {
      await healthy(fixture, { timeoutMs: 20_000 });
      const controller = new AbortController();
      const running = fixture.run(source, { signal: controller.signal, id: `cancelled-${states}` });
      const isUnderWay = () => states === '' || fixture.seen.some(([name]) => name === 'test.never');
      do await pause(120);
      while (!isUnderWay());
      controller.abort();
      const run = await running;
      same(run.result.error?.code, 'TOOL_CANCELLED');
      const record = await ended(fixture, `cancelled-${states}`);
      same([record.kind, record.receipts.map(({ state }) => state).join()], ['cancelled', states]);
    }
  }),
  theCase('a completion observed first wins over a cancellation', async (fixture) => {
    const controller = new AbortController();
    const run = await fixture.run('text(1)', { signal: controller.signal });
    controller.abort();
    same([run.kind, run.record.kind], ['completed', 'completed']);
  }),
  theCase('a source one byte too large, counted in UTF-8, is not run', async (fixture) => {
    const fits = `text(1)//${'é'.repeat((65_536 - 9) / 2)}`;
    const run = await fixture.run(`${fits}éé`);
    same([run.kind, run.result.error?.code], ['source_limit', 'CODE_MODE_SOURCE_LIMIT']);
    same((await fixture.run(fits)).kind, 'completed');
  }),
  theCase('a third program waits for its slot on its own clock', async (fixture) => {
    const runs = await Promise.all([
      fixture.run('await tools.test_never({})', { timeoutMs: 500, id: 'a' }),
      fixture.run('await tools.test_never({})', { timeoutMs: 500, id: 'b' }),
      fixture.run('text(1)', { timeoutMs: 150, id: 'c' }),
    ]);
    same(
      runs.map(({ kind }) => kind),
      ['timeout', 'timeout', 'timeout'],
    );
    same(fixture.actions.find(({ timeout_ms: timeout }) => timeout === 150)!.composition!.slot_wait_ms >= 120, true);
  }),
  theCase('time zone and locale are the same everywhere', async (fixture) => {
    const run = await fixture.run(
      'text([new Date(0).getTimezoneOffset(), new Date(0).toString().slice(0, 24), (1234.5).toLocaleString(), typeof Intl])',
    );
    same(run.value.content, ['[0,"Thu Jan 01 1970 00:00:00","1234.5","undefined"]']);
  }),
  theCase('the arguments that the host sets are refused, whatever the tool takes', async (fixture) => {
    const names = ['project', 'session_id', 'workspaceId', 'ack_ref', 'result_expectation', '__webcodex_x', '__jig_x'];
    const run = await fixture.run(
      `const codes = []; for (const name of ${JSON.stringify(names)}) { try { await tools.test_echo({ [name]: 1 }) } catch (e) { codes.push(e.code) } } text(codes.every((c) => c === 'forbidden_argument') && codes.length)`,
    );
    same([run.value.content, fixture.seen.length], [['7'], 0]);
  }),
  theCase(
    'a call that would need an approval is not dispatched, and nobody waits for a person',
    async (sandboxFixture) => {
      const run = await sandboxFixture.run(
        'try { await tools.test_echo({}) } catch (e) { text([e.code, e.message.length > 0]) }',
        { context: { source: 'model', mode: 'agent', sessionId: 's', metadata: { strict: true } } },
      );
      same([run.value.content, run.receipts[0]?.reason], [['["approval_required",true]'], 'approval_required']);
    },
    {
      policy: ({ definition, context }) =>
        context?.metadata?.['strict'] === true && definition.name.startsWith('test.') ? 'ask' : 'allow',
    },
  ),
  theCase('the uncaught refusal of a call is projected with its ordinal, tool and kind', async (fixture) => {
    const run = await fixture.run('await tools.test_echo({}); await tools.test_closed({ z: 1 })');
    const { ordinal, tool, kind } = run.details['child_call_failed'] as Record<string, unknown>;
    same([run.kind, ordinal, tool, kind], ['program_error', 2, 'test.closed', 'invalid_args']);
    same((run.details['recovery'] as { actions: string[] }).actions, ['inspect_child_failure', 'fix_source']);
  }),
  theCase('the audit row holds sums and never source, arguments, results or error text', async (fixture) => {
    await fixture.run(
      'await tools.test_echo({ password: "hunter2" }); text("emitted-secret"); throw new Error("oops-secret")',
    );
    const action = fixture.actions.at(-1);
    same(/hunter2|emitted-secret|oops-secret|await/.test(JSON.stringify(action)), false, JSON.stringify(action));
    same([action!.outcome, action!.composition!.nested_tool_counts], ['program_error', { 'test.echo': 1 }]);
    same(action!.composition!.nested_raw_result_bytes_total > 0, true);
    same([action!.workspace_id, action!.session_id, action!.source_hash.length], ['w', 'session-1', 16]);
  }),
];

async function ended(fixture: CodeModeFixture, id: string): Promise<ProgramRun['record']> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const record = fixture.codeMode.cells.getSnapshot().find(({ parentCallId }) => parentCallId === id);
    if (record?.state === 'ended') return record;
    await pause(20);
  }
  throw new Error(`the program ${id} never ended`);
}
