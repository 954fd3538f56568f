import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryConversations } from '../../../../../src/core/agent/conversation-store.js';
import { call, create, last, providerBench, status } from '../../../../support/provider/provider-bench.js';
import { createProviderStudio } from '../../../../support/provider/provider-studio.js';
import { waitUntil } from '../../../../support/wait-until.js';

const bench = providerBench();
const { sentMessages } = bench;

describe('approving a turn', () => {
  it('lets the rest of its calls through, not those that destroy, and not the next turn', async () => {
    const studio = await createProviderStudio(bench.server);
    const inputSchema = { type: 'object' };
    studio.registry.register({ name: 'host.act', inputSchema }, () => 1);
    studio.registry.register({ name: 'host.destroy', inputSchema, annotations: { destructiveHint: true } }, () => 1);
    bench.server.script.push(
      { calls: [call('c1', 'host.act'), call('c2', 'host.act'), call('c3', 'host.destroy')] },
      { calls: [call('c4', 'host.act')] },
    );
    const asked: unknown[] = [];
    studio.approvals.store.subscribe(() => {
      const [entry] = studio.approvals.store.getSnapshot();
      if (!entry || asked.includes(entry.toolCallId)) return;
      asked.push(entry.toolCallId);
      queueMicrotask(() => {
        if (entry.toolCallId === 'c1') studio.commands.approveAllOfTurn();
        else if (entry.toolCallId !== 'c2') studio.approvals.resolve(entry.id, 'allow');
      });
    });
    assert.equal((await studio.agent.run('Act')).state, 'completed');
    assert.ok(asked.includes('c3') && asked.includes('c4'));
    assert.ok(last(studio).steps?.every(({ status }) => status === 'completed'));
    await studio.dispose();
  });
});

describe('a conversation', () => {
  it('goes round the provider for one request, and the provider knows of it afterwards', async () => {
    const studio = await createProviderStudio(bench.server);
    await studio.agent.run('Show the workspace status', { agent: 'local' });
    assert.equal(bench.server.requests.length, 0);
    await studio.agent.run('And you?');
    assert.deepEqual(
      sentMessages(0).map(({ role }) => role),
      ['system', 'user', 'assistant', 'user'],
    );
    await studio.dispose();
  });

  it('comes back after a reload, and a run that was under way comes back interrupted', async () => {
    const conversations = createMemoryConversations();
    const first = await createProviderStudio(bench.server, { conversations });
    await first.agent.run('Hello');
    bench.server.script.push({ text: 'Soon.', calls: [create('c1', 'a.txt')] });
    void first.agent.run('Create');
    await waitUntil(() => first.agent.getSnapshot().run?.state === 'waiting-for-approval');
    await waitUntil(async () => (await conversations.load('default'))?.messages.length === 4, 'what is kept of it');
    const stored = (await conversations.load('default'))!;

    const reloaded = createMemoryConversations();
    await reloaded.save('default', stored);
    const second = await createProviderStudio(bench.server, { conversations: reloaded });
    await waitUntil(() => second.agent.getSnapshot().messages.length > 0);
    assert.deepEqual(
      second.agent.getSnapshot().messages.map(({ tone }) => tone),
      [undefined, undefined, undefined, 'interrupted'],
    );
    const { sessionId } = first.agent.getSnapshot().run!;
    assert.deepEqual(second.agent.getSnapshot().run, { sessionId, state: 'interrupted', agent: 'openai-compatible' });
    await second.agent.run('Where were we?');
    assert.deepEqual(bench.server.requests.at(-1)?.faults, []);
    assert.match(
      sentMessages(bench.server.requests.length - 1).find(({ role }) => role === 'tool')?.content ?? '',
      /TOOL_RESULT_MISSING/,
    );
    await first.dispose();
    await second.dispose();
  });

  it('holds no key, nor do trace, errors and exports', async () => {
    const key = 'sk-or-v1-0123456789abcdef';
    const conversations = createMemoryConversations();
    const studio = await createProviderStudio(bench.server, { conversations });
    bench.server.script.push(
      { calls: [status('c1')] },
      { status: 401, body: `{"error":{"message":"Bad key ${key}"}}` },
    );
    await studio.agent.run('Hi');
    const everything = JSON.stringify([
      studio.agent.getSnapshot(),
      studio.trace.getSnapshot(),
      studio.commands.exportTrace(),
      studio.view.provider.getSnapshot(),
      await conversations.load('default'),
      bench.server.requests.map(({ url, body }) => [url, body]),
    ]);
    assert.equal(everything.includes(key), false);
    await studio.dispose();
  });
});
