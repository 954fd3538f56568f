// Prompt → approved tool call → acknowledged preview, as the first visitor meets it: no key, no set-up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ToolCallEvent } from '../../src/core/protocol/event.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { until } from './support/until.js';
import { visibleText } from './support/visible-text.js';

const demo = demoBrowser();
const PROMPT = 'Change the hero title to "Hello Jig"';

const MAIN_JOB = [
  'agent.request',
  'tools/list',
  'workspace.getStatus',
  'workspace.listFiles',
  'workspace.readFile',
  'preview.updateHero',
];

test('A prompt asks for approval, and approved it changes the page that the preview acknowledges', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await recordEvents(studio);
    const before = await studio.revision();
    const source = await studio.source('index.html');

    await studio.prompt(PROMPT);
    await studio.approve.waitFor();

    assert.equal(await studio.revision(), before, 'no new revision before approval');
    assert.equal(await studio.source('index.html'), source, 'no new source before approval');
    assert.doesNotMatch(await studio.preview.locator('h1').innerText(), /Hello Jig/);
    await studio.approve.click();

    await studio.preview.getByRole('heading', { name: 'Hello Jig', exact: true }).waitFor();
    const event = await until('the end of preview.updateHero', () => finalEvent(studio, 'preview.updateHero'));
    assert.ok(event.type === 'completed');
    const result = event.result.structuredContent as Record<string, unknown>;
    assert.equal(result.revision, before + 1);
    assert.equal(result.preview, 'synced');
    assert.equal(result.title, 'Hello Jig');
    const acknowledged = await studio.studio.evaluate((open) => open.preview.getSnapshot().acknowledgedRevision);
    assert.equal(acknowledged, before + 1);
    assert.match(await studio.source('index.html'), /Hello Jig/);
  }));

test('The trace shows the whole job in one session and in its order', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.prompt(PROMPT);
    await studio.approve.click();
    await until('the end of the run', async () => (await studio.trace()).every(({ status }) => status !== 'running'));

    const rows = await studio.trace();
    const methodOrName = rows.map(({ method, name }) => (method === 'tools/call' ? name : method));
    assert.deepEqual(methodOrName, MAIN_JOB);
    assert.equal(new Set(rows.map(({ sessionId }) => sessionId)).size, 1);
    assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length, 'internal trace ids are unique');
    for (const row of rows) {
      assert.equal(row.status, 'completed', row.name);
      assert.equal(row.source, 'local', row.name);
      assert.equal(row.mode, 'agent', row.name);
      assert.equal(typeof row.durationMs, 'number', row.name);
    }
    const calls = rows.filter(({ method }) => method === 'tools/call');
    assert.equal(
      new Set(calls.map(({ toolCallId }) => toolCallId)).size,
      calls.length,
      'each call has its own call id',
    );

    const visible = await until('the rows in the trace panel', async () => {
      const text = await visibleText(studio.root.locator('jig-trace'));
      return MAIN_JOB.every((name) => text.includes(name)) && text;
    });
    assert.match(visible, /local/);
  }));

test('The approval card says what is asked and by whom, and never a file', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.prompt(PROMPT);
    await studio.approve.waitFor();
    const card = await visibleText(studio.approvalCard);
    assert.match(card, /preview\.updateHero/);
    assert.match(card, /local/);
    assert.match(card, /title/);
    assert.match(card, /Hello Jig/);
    const description = await studio.studio.evaluate(
      (open) => open.registry.getToolDefinition('preview.updateHero')?.description,
    );
    assert.ok(description && card.includes(description), 'the description of the tool');
    await studio.deny.click();
  }));

test('The approval card of a file write shows the path and the argument names, never the source', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const secret = 'body { --only-in-the-file: 1 }';
    const path = `${'very-long-name-'.repeat(9)}.css`;
    const pending = studio.model({ name: 'workspace.createFile', arguments: { path, source: secret } });
    await studio.approve.waitFor();
    const card = await visibleText(studio.approvalCard);
    assert.match(card, /workspace\.createFile/);
    assert.match(card, /model/);
    assert.match(card, /source/);
    assert.ok(!card.includes('only-in-the-file'), 'no source in the card');
    assert.ok(!(await visibleText(studio.root)).includes('only-in-the-file'), 'no source in the studio');
    const [snapshot] = await studio.studio.evaluate((open) => open.approvals.store.getSnapshot());
    assert.ok(snapshot);
    assert.ok((snapshot.safeArgumentPreview ?? '').length <= 'path: '.length + 120 + 1, 'the preview is bounded');
    assert.deepEqual([...snapshot.argumentKeys].sort(), ['path', 'source']);
    await studio.deny.click();
    assert.equal((await pending).error?.code, 'TOOL_POLICY_DENIED');
  }));

test('A denied change changes nothing, and the agent says so', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const before = await studio.revision();
    const source = await studio.source('index.html');
    await studio.prompt(PROMPT);
    await studio.deny.click();
    await until('the end of the run', () => studio.studio.evaluate((open) => !open.agent.getSnapshot().running));

    assert.equal(await studio.revision(), before);
    assert.equal(await studio.source('index.html'), source);
    assert.doesNotMatch(await studio.preview.locator('h1').innerText(), /Hello Jig/);
    const last = (await studio.trace()).at(-1);
    assert.equal(last?.name, 'preview.updateHero');
    assert.equal(last?.errorCode, 'TOOL_POLICY_DENIED');
    await until('the agent says that it was denied', async () =>
      /den(y|ied)|said no|not approved/i.test(await visibleText(studio.root.locator('jig-chat'))),
    );
  }));

test('Cancel during the wait ends as cancelled and leaves no approval behind', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const before = await studio.revision();
    await studio.prompt(PROMPT);
    await studio.approve.waitFor();
    await studio.cancel.click();
    await until('the end of the run', () => studio.studio.evaluate((open) => !open.agent.getSnapshot().running));

    const rows = await studio.trace();
    assert.equal(rows[0]?.status, 'cancelled');
    assert.equal(rows.at(-1)?.status, 'cancelled');
    assert.equal(rows.at(-1)?.errorCode, 'TOOL_CANCELLED');
    assert.deepEqual(await studio.studio.evaluate((open) => open.approvals.store.getSnapshot()), []);
    await studio.approve.waitFor({ state: 'detached' });
    assert.equal(await studio.revision(), before);
  }));

async function recordEvents({ studio }: StudioDriver): Promise<void> {
  await studio.evaluate((open) => {
    const events: ToolCallEvent[] = [];
    (globalThis as unknown as { seenEvents: ToolCallEvent[] }).seenEvents = events;
    open.registry.observe((event) => void events.push(event));
  });
}

async function finalEvent({ page }: StudioDriver, name: string): Promise<ToolCallEvent | undefined> {
  return page.evaluate(
    (wanted) =>
      (globalThis as unknown as { seenEvents: ToolCallEvent[] }).seenEvents.find(
        (event) => event.name === wanted && event.type !== 'started',
      ),
    name,
  );
}
