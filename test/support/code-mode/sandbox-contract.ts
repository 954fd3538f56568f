import type { Sandbox } from '../../../src/core/code-mode/sandbox-port.js';
import { never, runProgram } from './sandbox-fixture.js';

export interface SandboxCase {
  readonly name: string;
  readonly run: (sandbox: Sandbox) => Promise<void>;
}

/** What every sandbox has to keep, said as programs; knows nothing but the port. */
export const SANDBOX_CONTRACT: readonly SandboxCase[] = [
  emits('text gives strings as they are and objects as compact JSON', 'text("a"); text({ b: [1, 2] })', [
    'a',
    '{"b":[1,2]}',
  ]),
  emits('the completion value is ignored', '({ secret: 1 })', []),
  emits('a call answers what the tool answered', 'text(await tools.echo({ a: 1 }))', ['{"a":1}']),
  emits(
    'calls are dispatched before the first is awaited',
    'const a = tools.echo({ n: 1 }); const b = tools.other({ n: 2 }); text((await b).n + (await a).n)',
    ['3'],
  ),
  emits(
    'a program that replaces JSON and iteration changes its own world only',
    `JSON.parse = () => 'p'; JSON.stringify = () => '"s"'; Array.prototype[Symbol.iterator] = null;
     Object.prototype.get = () => 1; Promise.prototype.then = null; const kept = await tools.echo({ true: [1] });
     text(kept.true[0] === 1 ? 'true' : 'false')`,
    ['true'],
  ),
  emits(
    'tools has no inherited member, is not thenable and cannot be assigned to',
    `const found = ['then' in tools, tools.constructor, tools.toString, tools.__proto__, (await tools) === tools];
     for (const change of [() => { tools.x = 1 }, () => { tools.echo = 1 }, () => { text = 1 }, () => { delete tools.echo }]) {
       try { change(); found.push('changed') } catch (error) { found.push(error instanceof TypeError) }
     }
     text(found)`,
    ['[false,null,null,null,true,true,true,true,true]'],
  ),
  emits(
    'own keys __proto__ and constructor travel as plain data',
    `const sent = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}');
     const got = await tools.echo(sent); text([Object.keys(got), ({}).polluted ?? 'clean'])`,
    ['[["__proto__","constructor"],"clean"]'],
  ),
  emits(
    'what JSON cannot carry is a catchable error and no call',
    `const loop = {}; loop.loop = loop; const bad = [loop, 1n, () => 1, { get a() { throw new Error('x') } }]; let n = 0;
     for (const value of bad) { try { await tools.echo(value) } catch { n += 1 } } text(n)`,
    ['4'],
  ),
  emits(
    'there is no way out but the tools',
    `text(['console', 'fetch', 'process', 'require', 'Deno', 'Atomics', 'SharedArrayBuffer', 'WebAssembly', 'setTimeout',
      'self', 'postMessage', 'performance', 'importScripts'].filter((name) => name in globalThis))`,
    ['[]'],
  ),
  emits('import() is rejected', `try { await import('x'); text('in') } catch { text('out') }`, ['out']),
  emits(
    'function constructors have the authority of the program alone',
    `const F = (async () => {}).constructor; text([typeof Function('return globalThis')().fetch, typeof await F('return process ?? 1')().catch(() => undefined)])`,
    ['["undefined","undefined"]'],
  ),
  emits(
    'clock, time zone and chance are those that the broker supplies',
    'text([Date.now(), new Date().getTimezoneOffset(), Math.random() === Math.random()])',
    ['[1700000000000,0,false]'],
  ),
  emits('ALL_TOOLS and describe tell of the tools', `text([ALL_TOOLS, describe('echo')])`, [
    '[["echo","other"],"echo(args: object): Promise<object>"]',
  ]),
  ends('a syntax error has its place', 'let a = 1;\nlet x = ;', 'syntax_error', 2),
  ends('an error has the place of the program’s own text', 'text(1);\n\n  undefinedName();', 'program_error', 3),
  ends('a thrown null is a program error', 'throw null', 'program_error'),
  ends('no getter of a thrown value runs', 'throw { get message() { for (;;); } }', 'program_error'),
  ends(
    'no getter of a thrown error runs',
    'class E extends Error { get message() { for (;;); } } throw new E()',
    'program_error',
  ),
  ends('a promise that nothing settles is stalled', 'await new Promise(() => {})', 'stalled'),
  ends('an endless recursion is stopped', 'const f = () => f() + 1; f()', 'stack_limit'),
  ends(
    'a memory bomb ends as such and its catch does not run',
    'try { const a = []; for (;;) a.push(new Array(1e5).fill(1)); } catch { for (;;); }',
    'memory_limit',
  ),
  ends('an endless string ends as such', 'let s = "x"; for (;;) s += s', 'memory_limit'),
  ends('too many emissions end the cell', 'for (let i = 0; i < 300; i += 1) text("x")', 'output_limit'),
  ends('too many bytes end the cell', 'text("é".repeat(30000)); text("é".repeat(3000)); text("after")', 'output_limit'),
  timesOut('an endless loop', 'for (;;);'),
  timesOut('an endless loop in a catch', 'for (;;) { try { for (;;); } catch {} finally { continue } }'),
  timesOut('a flood of promises', 'const f = () => Promise.resolve().then(f); f(); await new Promise(() => {})'),
  timesOut('a pattern that never ends', '/(a+)+$/.test("a".repeat(40) + "b")'),
  {
    name: 'a tool that never answers ends as timeout',
    async run(sandbox) {
      const { outcome } = await runProgram(sandbox, 'await tools.echo({})', {
        answer: never,
        limits: { timeoutMs: 150 },
      });
      same(outcome.kind, 'timeout');
    },
  },
  {
    name: 'a refusal is an error of the program’s own realm with its code',
    async run(sandbox) {
      const answer = () => ({ ok: false, json: JSON.stringify({ message: 'No.', code: 'no', ordinal: 1 }) });
      const source =
        'try { await tools.echo({}) } catch (e) { text([e instanceof Error, e.message, e.code, e.ordinal, /\\/(src|node)/.test(e.stack)]) }';
      same((await runProgram(sandbox, source, { answer })).texts.join(), '[true,"No.","no",1,false]');
    },
  },
  {
    name: 'a flood of calls is refused inside and counted',
    async run(sandbox) {
      const source =
        'let n = 0; for (let i = 0; i < 5000; i += 1) tools.echo({}).catch((e) => { n += e.code === "call_limit" }); await tools.other({}).catch(() => 0); text(n)';
      const { outcome, texts, calls } = await runProgram(sandbox, source);
      same(
        [outcome.kind, texts.join(), calls.length, outcome.usage.refusedCalls].join(),
        'completed,5000,64,4937'.replace('5000', String(5000 - 64)),
      );
    },
  },
  {
    name: 'a global of a cell is not there in the next',
    async run(sandbox) {
      await runProgram(sandbox, 'globalThis.leftBehind = 1');
      for (let turn = 0; turn < 2; turn += 1) {
        same((await runProgram(sandbox, 'text(typeof leftBehind)')).texts.join(), 'undefined');
      }
    },
  },
  {
    name: 'nothing of a cell reaches the next',
    async run(sandbox) {
      await runProgram(sandbox, 'globalThis.left = 1; Object.prototype.left = 2; Array.prototype.map = null');
      for (let turn = 0; turn < 2; turn += 1) {
        const { texts } = await runProgram(sandbox, 'text([typeof left, ({}).left ?? "none", typeof [].map])');
        same(texts.join(), '["undefined","none","function"]');
      }
    },
  },
  {
    name: 'the same seed gives the same chance, another another',
    async run(sandbox) {
      const draw = async (seed: number) =>
        (await runProgram(sandbox, 'text(Math.random())', { limits: { seed } })).texts[0];
      same(await draw(7), await draw(7));
      if ((await draw(7)) === (await draw(8))) throw new Error('two seeds gave one number');
    },
  },
  {
    name: 'a cancelled cell ends as cancelled, computing or waiting',
    async run(sandbox) {
      for (const source of ['for (;;);', 'await tools.echo({})']) {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), 100);
        const { outcome } = await runProgram(sandbox, source, { answer: never, signal: controller.signal });
        same(outcome.kind, 'cancelled');
      }
    },
  },
  {
    name: 'a third cell waits its turn and tells how long',
    async run(sandbox) {
      const slow = () =>
        new Promise<{ ok: boolean; json: string }>((resolve) =>
          setTimeout(() => resolve({ ok: true, json: '1' }), 150),
        );
      const runs = await Promise.all(
        [1, 2, 3].map((n) => runProgram(sandbox, `await tools.echo({}); text(${n})`, { answer: slow })),
      );
      same(runs.map(({ texts }) => texts.join()).join(), '1,2,3');
      if (runs[2]!.outcome.usage.slotWaitMs < 80) throw new Error('the third did not wait');
    },
  },
];

function emits(name: string, source: string, texts: readonly string[]): SandboxCase {
  return {
    name,
    async run(sandbox) {
      const run = await runProgram(sandbox, source);
      same(`${run.outcome.kind} ${run.outcome.message ?? ''}`.trim(), 'completed');
      same(JSON.stringify(run.texts), JSON.stringify(texts));
    },
  };
}

function ends(name: string, source: string, kind: string, line?: number): SandboxCase {
  return {
    name,
    async run(sandbox) {
      const { outcome, texts } = await runProgram(sandbox, source);
      same(outcome.kind, kind);
      if (line !== undefined) same(String(outcome.line), String(line));
      if (kind === 'output_limit') same(String(texts.includes('after') || texts.length > 256), 'false');
      await isHealthy(sandbox);
    },
  };
}

function timesOut(name: string, source: string): SandboxCase {
  return {
    name: `${name} is stopped at its deadline`,
    async run(sandbox) {
      await runProgram(sandbox, '');
      const before = performance.now();
      const { outcome } = await runProgram(sandbox, source, { limits: { timeoutMs: 150 } });
      same(outcome.kind, 'timeout');
      const took = performance.now() - before;
      if (took > 150 + 250 + 8_000) throw new Error(`took ${took} ms`);
      await isHealthy(sandbox);
    },
  };
}

/** A trivial cell works in both slots. */
export async function isHealthy(sandbox: Sandbox): Promise<void> {
  const runs = await Promise.all([1, 2].map((n) => runProgram(sandbox, `text(${n})`)));
  same(runs.map(({ outcome, texts }) => `${outcome.kind}${texts.join()}`).join(), 'completed1,completed2');
}

function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`expected ${String(expected)}, got ${String(actual)}`);
}
