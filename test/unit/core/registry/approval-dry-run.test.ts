import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import { createToolApprovalQueue } from '../../../../src/core/registry/approval-queue.js';
import type { ToolApprovalQueue } from '../../../../src/core/registry/approval-port.js';
import { askThroughApprovals } from '../../../../src/core/registry/default-policy.js';
import type { DryRunSnapshot, ToolDryRun } from '../../../../src/core/registry/dry-run.js';
import { ANYTHING, call, createRegistry } from './registry-fixture.js';

/** Asks for one call of a tool with this dry run; `ran` says how often its handler did. */
async function asked(dryRun: ToolDryRun): Promise<{ queue: ToolApprovalQueue; ran: () => number; end: () => void }> {
  const queue = createToolApprovalQueue();
  const registry = createRegistry({ toolPolicy: askThroughApprovals(() => 'ask', queue) });
  let count = 0;
  registry.register(ANYTHING, () => void (count += 1), { dryRun });
  const controller = new AbortController();
  void registry.callTool(call(ANYTHING.name, { secret: 'never shown' }), { signal: controller.signal });
  await Promise.resolve();
  return { queue, ran: () => count, end: () => controller.abort() };
}

function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

const shown = (queue: ToolApprovalQueue): DryRunSnapshot | undefined => queue.store.getSnapshot()[0]?.dryRun;
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the dry run of a tool', () => {
  it('is told with the request when it answers at once, and runs nothing', async () => {
    const changes = [{ kind: 'rename', subject: 'b.css', from: 'a.css', detail: '+1 −2' }] as const;
    const { queue, ran, end } = await asked(() => ({ changes }));
    assert.deepEqual(shown(queue), { state: 'foretold', changes, more: 0 });
    assert.equal(ran(), 0);
    end();
  });

  it('is given the arguments and the context of the call, and its signal ends with the decision', async () => {
    let signal: AbortSignal | undefined;
    const { queue, end } = await asked((args, context) => {
      signal = context.signal;
      assert.deepEqual(args, { secret: 'never shown' });
      assert.equal(context.context.source, 'mcp');
      return { changes: [] };
    });
    assert.equal(signal?.aborted, false);
    queue.denyAll();
    assert.equal(signal?.aborted, true);
    end();
  });

  it('is told later when it answers later, and a late one changes nothing', async () => {
    const early = deferred<{ changes: [] }>();
    const first = await asked(() => early.promise);
    assert.deepEqual(shown(first.queue), { state: 'running' });
    early.resolve({ changes: [] });
    await tick();
    assert.deepEqual(shown(first.queue), { state: 'foretold', changes: [], more: 0 });
    first.end();

    const late = deferred<{ changes: [] }>();
    const second = await asked(() => late.promise);
    second.end();
    late.resolve({ changes: [] });
    await tick();
    assert.deepEqual(second.queue.store.getSnapshot(), []);
  });

  it('says with its code that the call would be refused', async () => {
    const thrown = await asked(() => {
      throw new CodedError('ORDER_NOT_FOUND', 'There is no order.');
    });
    assert.deepEqual(shown(thrown.queue), { state: 'refused', code: 'ORDER_NOT_FOUND' });
    thrown.end();
    const rejected = await asked(() => Promise.reject(new CodedError('ORDER_NOT_FOUND', 'There is no order.')));
    await tick();
    assert.deepEqual(shown(rejected.queue), { state: 'refused', code: 'ORDER_NOT_FOUND' });
    rejected.end();
  });

  it('shows nothing of a broken one, and the request waits all the same', async () => {
    const broken: readonly ToolDryRun[] = [
      () => {
        throw new Error('secret text');
      },
      () => Promise.reject(new Error('secret text')),
      () => 'nonsense' as never,
      () => undefined as never,
    ];
    for (const dryRun of broken) {
      const { queue, end } = await asked(dryRun);
      await tick();
      assert.equal(queue.store.getSnapshot().length, 1);
      assert.equal(shown(queue), undefined);
      end();
    }
  });

  it('is bounded: fifty changes, the others counted, short texts without direction marks', async () => {
    const changes = Array.from({ length: 80 }, () => ({ kind: 'edit', subject: `\u202e${'x'.repeat(900)}` }) as const);
    const { queue, end } = await asked(() => ({ changes: [{ kind: 'boil', subject: 'tea' } as never, ...changes] }));
    const told = shown(queue);
    assert.ok(told?.state === 'foretold');
    assert.deepEqual([told.changes.length, told.more], [49, 32]);
    assert.equal(told.changes[0]?.subject, `\ufffd${'x'.repeat(159)}`);
    end();
  });
});
