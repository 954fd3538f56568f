// The built studio asks the scripted server over real fetch: what each fault comes to, and that the key goes nowhere else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { AgentOutcome } from '../../src/core/agent/agent-model.js';
import {
  startScriptedProvider,
  type ScriptedCall,
  type ScriptedProviderServer,
  type ScriptedReply,
} from '../support/provider/scripted-provider-server.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();
const KEY = 'sk-or-v1-e2e0123456789abcdef';
/** Where the browser keeps keys: OpenRouter's own entry, and those of other endpoints by their origin. */
const KEY_ENTRIES = ['context-action.openrouter.api-key', 'jig-studio.provider-keys'];

let server: ScriptedProviderServer;
let elsewhere: ScriptedProviderServer;
before(async () => {
  server = await startScriptedProvider();
  elsewhere = await startScriptedProvider();
});
after(async () => {
  await server?.close();
  await elsewhere?.close();
});

const status = (id: unknown): ScriptedCall => ({ id: id as string, name: 'workspace__getStatus', arguments: {} });
const json = (value: unknown): ScriptedReply => ({ body: JSON.stringify(value) });
const message = (fields: object): ScriptedReply => json({ choices: [{ finish_reason: 'stop', message: fields }] });

interface Fault {
  readonly name: string;
  readonly reply: () => ScriptedReply;
  readonly code: string;
  /** Requests until it is told; 1 unless given. */
  readonly requests?: number;
  readonly says?: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a stream cut after text',
    reply: () => ({ text: 'I begin with this', calls: [status('c1')], cutAfter: 6 }),
    code: 'OPENROUTER_NETWORK_ERROR',
    says: /^I begin with this/,
  },
  {
    name: 'an error chunk after text',
    reply: () => ({ text: 'So far', errorChunk: { code: 502, message: 'Upstream is gone' } }),
    code: 'OPENROUTER_PROVIDER_ERROR',
    says: /^So far[^]*Upstream is gone/,
  },
  {
    name: 'a page of HTML',
    reply: () => ({ headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><h1>Sign in</h1>' }),
    code: 'OPENROUTER_INVALID_RESPONSE',
  },
  { name: 'no choices', reply: () => json({ choices: [] }), code: 'OPENROUTER_INVALID_RESPONSE' },
  {
    name: 'another role',
    reply: () => message({ role: 'user', content: 'Hi' }),
    code: 'OPENROUTER_INVALID_RESPONSE',
  },
  {
    name: 'content of another type',
    reply: () => message({ role: 'assistant', content: 7 }),
    code: 'OPENROUTER_INVALID_RESPONSE',
  },
  {
    name: 'duplicate ids',
    reply: () => ({ calls: [status('c1'), status('c1')] }),
    code: 'OPENROUTER_INVALID_RESPONSE',
  },
  { name: 'a missing id', reply: () => ({ calls: [status('')] }), code: 'OPENROUTER_INVALID_RESPONSE' },
  {
    name: 'malformed arguments',
    reply: () => ({ calls: [{ ...status('c1'), arguments: '{"path": ' }] }),
    code: 'OPENROUTER_INVALID_TOOL_CALL',
  },
  {
    name: 'thirteen calls',
    reply: () => ({ calls: Array.from({ length: 13 }, (_, index) => status(`c${index}`)) }),
    code: 'OPENROUTER_TOOL_CALL_LIMIT',
  },
  {
    name: 'an error inside status 200',
    reply: () => json({ error: { code: 502, message: 'Provider error', metadata: { raw: 'overloaded today' } } }),
    code: 'OPENROUTER_PROVIDER_ERROR',
    requests: 3,
    says: /overloaded today/,
  },
  {
    name: 'a wrong key, which the provider repeats',
    reply: () => ({ status: 401, body: JSON.stringify({ error: { message: `No auth for ${KEY}` } }) }),
    code: 'OPENROUTER_AUTHENTICATION_FAILED',
    says: /No auth for \[hidden\]/,
  },
  {
    name: 'a redirect to another place',
    reply: () => ({ status: 307, headers: { Location: elsewhere.chatCompletions }, body: '' }),
    code: 'OPENROUTER_NETWORK_ERROR',
    requests: 3,
  },
];

test('Every fault of a provider ends in its code, runs no tool, and leaves a history that the next request is fine with', () =>
  demo.withPage(async (page) => {
    const studio = await openConfigured(page);
    for (const { name, reply, code, requests = 1, says } of FAULTS) {
      server.script.push(...Array.from({ length: requests }, reply));
      const asked = server.requests.length;

      const outcome = await run(studio, name);
      assert.equal(outcome.state === 'failed' ? outcome.error.code : outcome.state, code, name);
      assert.equal(server.requests.length - asked, requests, `requests of: ${name}`);
      assert.match(await lastAnswer(studio), says ?? /./, name);
    }
    assert.deepEqual(
      (await studio.trace()).filter(({ method }) => method === 'tools/call'),
      [],
      'a tool ran',
    );

    server.script.push({ text: 'I look.', calls: [status('c1')] }, { text: 'All is well.' });
    assert.equal((await run(studio, 'And now?')).state, 'completed');
    assert.equal(await lastAnswer(studio), 'I look.\n\nAll is well.');
    for (const { faults } of server.requests) assert.deepEqual(faults, []);
    assert.deepEqual(elsewhere.requests, [], 'a redirect was followed');
  }));

test('A page waits as long as Retry-After says, and Cancel ends a request without an answer', () =>
  demo.withPage(async (page) => {
    const studio = await openConfigured(page);
    const asked = server.requests.length;
    server.script.push({ status: 429, headers: { 'Retry-After': '1' }, body: '{}' }, { text: 'Here I am.' });
    assert.equal((await run(studio, 'Hello')).state, 'completed');
    const [first, second] = server.requests.slice(asked);
    assert.ok((second?.at ?? 0) - (first?.at ?? 0) >= 950, 'it was asked again too soon');

    server.script.push({ silent: true });
    const running = run(studio, 'Say nothing');
    await until('the request', () => server.requests.length === asked + 3);
    await studio.cancel.click();
    assert.equal((await running).state, 'cancelled');
  }));

test('A run that fails before its first call, and one that is cancelled before it, stand in the trace to be read', () =>
  demo.withPage(async (page) => {
    const studio = await openConfigured(page);
    const asked = server.requests.length;
    await studio.root.evaluate((element) => (element as HTMLElementTagNameMap['jig-studio']).showPanel('trace'));
    const rows = studio.root.locator('jig-trace [part="row"]').filter({ hasText: 'agent.request' });

    server.script.push({ status: 401, body: '{}' }, { silent: true });
    await studio.prompt('Change the hero title to "Never"');
    const failed = rows.and(page.locator('[data-status="failed"]'));
    await failed.waitFor();
    assert.match(await failed.innerText(), /OPENROUTER_AUTHENTICATION_FAILED/);
    await failed.click();
    await studio.root.locator('jig-trace [part="detail"]').getByText('OPENROUTER_AUTHENTICATION_FAILED').waitFor();

    await studio.prompt('Say nothing');
    await until('the request', () => server.requests.length === asked + 2);
    await studio.cancel.click();
    await rows.and(page.locator('[data-status="cancelled"]')).waitFor();
    assert.equal(await rows.count(), 2);
    assert.equal(await studio.root.locator('jig-trace [part="row"]').filter({ hasText: 'tools/call' }).count(), 0);
  }));

test('The key goes to its endpoint as a header, and to no message, frame, store, trace, export, address or text', () =>
  demo.withPage(async (page) => {
    const seen: string[] = [];
    page.on('console', (line) => seen.push(line.text()));
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(server.chatCompletions);
      seen.push(request.url(), request.postData() ?? '', isOurs ? '' : JSON.stringify(request.headers()));
    });
    // In every frame, the preview's too: what is posted is heard where it arrives.
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heardMessages: heard });
      addEventListener('message', ({ data }) => heard.push(JSON.stringify(data) ?? ''), true);
    });
    const studio = await openConfigured(page);
    const asked = server.requests.length;
    server.script.push(
      { calls: [status('c1'), { id: 'c2', name: 'preview__setTheme', arguments: { theme: 'rose' } }] },
      { status: 403, body: JSON.stringify({ error: { message: `Key ${KEY} is blocked` } }) },
    );
    const running = run(studio, 'Make it rose');
    await studio.approve.first().click();
    assert.equal((await running).state, 'failed');
    await studio.settled();

    assert.equal(server.requests[asked]?.headers['authorization'], `Bearer ${KEY}`);
    for (const { url, body } of server.requests.slice(asked)) seen.push(url, JSON.stringify(body));
    for (const frame of page.frames()) {
      seen.push(frame.url(), await frame.evaluate(documentText));
      seen.push(
        await frame.evaluate(() => (globalThis as unknown as { heardMessages?: string[] }).heardMessages?.join() ?? ''),
      );
    }
    seen.push(await page.evaluate(storedText, KEY_ENTRIES));
    seen.push(
      await studio.studio.evaluate((open) =>
        JSON.stringify([
          open.agent.getSnapshot(),
          open.trace.getSnapshot(),
          open.trace.exportJson(),
          open.commands.exportTrace(),
          open.provider.getSnapshot(),
          [...open.workspace.getSnapshot().state.files.values()],
        ]),
      ),
    );
    assert.ok(page.frames().length > 1, 'the preview has a frame');
    assert.ok(seen.join('\n').length > 10_000, 'there was something to search');
    assert.match(seen.join('\n'), /Key \[hidden\] is blocked/);
    const around = (text: string): string => text.slice(Math.max(0, text.indexOf(KEY) - 80)).slice(0, 200);
    assert.deepEqual(seen.filter((text) => text.includes(KEY)).map(around), []);
  }));

async function openConfigured(page: Page): Promise<StudioDriver> {
  const studio = await openStudio(page, demo.url('index.html'));
  await studio.studio.evaluate(
    (open, { endpoint, key }) => {
      open.provider.change({ endpoint });
      open.provider.setKey(key);
    },
    { endpoint: server.chatCompletions, key: KEY },
  );
  server.script.length = 0;
  return studio;
}

function run(studio: StudioDriver, prompt: string): Promise<AgentOutcome> {
  return studio.studio.evaluate((open, text) => open.agent.run(text), prompt);
}

function lastAnswer(studio: StudioDriver): Promise<string> {
  return studio.studio.evaluate((open) => open.agent.getSnapshot().messages.at(-1)?.text ?? '');
}

/** Runs in a frame: its markup, every shadow root's, and what stands in fields. */
function documentText(): string {
  const texts: string[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots.pop(); root; root = roots.pop()) {
    texts.push(root instanceof Document ? root.documentElement.outerHTML : root.innerHTML);
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) texts.push(element.value);
    }
  }
  return texts.join('\n');
}

/** Runs in the page: all it stores, but for the entries that are the key's. */
async function storedText(keyEntries: readonly string[]): Promise<string> {
  const texts: string[] = [document.cookie, JSON.stringify(sessionStorage)];
  for (const [name, value] of Object.entries(localStorage)) {
    if (!keyEntries.includes(name)) texts.push(name, String(value));
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error!);
    });
    for (const store of database.objectStoreNames) {
      const all = await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result as unknown[]);
        reading.onerror = () => reject(reading.error!);
      });
      texts.push(JSON.stringify(all));
    }
    database.close();
  }
  return texts.join('\n');
}
