// What leads to a prompt without typing it: a link, the recipes beside a studio; and the settings that say who answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, studioOf } from './support/studio-driver.js';
import { eventually, until } from './support/until.js';

const demo = demoBrowser();

test('A link brings its prompt into the composer, leaves the history, and runs nothing', () =>
  demo.withPage(async (page) => {
    await page.goto(demo.url('two.html'));
    await page.getByRole('link', { name: /to the studio/ }).click();
    const studio = await studioOf(page);
    await studio.settled();
    const composer = studio.root.locator('jig-chat').getByRole('textbox');
    await eventually(async () => assert.equal(await composer.inputValue(), 'Make it emerald'));
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await studio.studio.evaluate((open) => open.agent.getSnapshot().messages.length), 0);
    assert.deepEqual(await studio.trace(), []);
    await page.reload();
    assert.equal(await (await studioOf(page)).root.locator('jig-chat').getByRole('textbox').inputValue(), '');
    await page.goBack();
    assert.match(page.url(), /two\.html$/);
  }));

test('The page of the simulated model takes a prompt from its address, too', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('simulated-model.html?prompt=Add%20a%20pricing%20section'));
    const composer = studio.root.locator('jig-chat').getByRole('textbox');
    await eventually(async () => assert.equal(await composer.inputValue(), 'Add a pricing section'));
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await studio.studio.evaluate((open) => open.agent.getSnapshot().messages.length), 0);
  }));

test('A page with the drop-in script alone sets a provider, whose code it loads only then', () =>
  demo.withPage(async (page) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const studio = await openStudio(page, demo.url('script-tag.html'));
    const scripts = (): Promise<readonly string[]> =>
      page.evaluate(
        async (urls) => {
          const sources = await Promise.all(urls.map(async (url) => [url, await (await fetch(url)).text()] as const));
          return sources.filter(([, source]) => source.includes('chat/completions')).map(([url]) => url);
        },
        loaded.filter((url) => url.includes('/cdn/')),
      );
    const before = await scripts();
    const outcome = await page.evaluate(async () => {
      const answer = {
        choices: [{ message: { role: 'assistant', content: 'Hello from here.' }, finish_reason: 'stop' }],
      };
      const address = new URL('./cdn/jig-studio.js', location.href).href;
      const dropIn = (await import(address)) as typeof import('../../src/cdn.js');
      const { createChatCompletionsProvider } = await dropIn.loadProviders();
      const provider = createChatCompletionsProvider({
        endpoint: 'https://model.invalid/v1/chat/completions',
        model: 'own',
        stream: false,
        fetch: async () => Response.json(answer),
      });
      const own = dropIn.createBrowserStudio({ id: 'own-provider', provider });
      document.querySelector('jig-studio')!.studio = own;
      await own.ready;
      return own.commands.runPrompt('Hello');
    });
    assert.deepEqual([outcome.state, 'text' in outcome && outcome.text], ['completed', 'Hello from here.']);
    await studio.root.locator('jig-chat').getByText('Hello from here.').waitFor();
    assert.equal(
      before.some((url) => url.endsWith('/jig-studio.js')),
      false,
      'no provider comes with the script itself',
    );
  }));

test('A recipe beside its studio runs as any prompt does, with the same approval', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('two.html'), '#colour');
    await page.locator('jig-recipes [data-recipe="make-emerald"] button').first().click();
    await studio.approvalCard.getByRole('button', { name: 'Approve preview.setTheme' }).click();
    await until('the change', async () => (await studio.source('styles.css')).includes('--accent: #10b981'));
    await studio.settled();
    assert.equal(await studio.studio.evaluate((open) => open.agent.getSnapshot().messages[0]?.text), 'Make it emerald');
  }));

test('The settings open in a dialog, take a key that only its endpoint gets, and give the focus back', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const opener = studio.root.locator('jig-chat').getByRole('button', { name: 'Provider settings' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const settings = page.locator('jig-settings');
    await settings.getByLabel('API key').fill('sk-or-v1-test');
    await page.keyboard.press('Enter');
    await settings.getByText('A key for openrouter.ai is kept in this browser').waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('context-action.openrouter.api-key')), 'sk-or-v1-test');
    const endpoint = settings.getByLabel('Endpoint');
    await endpoint.fill('https://gateway.example/v1/chat/completions');
    await endpoint.press('Tab');
    await settings.getByText('It is not sent to gateway.example').waitFor();
    assert.equal(await studio.studio.evaluate((open) => open.provider.getSnapshot().configured), false);
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    await until('the focus on what opened them', () =>
      opener.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button),
    );
  }));

test('A prompt that leaves its words open gets the one suggestion that comes near to it', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.prompt('Change the hero title');
    const chips = studio.root.locator('jig-chat [part="suggestions"] button');
    await chips.first().waitFor();
    await eventually(async () =>
      assert.deepEqual(await chips.allTextContents(), ['Change the hero title to "Hello Jig"']),
    );
    const mark = studio.root.locator('jig-chat .answer .status-mark');
    await eventually(async () => assert.deepEqual(await mark.allTextContents(), ['nothing done']));
  }));
