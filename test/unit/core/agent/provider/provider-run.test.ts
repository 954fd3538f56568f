import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, it } from 'node:test';
import type { AgentSnapshot, RunState } from '../../../../../src/core/agent/agent-model.js';
import type { ModelProvider } from '../../../../../src/core/agent/provider/model-provider.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import {
  call,
  create,
  last,
  providerBench,
  status,
  type WireMessage,
} from '../../../../support/provider/provider-bench.js';
import { createProviderStudio } from '../../../../support/provider/provider-studio.js';
import { createTestStudio } from '../../../../support/test-studio.js';
import { waitUntil } from '../../../../support/wait-until.js';

const bench = providerBench();
const { sentMessages } = bench;

/** Every snapshot's lifecycle state, without repetitions. */
function statesOf(studio: Studio): RunState[] {
  const states: RunState[] = [];
  studio.agent.subscribe(() => {
    const state = studio.agent.getSnapshot().run?.state;
    if (state && state !== states.at(-1)) states.push(state);
  });
  return states;
}

describe('a run with a provider', () => {
  it('calls what the model asks for, tells it the results, and shows its answer', async () => {
    const studio = await createProviderStudio(bench.server);
    const states = statesOf(studio);
    bench.server.script.push({ text: 'I look first.', calls: [status('c1')] }, { text: 'Nothing to do.' });
    const outcome = await studio.agent.run('Look around');

    assert.equal(outcome.state, 'completed');
    assert.equal(last(studio).text, 'I look first.\n\nNothing to do.');
    assert.deepEqual(
      last(studio).steps?.map(({ name, status }) => [name, status]),
      [['workspace.getStatus', 'completed']],
    );
    const told = sentMessages(1).at(-1)!;
    assert.equal(told.tool_call_id, 'c1');
    assert.equal((JSON.parse(told.content ?? '') as { revision: number }).revision, 1);
    assert.deepEqual(states, ['started', 'running', 'completed']);
    assert.equal(studio.agent.getSnapshot().mode, 'provider');
    const [row] = studio.trace.getSnapshot().filter(({ kind }) => kind === 'agent');
    assert.match(row?.summary ?? '', /^2 turns · 1 call · 20 \+ 10 tokens$/);
    await studio.dispose();
  });

  it('keeps results in call order however they finish, byte for byte over reruns', async () => {
    const bodies: string[] = [];
    for (let rerun = 0; rerun < 2; rerun++) {
      const studio = await createProviderStudio(bench.server);
      const delays = new Map([
        ['a', 30],
        ['b', 5],
        ['c', 15],
      ]);
      studio.registry.register(
        {
          name: 'host.wait',
          inputSchema: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
          annotations: { readOnlyHint: true },
        },
        async ({ id }) => {
          await new Promise((resolve) => setTimeout(resolve, delays.get(String(id))));
          return id;
        },
      );
      bench.server.script.push({ calls: ['a', 'b', 'c'].map((id) => call(id, 'host.wait', { id })) });
      await studio.agent.run('Wait');
      bodies.push(JSON.stringify(sentMessages(bench.server.requests.length - 1).slice(-3)));
      await studio.dispose();
    }
    assert.equal(bodies[0], bodies[1]);
    assert.deepEqual(
      (JSON.parse(bodies[0]!) as WireMessage[]).map(({ content }) => content),
      ['"a"', '"b"', '"c"'],
    );
  });

  it('lets reads overlap, at most four at once, and everything else run alone and in order', async () => {
    const studio = await createProviderStudio(bench.server, { policy: () => 'allow' });
    let reading = 0;
    let most = 0;
    const order: string[] = [];
    const tool = (name: string, readOnlyHint: boolean) =>
      studio.registry.register({ name, inputSchema: { type: 'object' }, annotations: { readOnlyHint } }, async () => {
        most = Math.max(most, ++reading);
        if (!readOnlyHint) assert.equal(reading, 1);
        await new Promise((resolve) => setTimeout(resolve, 10));
        reading -= 1;
        order.push(name);
        return null;
      });
    tool('host.look', true);
    tool('host.act', false);
    const looks = (...ids: string[]) => ids.map((id) => call(id, 'host.look'));
    bench.server.script.push({ calls: [...looks('1', '2', '3', '4', '5', '6'), call('7', 'host.act'), ...looks('8')] });
    await studio.agent.run('Go');
    assert.equal(most, 4);
    assert.deepEqual(order.slice(-2), ['host.act', 'host.look']);
    await studio.dispose();
  });

  it('sends null, 0, false and empty values as themselves', async () => {
    const values = [null, 0, false, '', [], {}];
    const studio = await createProviderStudio(bench.server);
    studio.registry.register(
      { name: 'host.value', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
      ({ at }) => values[Number(at)],
    );
    bench.server.script.push({ calls: values.map((_value, at) => call(`c${at}`, 'host.value', { at })) });
    await studio.agent.run('Values');
    assert.deepEqual(
      sentMessages(1)
        .slice(-6)
        .map(({ content }) => content),
      values.map((value) => JSON.stringify(value)),
    );
    assert.ok(last(studio).steps?.every(({ status }) => status === 'completed'));
    await studio.dispose();
  });

  it('answers arguments that break the schema without asking anybody, and stays paired', async () => {
    const studio = await createProviderStudio(bench.server);
    let asked = 0;
    studio.approvals.store.subscribe(() => void asked++);
    bench.server.script.push({ calls: [call('c1', 'workspace.createFile', { source: '' })] });
    await studio.agent.run('Create');
    const told = JSON.parse(sentMessages(1).at(-1)?.content ?? '') as { code: string; details: { issues: object[] } };
    assert.equal(told.code, 'TOOL_VALIDATION_FAILED');
    assert.match(JSON.stringify(told.details.issues), /path/);
    assert.equal(asked, 0);
    assert.deepEqual(bench.server.requests[1]?.faults, []);
    await studio.dispose();
  });

  it('never changes the revision that the model expects', async () => {
    const studio = await createProviderStudio(bench.server, { policy: () => 'allow' });
    bench.server.script.push({ calls: [create('c1', 'a.txt'), create('c2', 'b.txt')] });
    await studio.agent.run('Create two');
    const told = sentMessages(1)
      .slice(-2)
      .map(({ content }) => JSON.parse(content ?? '') as { code?: string });
    assert.deepEqual(
      told.map(({ code }) => code),
      [undefined, 'WORKSPACE_REVISION_CONFLICT'],
    );
    await studio.dispose();
  });

  it('leaves nothing on its signal of the calls that ended', async () => {
    const listeners: number[] = [];
    const provider: ModelProvider = {
      name: 'counting',
      requestTurn(_request, { signal }) {
        listeners.push(getEventListeners(signal, 'abort').length);
        const id = `c${listeners.length}`;
        const calls = listeners.length < 5 ? [{ id, name: 'workspace.getStatus', arguments: {} }] : [];
        return Promise.resolve({ text: '', calls });
      },
    };
    const studio = await createTestStudio({ provider });
    await studio.agent.run('Look again and again');
    assert.deepEqual(listeners, new Array(5).fill(listeners[0]));
    await studio.dispose();
  });

  it('tells the model that an unknown tool is unknown', async () => {
    const studio = await createProviderStudio(bench.server);
    bench.server.script.push({ calls: [call('c1', 'no_such_tool')] });
    await studio.agent.run('Go');
    assert.equal((JSON.parse(sentMessages(1).at(-1)?.content ?? '') as { code: string }).code, 'TOOL_NOT_FOUND');
    await studio.dispose();
  });
});

describe('the budgets of a run', () => {
  it('refuse a turn that would pass twelve calls before any of its calls', async () => {
    const studio = await createProviderStudio(bench.server);
    let calls = 0;
    studio.registry.observe(({ type }) => void (type === 'started' && calls++));
    const many = (turn: number, count: number) => Array.from({ length: count }, (_n, i) => status(`t${turn}-${i}`));
    bench.server.script.push({ calls: many(1, 7) }, { calls: many(2, 6) });
    const outcome = await studio.agent.run('Again and again');
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'OPENROUTER_TOOL_CALL_LIMIT');
    assert.equal(outcome.state === 'failed' && outcome.error.retryable, false);
    assert.equal(calls, 7);
    await studio.dispose();
  });

  it('end a model that needs a sixth turn', async () => {
    const studio = await createProviderStudio(bench.server);
    for (let turn = 0; turn < 6; turn++) bench.server.script.push({ calls: [status(`c${turn}`)] });
    const outcome = await studio.agent.run('Never done');
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'OPENROUTER_TOOL_LOOP_LIMIT');
    assert.equal(bench.server.requests.length, 5);
    await studio.dispose();
  });

  it('stop a model that repeats a call that fails the same way', async () => {
    const studio = await createProviderStudio(bench.server);
    for (let turn = 0; turn < 5; turn++) {
      bench.server.script.push({ calls: [call(`c${turn}`, 'workspace.readFile', { path: 'missing.txt' })] });
    }
    const outcome = await studio.agent.run('Read it');
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'AGENT_REPEATED_FAILURE');
    assert.equal(bench.server.requests.length, 3);
    assert.match(last(studio).text, /workspace\.readFile 3 times .* WORKSPACE_FILE_NOT_FOUND/);
    await studio.dispose();
  });
});

describe('passing failures', () => {
  it('are tried again twice, shown while they last, and then told', async () => {
    const studio = await createProviderStudio(bench.server);
    const activities: AgentSnapshot['activity'][] = [];
    studio.agent.subscribe(() => {
      const { activity } = studio.agent.getSnapshot();
      if (activity.kind === 'retrying' && activity !== activities.at(-1)) activities.push(activity);
    });
    const busy = { status: 503, body: '{"error":{"message":"busy"}}', headers: { 'Retry-After': '0' } };
    bench.server.script.push(busy, { ...busy, status: 429 }, { text: 'There.' });
    assert.equal((await studio.agent.run('Hi')).state, 'completed');
    assert.deepEqual(activities, [
      { kind: 'retrying', attempt: 1, maxAttempts: 2, reason: 'provider' },
      { kind: 'retrying', attempt: 2, maxAttempts: 2, reason: 'provider' },
    ]);
    bench.server.script.push(busy, busy, busy);
    const outcome = await studio.agent.run('Hi again');
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'OPENROUTER_PROVIDER_ERROR');
    assert.equal(last(studio).retryPrompt, 'Hi again');
    assert.equal(bench.server.requests.length, 6);
    await studio.dispose();
  });

  it('wait as long as the provider asks, and a cancel ends the wait', async () => {
    const studio = await createProviderStudio(bench.server);
    bench.server.script.push({ status: 429, body: '{}', headers: { 'Retry-After': '30' } });
    const running = studio.agent.run('Hi');
    await waitUntil(() => studio.agent.getSnapshot().activity.kind === 'retrying');
    const startedAt = Date.now();
    studio.agent.cancel();
    assert.equal((await running).state, 'cancelled');
    assert.ok(Date.now() - startedAt < 300);
    assert.equal(bench.server.requests.length, 1);
    await studio.dispose();
  });

  it('are not what a wrong key, a wrong answer or a 400 is', async () => {
    const studio = await createProviderStudio(bench.server);
    for (const reply of [{ status: 401, body: '{}' }, { status: 400, body: '{}' }, { body: '<p>' }]) {
      bench.server.script.push(reply);
      const outcome = await studio.agent.run('Hi');
      assert.equal(outcome.state, 'failed');
      assert.equal(last(studio).retryPrompt, undefined);
    }
    assert.equal(bench.server.requests.length, 3);
    await studio.dispose();
  });

  it('keep what was said before them on show', async () => {
    const studio = await createProviderStudio(bench.server);
    bench.server.script.push({ text: 'Half of an answer', calls: [status('c1')], cutAfter: 6 });
    await studio.agent.run('Hi');
    assert.match(last(studio).text, /^Half of an answer\n\n\[OPENROUTER_NETWORK_ERROR\]/);
    assert.deepEqual(last(studio).steps, []);
    await studio.dispose();
  });
});

describe('a run with a provider that is cancelled', () => {
  it('aborts the call in flight, starts none that waits, and leaves a history the provider accepts', async () => {
    const studio = await createProviderStudio(bench.server, { policy: () => 'allow' });
    let aborted = false;
    let second = false;
    const inputSchema = { type: 'object' };
    studio.registry.register({ name: 'host.slow', inputSchema }, (_args, { signal }) => {
      queueMicrotask(() => studio.agent.cancel());
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('stopped'));
        }),
      );
    });
    studio.registry.register({ name: 'host.next', inputSchema }, () => void (second = true));
    bench.server.script.push({ text: 'Both.', calls: [call('c1', 'host.slow'), call('c2', 'host.next')] });
    assert.equal((await studio.agent.run('Both')).state, 'cancelled');
    assert.equal(studio.agent.getSnapshot().run?.state, 'cancelled');

    await studio.agent.run('And now?');
    const results = sentMessages(1).filter(({ role }) => role === 'tool');
    assert.deepEqual(
      results.map(({ content }) => (JSON.parse(content ?? '') as { code: string }).code),
      ['TOOL_CANCELLED', 'TOOL_CANCELLED'],
    );
    assert.deepEqual(bench.server.requests[1]?.faults, []);
    assert.deepEqual([aborted, second], [true, false]);
    await studio.dispose();
  });

  it('ends a wait for approval, and disposing the studio does the same', async () => {
    for (const stop of [(studio: Studio) => studio.agent.cancel(), (studio: Studio) => void studio.dispose()]) {
      const studio = await createProviderStudio(bench.server);
      bench.server.script.push({ calls: [create('c1', 'a.txt')] });
      const running = studio.agent.run('Create');
      await waitUntil(() => studio.agent.getSnapshot().run?.state === 'waiting-for-approval');
      stop(studio);
      assert.equal((await running).state, 'cancelled');
      assert.equal(studio.approvals.store.getSnapshot().length, 0);
      await studio.dispose();
    }
  });
});
