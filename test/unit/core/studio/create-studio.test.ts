import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBrowserStudio } from '../../../../src/browser-studio.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { createStudio } from '../../../../src/core/studio/create-studio.js';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import type { WorkspaceRepository } from '../../../../src/core/workspace/workspace-port.js';
import {
  callAsModel,
  createShownStudio,
  createTestStudio,
  decideAll,
  resultOf,
  revisionOf,
  sourceOf,
} from '../../../support/test-studio.js';

const validator = createInterpretingValidator();

describe('a studio', () => {
  it('refuses to be made without a validator', () => {
    assert.throws(() => createStudio({}), { code: 'TOOL_INVALID_OPTIONS' });
  });

  it('answers the retryable TOOL_REGISTRY_NOT_READY until it has read its storage, and then works', async () => {
    const { repository, open } = slowRepository();
    const studio = createStudio({ validator, repository });
    assert.equal(studio.view.phase.getSnapshot(), 'loading');
    const calls = await Promise.all([
      studio.commands.undo(),
      studio.commands.callTool('workspace.getStatus'),
      studio.registry.executeModelToolCall({ name: 'workspace.reset' }),
    ]);
    for (const { error } of calls) {
      assert.equal(error?.code, 'TOOL_REGISTRY_NOT_READY');
      assert.equal(error?.retryable, true);
    }
    const outcome = await studio.commands.runPrompt('Make it emerald');
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'TOOL_REGISTRY_NOT_READY');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.retryPrompt, 'Make it emerald');

    open();
    await studio.ready;
    assert.equal(studio.view.phase.getSnapshot(), 'ready');
    resultOf(await studio.commands.callTool('workspace.getStatus'));
    await studio.dispose();
  });

  it('shows each revision once, by itself', async () => {
    const { studio, surface } = await createShownStudio();
    await studio.commands.callTool('workspace.writeFile', { path: 'app.js', source: 'let a;' });
    await studio.commands.openFile('styles.css');
    await studio.commands.undo();
    assert.deepEqual(
      surface.shown.map(({ document }) => document.revision),
      [1, 2, 3],
    );
    await studio.dispose();
  });

  it('lets a person press without approval what a model must ask for', async () => {
    const { studio } = await createShownStudio({ requireApprovalSurface: true });
    resultOf(await studio.commands.callTool('preview.setTheme', { theme: 'rose' }));
    const { error } = await studio.registry.executeModelToolCall({
      name: 'preview.setTheme',
      arguments: { theme: 'rose' },
    });
    assert.equal(error?.code, 'TOOL_POLICY_DENIED');
    assert.equal(revisionOf(studio), 2);
    await studio.dispose();
  });

  it('asks for a model call of a host’s own tool, and not for a direct one', async () => {
    const studio = await createTestStudio();
    let ran = 0;
    studio.registry.register({ name: 'shop.order', inputSchema: { type: 'object' } }, () => ({ ran: (ran += 1) }));
    assert.ok(studio.view.catalog.getSnapshot().some(({ name }) => name === 'shop.order'));
    resultOf(await studio.commands.callTool('shop.order'));
    assert.equal(ran, 1);
    const stop = decideAll(studio, 'deny');
    const { error } = await studio.registry.executeModelToolCall({ name: 'shop.order' });
    stop();
    assert.equal(error?.code, 'TOOL_POLICY_DENIED');
    assert.equal(ran, 1);
    resultOf(await callAsModel(studio, 'shop.order'));
    assert.equal(ran, 2);
    assert.deepEqual(
      studio.trace.getSnapshot().map(({ name, source, mode, status }) => `${name} ${source} ${mode} ${status}`),
      ['shop.order local direct completed', 'shop.order model agent failed', 'shop.order model agent completed'],
    );
    await studio.dispose();
  });

  it('takes a host’s policy, whose ask goes to the approvals', async () => {
    const studio = await createTestStudio({
      policy: ({ definition }) => (definition.name === 'workspace.undo' ? 'deny' : 'ask'),
    });
    const stop = decideAll(studio, 'allow');
    resultOf(await studio.commands.callTool('workspace.getStatus'));
    stop();
    assert.equal((await studio.commands.undo()).error?.code, 'TOOL_POLICY_DENIED');
    await studio.dispose();
  });

  it('bounds discovery and calls to the names a host allows', async () => {
    const studio = await createTestStudio({ allowedToolNames: ['workspace.getStatus', 'preview.setTheme'] });
    assert.deepEqual(
      studio.view.catalog.getSnapshot().map(({ name }) => name),
      ['workspace.getStatus', 'preview.setTheme'],
    );
    assert.equal((await studio.commands.undo()).error?.code, 'TOOL_NOT_ALLOWED');
    const outcome = await studio.agent.run('Undo');
    assert.equal(outcome.state === 'completed' && /workspace\.undo/.test(outcome.text), true);
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.code, 'agent.unavailable');
    await studio.dispose();
  });

  it('opens a session of its own for each direct call', async () => {
    const studio = await createTestStudio();
    await studio.commands.callTool('workspace.getStatus');
    await studio.commands.openFile('app.js');
    const rows = studio.trace.getSnapshot();
    assert.equal(new Set(rows.map(({ sessionId }) => sessionId)).size, 2);
    for (const { toolCallId, sessionId } of rows) assert.equal(toolCallId, `palette-${sessionId}`);
    await studio.dispose();
  });

  it('shares nothing with another studio of the page', async () => {
    const one = await createTestStudio({ id: 'one' });
    const two = await createTestStudio({ id: 'two' });
    one.registry.register({ name: 'one.only', inputSchema: { type: 'object' } }, () => ({}));
    await one.commands.callTool('workspace.writeFile', { path: 'app.js', source: 'one' });
    one.commands.editDraft('styles.css', 'one');
    const stop = decideAll(one, 'allow');
    await one.agent.run('Make it emerald');
    stop();
    assert.equal(two.registry.hasTool('one.only'), false);
    assert.notEqual(sourceOf(two, 'app.js'), 'one');
    assert.equal(revisionOf(two), 1);
    assert.equal(two.drafts.getSnapshot().size, 0);
    assert.deepEqual(two.trace.getSnapshot(), []);
    assert.deepEqual(two.agent.getSnapshot().messages, []);
    await one.dispose();
    resultOf(await two.commands.callTool('workspace.getStatus'));
    await two.dispose();
  });

  it('reads its storage only after an earlier studio of the same id has closed', async () => {
    const repository = createMemoryWorkspaceRepository();
    let release: () => void = () => undefined;
    const startAfter = new Promise<void>((resolve) => (release = resolve));
    const studio = createStudio({ validator, repository, startAfter });
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(studio.view.phase.getSnapshot(), 'loading');
    release();
    await studio.ready;
    assert.equal(studio.view.phase.getSnapshot(), 'ready');
    await studio.dispose();
  });
});

describe('what is typed', () => {
  it('is written before a command that captures a revision', async () => {
    const studio = await createTestStudio();
    studio.commands.editDraft('app.js', 'typed');
    const saved = resultOf(await studio.commands.save());
    assert.deepEqual(saved['savedPaths'], ['app.js']);
    assert.equal(sourceOf(studio, 'app.js'), 'typed');
    await studio.dispose();
  });

  it('is one step of history while it goes on, and goes through workspace.writeFile', async () => {
    const studio = await createTestStudio();
    const before = sourceOf(studio, 'app.js');
    for (const source of ['a', 'ab', 'abc']) {
      studio.commands.editDraft('app.js', source);
      await studio.commands.flushDrafts();
    }
    assert.deepEqual(
      studio.trace.getSnapshot().map(({ name, mode }) => `${name} ${mode}`),
      Array(3).fill('workspace.writeFile direct'),
    );
    await studio.commands.undo();
    assert.equal(sourceOf(studio, 'app.js'), before);
    await studio.dispose();
  });

  it('counts as written even when the page fails with it', async () => {
    const { studio, surface } = await createShownStudio();
    surface.answer = ({ revision }) => ({ kind: 'error', revision, error: { message: 'broken' } });
    studio.commands.editDraft('app.js', 'brok(');
    await studio.commands.flushDrafts();
    assert.equal(sourceOf(studio, 'app.js'), 'brok(');
    assert.equal(studio.drafts.getSnapshot().size, 0);
    await studio.dispose();
  });

  it('goes in before the agent looks, waits while it works, and is written afterwards', async () => {
    const studio = await createTestStudio();
    studio.commands.editDraft('app.js', 'before the run');
    const run = studio.commands.runPrompt('Make it emerald');
    await approvalOf(studio);
    assert.equal(sourceOf(studio, 'app.js'), 'before the run');
    studio.commands.editDraft('README.md', 'during the run');
    await assert.rejects(() => studio.commands.flushDrafts(), { code: 'AGENT_BUSY' });
    assert.notEqual(sourceOf(studio, 'README.md'), 'during the run');
    studio.commands.decideApproval(studio.approvals.store.getSnapshot()[0]!.id, 'allow');
    assert.equal((await run).state, 'completed');
    await studio.commands.flushDrafts();
    assert.equal(sourceOf(studio, 'README.md'), 'during the run');
    await studio.dispose();
  });

  it('is never overwritten by a command: one that cannot be written first is refused', async () => {
    const studio = await createTestStudio();
    studio.commands.editDraft('app.js', 'mine');
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'theirs' });
    const { error } = await studio.commands.undo();
    assert.equal(error?.code, 'WORKSPACE_REVISION_CONFLICT');
    assert.equal(sourceOf(studio, 'app.js'), 'theirs');
    assert.equal(studio.drafts.getSnapshot().get('app.js')?.source, 'mine');
    resultOf(await studio.commands.openFile('styles.css'));
    await studio.dispose();
  });
});

describe('closing a studio', () => {
  it('cancels the run, denies what waits, writes what was typed and closes its storage', async () => {
    const repository = createMemoryWorkspaceRepository();
    const studio = createStudio({ validator, repository: keptOpen(repository), id: 'kept' });
    await studio.ready;
    const run = studio.commands.runPrompt('Make it emerald');
    await approvalOf(studio);
    studio.commands.editDraft('app.js', 'last words');
    await studio.dispose();
    assert.equal((await run).state, 'cancelled');
    assert.deepEqual(studio.approvals.store.getSnapshot(), []);
    assert.equal(studio.view.phase.getSnapshot(), 'disposed');
    const stored = await repository.load('kept');
    const app = stored?.files.find(({ path }) => path === 'app.js');
    assert.equal(app?.kind === 'text' && app.source, 'last words');
    const { error } = await studio.commands.callTool('workspace.getStatus');
    assert.deepEqual([error?.code, error?.retryable], ['TOOL_REGISTRY_CLOSED', false]);
  });

  it('may be asked for twice', async () => {
    const studio = await createTestStudio();
    assert.equal(studio.dispose(), studio.dispose());
    await studio.dispose();
  });

  it('does not wait for a preview that never answers', async () => {
    const { studio, surface } = await createShownStudio({ acknowledgementTimeoutMs: 60_000 });
    surface.answer = () => undefined;
    const call = studio.commands.callTool('workspace.writeFile', { path: 'app.js', source: 'x' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    await studio.dispose();
    assert.equal((await call).error?.code, 'TOOL_CANCELLED');
  });

  it('works before the studio was ready', async () => {
    const { repository, open } = slowRepository();
    const studio = createStudio({ validator, repository });
    const closed = studio.dispose();
    open();
    await closed;
    assert.equal(studio.view.phase.getSnapshot(), 'disposed');
  });
});

describe('the studio of a browser page, in plain Node', () => {
  it('goes on in memory and says why, where there is no IndexedDB', async () => {
    const studio = createBrowserStudio();
    await studio.ready;
    const result = resultOf(await studio.commands.callTool('workspace.getStatus'));
    assert.equal(result['storageMode'], 'memory');
    assert.equal(typeof result['storageError'], 'string');
    const changed = resultOf(await studio.commands.callTool('preview.setTheme', { theme: 'rose' }));
    assert.equal(changed['storageMode'], 'memory');
    assert.equal(typeof changed['storageError'], 'string');
    await studio.dispose();
  });
});

function slowRepository(): { readonly repository: WorkspaceRepository; readonly open: () => void } {
  const repository = createMemoryWorkspaceRepository();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    repository: { ...repository, load: (id) => opened.then(() => repository.load(id)) },
    open: () => open(),
  };
}

function keptOpen(repository: WorkspaceRepository): WorkspaceRepository {
  return { ...repository, close: () => Promise.resolve() };
}

async function approvalOf(studio: Awaited<ReturnType<typeof createTestStudio>>): Promise<void> {
  if (studio.approvals.store.getSnapshot().length > 0) return;
  await new Promise<void>((resolve) => {
    const stop = studio.approvals.store.subscribe(() => {
      stop();
      resolve();
    });
  });
}
