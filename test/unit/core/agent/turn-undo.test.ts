// A turn is taken back by what its files are now: whoever changed them since, and on whichever page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createMemoryConversations,
  type ConversationRepository,
  type TurnRepository,
} from '../../../../src/core/agent/conversation-store.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { call, create, last, patch, providerBench } from '../../../support/provider/provider-bench.js';
import { createProviderStudio } from '../../../support/provider/provider-studio.js';
import { createReopenableMemory } from '../../../support/reopenable-memory.js';
import { keepsTheLatestTurns } from '../../../support/turn-repository-contract.js';
import { revisionOf, sourceOf } from '../../../support/test-studio.js';
import { waitUntil } from '../../../support/wait-until.js';

const bench = providerBench();
const allow = { policy: (): 'allow' => 'allow' };
const filesOf = (studio: Studio) => studio.workspace.getSnapshot().state.files;
const undoOf = (studio: Studio, id: string) => studio.agent.getSnapshot().turnUndo?.get(id);

/** One turn that makes one file; answers its message. */
async function turn(studio: Studio, path: string): Promise<string> {
  bench.server.script.push({ calls: [create('c1', path, revisionOf(studio))] });
  await studio.agent.run(`Create ${path}`);
  return last(studio).id;
}

/** Pages of one workspace and one conversation, opened one after the other. */
function pages(conversations: ConversationRepository = createMemoryConversations()) {
  const memory = createReopenableMemory(createMemoryWorkspaceRepository());
  return {
    conversations,
    open: () => createProviderStudio(bench.server, { ...allow, conversations, repository: memory.open() }),
  };
}

describe('undoing a turn', () => {
  it('puts every file of it back in one step, which can itself be undone, and then the turn again', async () => {
    const studio = await createProviderStudio(bench.server, allow);
    const before = sourceOf(studio, 'index.html');
    bench.server.script.push({
      calls: [
        create('c1', 'pricing.html'),
        patch('c2', 2, '<h1', '<!-- a --><h1'),
        patch('c3', 3, '<h1', '<!-- b --><h1'),
      ],
    });
    await studio.agent.run('Make a pricing page');
    const { id } = last(studio);
    assert.deepEqual(undoOf(studio, id), { state: 'offered', paths: ['pricing.html', 'index.html'] });

    const result = await studio.commands.undoTurn(id);
    assert.equal(result.isError, undefined);
    assert.equal(sourceOf(studio, 'index.html'), before);
    assert.equal(filesOf(studio).has('pricing.html'), false);
    assert.equal(revisionOf(studio), 5);
    assert.equal(undoOf(studio, id)?.state, 'undone');
    await studio.commands.undoTurn(id);
    assert.equal(revisionOf(studio), 5);

    await studio.commands.undo();
    assert.match(sourceOf(studio, 'index.html'), /<!-- a --><!-- b -->/);
    assert.equal(undoOf(studio, id)?.state, 'offered');
    await studio.commands.undoTurn(id);
    assert.equal(sourceOf(studio, 'index.html'), before);
    await studio.dispose();
  });

  it('reaches every kept turn, and leaves what other turns did to other files', async () => {
    const studio = await createProviderStudio(bench.server, allow);
    const first = await turn(studio, 'a.txt');
    const second = await turn(studio, 'b.txt');
    await studio.agent.run('And now?');
    assert.equal(undoOf(studio, last(studio).id), undefined);
    await studio.commands.undoTurn(first);
    assert.deepEqual([filesOf(studio).has('a.txt'), filesOf(studio).has('b.txt')], [false, true]);
    assert.deepEqual([undoOf(studio, first)?.state, undoOf(studio, second)?.state], ['undone', 'offered']);
    await studio.dispose();
  });

  it('overwrites nothing that came after it, says which files those are, and is offered again once they are back', async () => {
    const studio = await createProviderStudio(bench.server, allow);
    bench.server.script.push({ calls: [create('c1', 'a.txt'), create('c2', 'b.txt', 2)] });
    await studio.agent.run('Create');
    const { id } = last(studio);
    studio.workspace.apply({ kind: 'write-file', path: 'a.txt', source: 'mine' });
    assert.deepEqual(undoOf(studio, id), { state: 'changed-since', paths: ['a.txt'] });
    const { error } = await studio.commands.undoTurn(id);
    assert.deepEqual([error?.code, error?.details?.['paths']], ['WORKSPACE_REVISION_CONFLICT', ['a.txt']]);
    assert.deepEqual([sourceOf(studio, 'a.txt'), filesOf(studio).has('b.txt')], ['mine', true]);
    studio.workspace.undo();
    assert.equal(undoOf(studio, id)?.state, 'offered');
    await studio.dispose();
  });

  it('keeps what is being typed: it counts as a later change', async () => {
    const studio = await createProviderStudio(bench.server, allow);
    const id = await turn(studio, 'a.txt');
    studio.commands.editDraft('a.txt', 'typed');
    const { error } = await studio.commands.undoTurn(id);
    assert.equal(error?.code, 'WORKSPACE_REVISION_CONFLICT');
    assert.equal(sourceOf(studio, 'a.txt'), 'typed');
    await studio.dispose();
  });

  it('waits for no run: a turn under way cannot be taken back, nor an earlier one while it goes on', async () => {
    const studio = await createProviderStudio(bench.server);
    bench.server.script.push({ calls: [create('c1', 'a.txt')] });
    const running = studio.agent.run('Create');
    await waitUntil(() => studio.approvals.store.getSnapshot().length > 0);
    assert.equal((await studio.commands.undoTurn(last(studio).id)).error?.code, 'AGENT_BUSY');
    studio.approvals.resolve(studio.approvals.store.getSnapshot()[0]!.id, 'allow');
    await running;
    const { id } = last(studio);
    // A run that begins while the drafts are written: it is asked about again after that.
    const undoing = studio.commands.undoTurn(id);
    const second = studio.agent.run('Go on');
    assert.equal((await undoing).error?.code, 'AGENT_BUSY');
    await second;
    assert.equal((await studio.commands.undoTurn(id)).isError, undefined);
    await studio.dispose();
  });

  it('is possible for a run that failed or was cancelled half-way', async () => {
    const studio = await createProviderStudio(bench.server, allow);
    bench.server.script.push({ calls: [create('c1', 'a.txt')] }, { status: 401, body: '{}' });
    assert.equal((await studio.agent.run('Create')).state, 'failed');
    const { id } = last(studio);
    await studio.commands.undoTurn(id);
    assert.equal(filesOf(studio).has('a.txt'), false);
    await studio.dispose();
  });

  it('keeps 20 turns, and says of older ones that they are not kept', async () => {
    const studio = await createProviderStudio(bench.server, allow);
    const ids: string[] = [];
    for (let index = 0; index < 21; index++) ids.push(await turn(studio, `f${index}.txt`));
    assert.equal(studio.agent.getSnapshot().turnUndo?.size, 20);
    assert.equal((await studio.commands.undoTurn(ids[0]!)).error?.code, 'AGENT_TURN_NOT_FOUND');
    assert.equal((await studio.commands.undoTurn(ids[1]!)).isError, undefined);
    await studio.dispose();
  });
});

describe('a kept turn', () => {
  it('is kept in memory as everywhere, the latest ones of each workspace', () => {
    const { turns } = createMemoryConversations();
    return keepsTheLatestTurns(() => turns!, assert.deepEqual);
  });

  it('outlives its page', async () => {
    const { open } = pages();
    const first = await open();
    const id = await turn(first, 'a.txt');
    await first.dispose();
    const second = await open();
    await waitUntil(() => undoOf(second, id)?.state === 'offered');
    await second.commands.undoTurn(id);
    assert.equal(filesOf(second).has('a.txt'), false);
    await second.dispose();
  });

  it('outlives a page that was left in the middle of it, with what it had done by then', async () => {
    const { open, conversations } = pages();
    const first = await open();
    first.registry.register({ name: 'host.wait', inputSchema: { type: 'object' } }, () => new Promise(() => undefined));
    bench.server.script.push({ calls: [create('c1', 'a.txt'), call('c2', 'host.wait')] });
    void first.agent.run('Create');
    await waitUntil(() => last(first)?.steps?.length === 2);
    const { id } = last(first);
    await waitUntil(async () => (await conversations.turns!.load('default')).length > 0, 'what is kept of it');
    const [kept] = await conversations.turns!.load('default');
    assert.deepEqual(
      kept?.files.map(({ path }) => path),
      ['a.txt'],
    );

    // Another page finds it while it goes on: it is not offered there before it has ended.
    const second = await open();
    await waitUntil(() => second.agent.getSnapshot().messages.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(undoOf(second, id), undefined);
    first.agent.cancel();
    await first.dispose();
    await waitUntil(() => undoOf(second, id)?.state === 'offered');
    await second.dispose();
  });

  it('is known to another page with its message, and is forgotten in both with the conversation', async () => {
    const { open, conversations } = pages();
    const [one, two] = [await open(), await open()];
    const id = await turn(one, 'a.txt');
    await waitUntil(() => undoOf(two, id) !== undefined);
    two.commands.clearConversation();
    await waitUntil(() => one.agent.getSnapshot().turnUndo === undefined);
    assert.equal(two.agent.getSnapshot().turnUndo, undefined);
    assert.equal((await one.commands.undoTurn(id)).error?.code, 'AGENT_TURN_NOT_FOUND');
    await one.dispose();
    await two.dispose();
    assert.deepEqual(await conversations.turns!.load('default'), []);
  });

  it('lives on in memory where storage refuses it, and loses nothing else by that', async () => {
    const memory = createMemoryConversations();
    const refuse = (): Promise<never> => Promise.reject(new Error('full'));
    const { open } = pages({ ...memory, turns: { load: refuse, keep: refuse, forget: refuse } });
    const first = await open();
    const id = await turn(first, 'a.txt');
    assert.equal(undoOf(first, id)?.state, 'offered');
    await first.dispose();
    const second = await open();
    await waitUntil(() => second.agent.getSnapshot().messages.length === 2);
    assert.equal(second.agent.getSnapshot().turnUndo, undefined);
    assert.equal((await second.commands.undoTurn(id)).error?.code, 'AGENT_TURN_NOT_FOUND');
    assert.equal(filesOf(second).has('a.txt'), true);
    await second.dispose();
  });

  it('reaches another page also when it is stored after its message, and whole, not as it was in the middle', async () => {
    const memory = createMemoryConversations();
    const { turns } = memory;
    let held = (): void => undefined;
    const late = new Promise<void>((resolve) => (held = resolve));
    const keep: TurnRepository['keep'] = async (...args) => (
      args[1].files.length > 1 && (await late),
      turns!.keep(...args)
    );
    const { open } = pages({ ...memory, turns: { ...turns!, keep } });
    const [one, two] = [await open(), await open()];
    bench.server.script.push({ calls: [create('c1', 'a.txt'), create('c2', 'b.txt', 2)] });
    await one.agent.run('Create');
    const { id } = last(one);
    await waitUntil(() => undoOf(two, id) !== undefined);
    held();
    await waitUntil(() => undoOf(two, id)?.paths.length === 2);
    await one.dispose();
    await two.dispose();
  });

  it('is stored whole or not at all: where its second half does not fit, the first does not pass for it', async () => {
    const memory = createMemoryConversations();
    const { turns } = memory;
    const keep: TurnRepository['keep'] = (...args) =>
      args[1].files.length > 1 ? Promise.reject(new Error('full')) : turns!.keep(...args);
    const { open, conversations } = pages({ ...memory, turns: { ...turns!, keep } });
    const studio = await open();
    bench.server.script.push({ calls: [create('c1', 'a.txt'), create('c2', 'b.txt', 2)] });
    await studio.agent.run('Create');
    assert.equal(undoOf(studio, last(studio).id)?.paths.length, 2);
    await studio.dispose();
    assert.deepEqual(await conversations.turns!.load('default'), []);
  });

  it('is not stored when it is very large, or changed an asset', async () => {
    const { open, conversations } = pages();
    const studio = await open();
    const large = createTextFile('large.txt', 'x'.repeat(1_000_001));
    const change = (): void => void studio.workspace.apply({ kind: 'put-files', files: [large] });
    studio.registry.register({ name: 'host.grow', inputSchema: { type: 'object' } }, () => (change(), 'grown'));
    bench.server.script.push({ calls: [create('c1', 'a.txt'), call('c2', 'host.grow')] });
    await studio.agent.run('Grow');
    assert.deepEqual(undoOf(studio, last(studio).id), { state: 'offered', paths: ['a.txt', 'large.txt'] });
    await studio.dispose();
    assert.deepEqual(await conversations.turns!.load('default'), []);
  });
});
