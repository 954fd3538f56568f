import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createMemoryConversations } from '../../../../../src/core/agent/conversation-store.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { createProviderStudio } from '../../../../support/provider/provider-studio.js';
import {
  startScriptedProvider,
  type ScriptedCall,
  type ScriptedProviderServer,
} from '../../../../support/provider/scripted-provider-server.js';
import { decideAll, revisionOf, sourceOf } from '../../../../support/test-studio.js';

let server: ScriptedProviderServer;
before(async () => void (server = await startScriptedProvider()));
after(() => server.close());
beforeEach(() => {
  server.script.length = 0;
  server.requests.length = 0;
});

const call = (id: string, name: string, args: object = {}): ScriptedCall => ({
  id,
  name: name.replace('.', '__'),
  arguments: args,
});
const status = (id: string): ScriptedCall => call(id, 'workspace.getStatus');
const last = (studio: Studio) => studio.agent.getSnapshot().messages.at(-1)!;
const create = (id: string, path: string): ScriptedCall =>
  call(id, 'workspace.createFile', { path, source: '', expectedRevision: 1 });

interface WireMessage {
  readonly role: string;
  readonly content: string | null;
  readonly tool_call_id?: string;
}
const sentMessages = (index: number) => server.requests[index]?.body['messages'] as readonly WireMessage[];

describe('approving a turn', () => {
  it('lets the rest of its calls through, not those that destroy, and not the next turn', async () => {
    const studio = await createProviderStudio(server);
    const inputSchema = { type: 'object' };
    studio.registry.register({ name: 'host.act', inputSchema }, () => 1);
    studio.registry.register({ name: 'host.destroy', inputSchema, annotations: { destructiveHint: true } }, () => 1);
    server.script.push(
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

describe('undoing a turn', () => {
  it('puts every file of it back in one step, which can itself be undone', async () => {
    const studio = await createProviderStudio(server);
    const stop = decideAll(studio, 'allow');
    const before = sourceOf(studio, 'index.html');
    const patch = (id: string, expectedRevision: number, replace: string): ScriptedCall =>
      call(id, 'workspace.applyPatch', {
        path: 'index.html',
        search: '<h1',
        replace,
        occurrence: 'first',
        expectedRevision,
      });
    server.script.push({
      calls: [create('c1', 'pricing.html'), patch('c2', 2, '<!-- a --><h1'), patch('c3', 3, '<!-- b --><h1')],
    });
    await studio.agent.run('Make a pricing page');
    const { id, undo } = last(studio);
    assert.equal(undo, 'offered');
    assert.equal(revisionOf(studio), 4);

    const result = await studio.commands.undoTurn(id);
    assert.equal(result.isError, undefined);
    assert.equal(sourceOf(studio, 'index.html'), before);
    assert.equal(studio.workspace.getSnapshot().state.files.has('pricing.html'), false);
    assert.equal(revisionOf(studio), 5);
    assert.equal(last(studio).undo, 'done');
    assert.equal((await studio.commands.undoTurn(id)).error?.code, 'AGENT_TURN_NOT_FOUND');
    await studio.commands.undo();
    assert.match(sourceOf(studio, 'index.html'), /<!-- a --><!-- b -->/);
    stop();
    await studio.dispose();
  });

  it('overwrites nothing that came after it', async () => {
    const studio = await createProviderStudio(server, { policy: () => 'allow' });
    server.script.push({ calls: [create('c1', 'a.txt')] });
    await studio.agent.run('Create');
    studio.workspace.apply({ kind: 'write-file', path: 'a.txt', source: 'mine' });
    const { error } = await studio.commands.undoTurn(last(studio).id);
    assert.deepEqual([error?.code, error?.details?.['paths']], ['WORKSPACE_REVISION_CONFLICT', ['a.txt']]);
    assert.equal(sourceOf(studio, 'a.txt'), 'mine');
    await studio.dispose();
  });
});

describe('a conversation', () => {
  it('goes round the provider for one request, and the provider knows of it afterwards', async () => {
    const studio = await createProviderStudio(server);
    await studio.agent.run('Show the workspace status', { agent: 'local' });
    assert.equal(server.requests.length, 0);
    await studio.agent.run('And you?');
    assert.deepEqual(
      sentMessages(0).map(({ role }) => role),
      ['system', 'user', 'assistant', 'user'],
    );
    await studio.dispose();
  });

  it('comes back after a reload, and a run that was under way comes back interrupted', async () => {
    const conversations = createMemoryConversations();
    const first = await createProviderStudio(server, { conversations });
    await first.agent.run('Hello');
    server.script.push({ text: 'Soon.', calls: [create('c1', 'a.txt')] });
    void first.agent.run('Create');
    await until(() => first.agent.getSnapshot().run?.state === 'waiting-for-approval');
    await new Promise((resolve) => setTimeout(resolve, 10));
    const stored = (await conversations.load('default'))!;

    const reloaded = createMemoryConversations();
    await reloaded.save('default', stored);
    const second = await createProviderStudio(server, { conversations: reloaded });
    await until(() => second.agent.getSnapshot().messages.length > 0);
    assert.deepEqual(
      second.agent.getSnapshot().messages.map(({ tone }) => tone),
      [undefined, undefined, undefined, 'interrupted'],
    );
    const { sessionId } = first.agent.getSnapshot().run!;
    assert.deepEqual(second.agent.getSnapshot().run, { sessionId, state: 'interrupted', agent: 'openai-compatible' });
    await second.agent.run('Where were we?');
    assert.deepEqual(server.requests.at(-1)?.faults, []);
    assert.match(
      sentMessages(server.requests.length - 1).find(({ role }) => role === 'tool')?.content ?? '',
      /TOOL_RESULT_MISSING/,
    );
    await first.dispose();
    await second.dispose();
  });

  it('holds no key, nor do trace, errors and exports', async () => {
    const key = 'sk-or-v1-0123456789abcdef';
    const conversations = createMemoryConversations();
    const studio = await createProviderStudio(server, { conversations });
    server.script.push({ calls: [status('c1')] }, { status: 401, body: `{"error":{"message":"Bad key ${key}"}}` });
    await studio.agent.run('Hi');
    const everything = JSON.stringify([
      studio.agent.getSnapshot(),
      studio.trace.getSnapshot(),
      studio.commands.exportTrace(),
      studio.view.provider.getSnapshot(),
      await conversations.load('default'),
      server.requests.map(({ url, body }) => [url, body]),
    ]);
    assert.equal(everything.includes(key), false);
    await studio.dispose();
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    assert.ok(tries < 400, 'it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
