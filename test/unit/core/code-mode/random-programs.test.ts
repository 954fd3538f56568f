import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import type { Sandbox } from '../../../../src/core/code-mode/sandbox-port.js';
import type { StageName } from '../../../../src/core/code-mode/stage-name.js';
import {
  CHECK,
  createCodeModeFixture,
  EDIT,
  OBSERVE,
  pause,
  STAGES,
} from '../../../support/code-mode/code-mode-fixture.js';
import { createTestSandbox } from '../../../support/code-mode/node-test-sandbox.js';
import { warm } from '../../../support/code-mode/sandbox-fixture.js';
import { soak } from '../../../support/soak.js';

const TOOLS = {
  'workspace.getStatus': OBSERVE,
  'workspace.listFiles': OBSERVE,
  'test.check': CHECK,
  'test.other': CHECK,
  'workspace.editFiles': EDIT,
} as const;
type ToolName = keyof typeof TOOLS;

const HANDOFF = {
  execution_state: 'pending',
  job_id: 'job-1',
  continuation: { follow_up_kind: 'fallback_recovery', tool: 'observe_jobs', arguments: {} },
};

/** What a tool does when it is reached. */
type Fault = 'answers' | 'unchanged' | 'slow' | 'refuses' | 'throws' | 'silent' | 'hands off' | 'never';
const FAULTS: readonly Fault[] = ['answers', 'unchanged', 'slow', 'refuses', 'throws', 'silent', 'hands off'];

const call = fc.record({
  tool: fc.constantFrom<ToolName>(
    'workspace.getStatus',
    'workspace.listFiles',
    'test.check',
    'test.other',
    'workspace.editFiles',
  ),
  fault: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...FAULTS) },
    { weight: 1, arbitrary: fc.constant<Fault>('never') },
  ),
  args: fc.constantFrom('good', 'good', 'good', 'forbidden', 'text', 'unknown tool'),
  caught: fc.boolean(),
  awaited: fc.constantFrom(true, true, true, false),
});
type RandomCall = typeof call extends fc.Arbitrary<infer T> ? T : never;

const program = fc.record({
  stage: fc.constantFrom<StageName>(STAGES.read, STAGES.check, STAGES.edit),
  groups: fc.array(fc.array(call, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
  ending: fc.oneof(
    { weight: 8, arbitrary: fc.constant('ends') },
    { weight: 2, arbitrary: fc.constantFrom('throws', 'stalls') },
    { weight: 1, arbitrary: fc.constant('loops') },
  ),
  cancelAfterMs: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 8, nil: undefined }),
  secret: fc.integer({ min: 1, max: 2 ** 30 }),
});

type RandomProgram = typeof program extends fc.Arbitrary<infer T> ? T : never;

/** Programs that run at the same time, each in a workspace of its own: no value crosses between them either. */
const AT_ONCE = 4;

describe('random programs with random faults', () => {
  const sandbox = createTestSandbox({ slots: AT_ONCE });
  before(() => warm(sandbox, AT_ONCE));
  after(() => sandbox.dispose());

  it('dispatches equal receipts, no effect is missing, at most one mutation, nothing crosses cells', async () => {
    const together = fc.array(program, { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(together, async (programs) => {
        await Promise.all(programs.map((one) => checkProgram(sandbox, one)));
      }),
      soak(2000 / AT_ONCE),
    );
  });
});

async function checkProgram(
  sandbox: Sandbox,
  { stage, groups, ending, cancelAfterMs, secret }: RandomProgram,
): Promise<void> {
  const reached: ToolName[] = [];
  const effects: { readonly tool: ToolName; readonly changed: boolean }[] = [];
  const fixture = createCodeModeFixture(sandbox, { reconciliationMs: 150 });
  for (const tool of Object.keys(TOOLS) as ToolName[]) {
    fixture.add(tool, TOOLS[tool], (args) => {
      reached.push(tool);
      const changed = args['fault'] !== 'refuses' && args['fault'] !== 'unchanged';
      if (TOOLS[tool].effect !== 'observe') effects.push({ tool, changed });
      return perform(args['fault'] as Fault, tool);
    });
  }
  const controller = new AbortController();
  if (cancelAfterMs !== undefined) setTimeout(() => controller.abort(), cancelAfterMs);
  await fixture.run(toSource(groups, ending, secret), { stage, timeoutMs: 200, signal: controller.signal });
  const record = await endedRecord(fixture.codeMode.cells.getSnapshot);

  const dispatched = record.receipts.filter(({ state }) => state !== 'not_dispatched');
  assert.deepEqual(dispatched.map(({ tool }) => tool).sort(), [...reached].sort());
  assert.ok(record.receipts.every(({ state }) => state !== 'admitted' && state !== 'dispatched'));
  assert.equal(reached.length <= 32, true);

  const allowed: readonly ToolName[] = (Object.keys(TOOLS) as ToolName[]).filter(
    (tool) =>
      TOOLS[tool].effect === 'observe' ||
      (TOOLS[tool].effect === 'execute' && stage !== STAGES.read) ||
      stage === STAGES.edit,
  );
  assert.ok(reached.every((tool) => allowed.includes(tool)));
  const edits = dispatched.filter(({ effect }) => effect === 'mutate');
  assert.ok(edits.length <= 1);
  for (const edit of edits) {
    if (edit.state_changed !== undefined)
      assert.equal(edit.state_changed, effects.find(({ tool }) => tool === edit.tool)!.changed);
  }
  const action = fixture.actions.at(-1)!;
  const consequential = dispatched.filter(({ effect, state }) => effect !== 'observe' && state !== 'refused').length;
  assert.equal(action.effects?.consequential_calls ?? 0, consequential);
  if (stage === STAGES.edit && dispatched.some(({ effect }) => effect === 'execute')) {
    assert.ok(edits[0]?.state === 'committed', 'a validator ran without a known edit');
  }

  const next = await fixture.run('text([typeof leaked, ({}).leaked ?? 0])', { id: 'next', timeoutMs: 25_000 });
  assert.deepEqual(next.value.content, ['["undefined",0]']);
  fixture.detach();
}

function toSource(groups: readonly (readonly RandomCall[])[], ending: string, secret: number): string {
  const lines = groups.map((group) => {
    const calls = group.map(({ tool, fault, args, caught }) => {
      const name = args === 'unknown tool' ? 'nothing' : tool.replace('.', '_');
      const given =
        args === 'text' ? '"x"' : args === 'forbidden' ? '{ session_id: 1 }' : `{ fault: ${JSON.stringify(fault)} }`;
      const made = `(async () => tools.${name}(${given}))()`;
      return caught ? `${made}.catch(() => 0)` : made;
    });
    return group.some(({ awaited }) => !awaited)
      ? `Promise.all([${calls.join()}]).catch(() => 0);`
      : `await Promise.all([${calls.join()}]);`;
  });
  const last = {
    ends: 'text(1);',
    throws: 'throw new Error("x");',
    loops: 'for (;;);',
    stalls: 'await new Promise(() => 0);',
  }[ending];
  return `globalThis.leaked = ${secret}; Object.prototype.leaked = ${secret};\ntry { ${lines.join('\n')} } catch (e) { text(String(e)) }\n${last}`;
}

async function perform(fault: Fault, tool: ToolName): Promise<unknown> {
  if (fault === 'slow') await pause(30);
  if (fault === 'never') await new Promise<never>(() => undefined);
  if (fault === 'refuses') throw new CodedError('STALE', 'The revision is stale.');
  if (fault === 'throws') throw new Error('internal');
  if (fault === 'silent') return {};
  if (fault === 'hands off' && TOOLS[tool].effect === 'execute') return HANDOFF;
  return { changed: fault !== 'unchanged', passed: true };
}

async function endedRecord(
  read: () => ReturnType<ReturnType<typeof createCodeModeFixture>['codeMode']['cells']['getSnapshot']>,
): Promise<ReturnType<typeof read>[number]> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    const record = read()[0];
    if (record?.state === 'ended') return record;
    await pause(5);
  }
  throw new Error('the program never ended');
}
