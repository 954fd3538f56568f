import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { startEngineCell } from '../../../../src/adapters/sandbox/cell-engine.js';
import type { EngineOutcome } from '../../../../src/adapters/sandbox/cell-messages.js';
import { compileEngine } from '../../../../src/adapters/sandbox/engine-binary.js';
import type { CellLimits } from '../../../../src/core/code-mode/sandbox-port.js';

const LIMITS: CellLimits = {
  timeoutMs: 0,
  memoryBytes: 32 * 1024 * 1024,
  stackBytes: 256 * 1024,
  brokeredCalls: 1,
  textItems: 1,
  textBytes: 1000,
  argumentBytes: 1000,
  clock: 0,
  seed: 1,
};

it('a cell whose time is over before its program begins ends by its time, and runs nothing', async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));
  const engine = await compileEngine(new Uint8Array(wasm));
  // So many that the engine looks at the clock while it makes them.
  const tools = Array.from({ length: 20_000 }, (_, at) => ({ name: `tool_${at}`, declaration: '' }));
  const outcomes: EngineOutcome[] = [];
  const texts: string[] = [];
  await startEngineCell(engine, 'text("ran")', tools, LIMITS, {
    wanted: () => true,
    text: (text) => texts.push(text),
    call: () => undefined,
    ended: (outcome) => outcomes.push(outcome),
  });
  assert.deepEqual([outcomes.map(({ kind }) => kind), texts], [['timeout'], []]);
});
