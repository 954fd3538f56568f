// Whole runs with a scripted model, through the real provider code: its endpoint is a `fetch` in the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { AgentSnapshot } from '../../src/core/agent/agent-model.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, studioOf, type StudioDriver } from './support/studio-driver.js';
import { eventually, until } from './support/until.js';

const demo = demoBrowser();
const FILES = ['index.html', 'styles.css'];

test('A pricing section comes in three edits that wait for a person, and goes with the turn in one step', () =>
  demo.withPage(async (page) => {
    let studio = await openSimulated(page, 'pricing');
    const seed = await sourcesOf(studio);
    const revision = await studio.revision();

    await page.click('#ask');
    for (let edit = 0; edit < 3; edit++) {
      await until(`edit ${edit + 1} waits`, () => waitingCalls(studio, edit + 1));
      assert.equal(await studio.revision(), revision + edit, 'nothing is done before it is approved');
      await studio.approve.first().click();
    }
    const run = await ended(studio);
    assert.equal(run.run?.state, 'completed');
    assert.deepEqual(
      run.messages.at(-1)?.steps?.map(({ name, status, acknowledged }) => [name, status, acknowledged ?? false]),
      [
        ['workspace.readFile', 'completed', false],
        ['workspace.readFile', 'completed', false],
        ['workspace.applyPatch', 'completed', true],
        ['workspace.applyPatch', 'completed', true],
        ['workspace.applyPatch', 'completed', true],
        ['preview.getStatus', 'completed', false],
      ],
    );
    await studio.preview.getByRole('heading', { name: 'One price, three sizes of room' }).waitFor();
    const priced = await sourcesOf(studio);
    FILES.forEach((path, index) => assert.notEqual(priced[index], seed[index], path));

    // The turn is kept with the conversation: another page of the workspace takes it back as well.
    await studio.settled();
    studio = await openSimulated(page, 'pricing');
    assert.deepEqual(await sourcesOf(studio), priced);
    await page.getByRole('button', { name: 'Undo this turn' }).click();
    await until('the next revision', async () => (await studio.revision()) === revision + 4);
    assert.deepEqual(await sourcesOf(studio), seed);
    await studio.preview.getByRole('heading', { name: 'One price' }).waitFor({ state: 'detached' });
    await studio.settled();

    const undone = await studio.direct('workspace.undo', { expectedRevision: await studio.revision() });
    assert.equal(undone.isError, undefined);
    assert.deepEqual(await sourcesOf(studio), priced, 'the turn was taken back in one step of its own');
  }));

test('A reload in the middle of a run leaves it interrupted, and the next prompt can be approved as a whole', () =>
  demo.withPage(async (page) => {
    await recordRunEvents(page);
    const before = await openSimulated(page, 'pricing');
    await page.click('#ask');
    await until('the first edit waits', () => waitingCalls(before, 1));
    assert.deepEqual(await runEvents(page), ['jig-run-started', 'jig-run-running', 'jig-run-waiting-for-approval']);
    await page.reload();

    const studio = await studioOf(page);
    await studio.settled();
    await until('the end of the run', async () => (await agentOf(studio)).messages.at(-1)?.tone === 'interrupted');
    await eventually(async () => assert.deepEqual(await runEvents(page), ['jig-run-interrupted']));
    assert.equal(await studio.revision(), 1, 'an edit that nobody approved was made');
    await studio.approve.waitFor({ state: 'detached' });

    await page.click('#ask');
    await page.getByRole('button', { name: 'Approve all of this turn' }).click();
    const run = await ended(studio);
    assert.equal(run.run?.state, 'completed');
    await until('the event of its end', async () => (await runEvents(page)).at(-1) === 'jig-run-completed');
    assert.equal(await studio.revision(), 4);
    await studio.approve.waitFor({ state: 'detached' });
    await studio.preview.getByRole('heading', { name: 'One price, three sizes of room' }).waitFor();
  }));

test('Cancel ends a wait for approval and an answer in the middle, and says so', () =>
  demo.withPage(async (page) => {
    const studio = await openSimulated(page, 'pricing');
    await page.click('#ask');
    await until('the first edit waits', () => waitingCalls(studio, 1));
    await studio.cancel.click();
    const waiting = await ended(studio);
    assert.equal(waiting.run?.state, 'cancelled');
    assert.equal(await studio.revision(), 1);
    await studio.approve.waitFor({ state: 'detached' });

    await page.selectOption('#scenario', 'slow');
    await page.click('#ask');
    await until('the first words', async () => (await agentOf(studio)).messages.at(-1)?.text.startsWith('This page'));
    await studio.cancel.click();
    const slow = await ended(studio);
    assert.equal(slow.run?.state, 'cancelled');
    assert.match(slow.messages.at(-1)?.text ?? '', /^This page[^]*Cancelled/);
  }));

test('A busy endpoint is asked again, a malformed answer runs nothing and can be retried, a loop is stopped', () =>
  demo.withPage(async (page) => {
    const studio = await openSimulated(page, 'busy');
    await page.click('#ask');
    await page.getByText('Asking again, 1 of 2').waitFor();
    await studio.approve.first().click();
    assert.equal((await ended(studio)).run?.state, 'completed');
    assert.equal(await studio.revision(), 2);

    await page.selectOption('#scenario', 'malformed');
    await page.click('#ask');
    await page.getByText('OPENROUTER_INVALID_TOOL_CALL', { exact: true }).first().waitFor();
    assert.equal(await studio.revision(), 2);
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await studio.approve.first().click();
    assert.equal((await ended(studio)).run?.state, 'completed');
    assert.equal(await studio.revision(), 3);

    await page.selectOption('#scenario', 'looping');
    await page.click('#ask');
    await page.getByText('AGENT_REPEATED_FAILURE', { exact: true }).first().waitFor();
    const looped = await ended(studio);
    assert.equal(looped.run?.state, 'failed');
    assert.equal(looped.messages.at(-1)?.steps?.length, 3);
    assert.equal(await studio.revision(), 3);
  }));

/** Heard on the document: they leave every shadow root. */
async function recordRunEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heardRunEvents: heard });
    for (const state of ['started', 'waiting-for-approval', 'running', 'completed', 'failed', 'interrupted']) {
      document.addEventListener(`jig-run-${state}`, ({ type }) => heard.push(type));
    }
  });
}

function runEvents(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { heardRunEvents: readonly string[] }).heardRunEvents);
}

async function openSimulated(page: Page, scenario: string): Promise<StudioDriver> {
  const studio = await openStudio(page, demo.url('simulated-model.html'));
  await page.selectOption('#scenario', scenario);
  return studio;
}

function agentOf({ studio }: StudioDriver): Promise<AgentSnapshot> {
  return studio.evaluate((open) => open.agent.getSnapshot());
}

async function ended(studio: StudioDriver): Promise<AgentSnapshot> {
  return until('the end of the run', async () => {
    const snapshot = await agentOf(studio);
    return !snapshot.running && snapshot;
  });
}

/** True when the turn's `count`th edit has come to its approval. */
async function waitingCalls(studio: StudioDriver, count: number): Promise<boolean> {
  const steps = (await agentOf(studio)).messages.at(-1)?.steps ?? [];
  const edits = steps.filter(({ name }) => name === 'workspace.applyPatch');
  return edits.length === count && edits.at(-1)?.status === 'waiting-for-approval';
}

async function sourcesOf(studio: StudioDriver): Promise<readonly string[]> {
  return Promise.all(FILES.map((path) => studio.source(path)));
}
