import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/settings.js';
import type { JigSettingsElement } from '../../../../src/elements/settings/settings-element.js';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import type { StudioCommands } from '../../../../src/core/studio/studio-view.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { waitUntil } from '../../../support/wait-until.js';

async function show(studio: FakeStudio | undefined, lang = 'en'): Promise<JigSettingsElement> {
  const around = await fixture<HTMLElement>(
    html`<div lang=${lang}><jig-settings .studio=${studio}></jig-settings></div>`,
  );
  const element = around.querySelector('jig-settings')!;
  await element.updateComplete;
  return element;
}
const input = (element: JigSettingsElement, id: string): HTMLInputElement =>
  element.renderRoot.querySelector(`#${id}`)!;
const words = (node: ParentNode): string => (node as Element).textContent!.replace(/\s+/g, ' ').trim();
const button = (element: JigSettingsElement, name: string): HTMLButtonElement | undefined =>
  [...element.renderRoot.querySelectorAll('button')].find((each) => words(each) === name);

async function enter(element: JigSettingsElement, id: string, value: string): Promise<void> {
  input(element, id).value = value;
  input(element, id).dispatchEvent(new Event('change'));
  await element.updateComplete;
}

/** The commands of the fake with some of them replaced. */
function withCommands(studio: FakeStudio, commands: Partial<StudioCommands>): FakeStudio {
  return { ...studio, view: { ...studio.view, commands: { ...studio.view.commands, ...commands } } };
}

describe('jig-settings', () => {
  it('says what to do when there is no studio', async () => {
    const element = await show(undefined);
    expect(words(element.renderRoot)).to.contain('No studio here yet');
  });

  it('keeps a key by keyboard alone, shows it never again, and forgets it', async () => {
    const studio = createFakeStudio();
    const element = await show(studio);
    await expect(element).to.be.accessible();
    expect(words(element.renderRoot)).to.contain('Without a key the local agent answers');
    input(element, 'key').focus();
    await sendKeys({ type: 'sk-secret' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(studio.calls).to.deep.equal(['setProviderKey(*********)']);
    expect(input(element, 'key').value).to.equal('');
    expect(element.renderRoot.textContent).not.to.contain('sk-secret');
    expect(words(element.renderRoot))
      .to.contain('A key for openrouter.ai is kept in this browser. It is sent there and nowhere else.')
      .and.to.contain('Prompts go to openrouter.ai.');
    button(element, 'Forget key')!.click();
    await element.updateComplete;
    expect(studio.calls.at(-1)).to.equal('forgetProviderKey()');
    expect(button(element, 'Forget key')).to.equal(undefined);
    await expect(element).to.be.accessible();
  });

  it('says which other endpoint a kept key is for, and sends it here only when told to', async () => {
    const studio = createFakeStudio();
    studio.stores.provider.update((provider) => ({
      ...provider,
      endpoint: 'https://gateway.example/v1/chat/completions',
      otherKeys: ['https://openrouter.ai'],
    }));
    const element = await show(studio);
    expect(words(element.renderRoot))
      .to.contain('A key for openrouter.ai is kept. It is not sent to gateway.example.')
      .and.to.contain('No key for gateway.example yet.');
    await expect(element).to.be.accessible();
    button(element, 'Send it to gateway.example, too')!.click();
    await element.updateComplete;
    expect(studio.calls).to.deep.equal(['useProviderKeyOf(https://openrouter.ai)']);
    expect(button(element, 'Send it to gateway.example, too')).to.equal(undefined);
    button(element, 'Forget')!.click();
    await element.updateComplete;
    expect(studio.calls.at(-1)).to.equal('forgetProviderKey(https://openrouter.ai)');
    expect(words(element.renderRoot)).not.to.contain('openrouter.ai is kept');
  });

  const openRouter = { provider: 'openrouter', endpoint: 'https://openrouter.ai/api/v1/chat/completions' };
  const gateway = { provider: 'openai-compatible', endpoint: 'https://gateway.example/v1/chat/completions' };
  const here = { provider: 'openai-compatible', endpoint: 'http://localhost:1234/v1/chat/completions' };
  const none = { configured: false, hasKey: false, keyStorage: 'none' } as const;
  const kept = { configured: true, hasKey: true, keyStorage: 'browser' } as const;
  const inMemory = { configured: true, hasKey: true, keyStorage: 'session' } as const;
  const LOCAL = 'Without a key the local agent answers.';
  const goesTo = (host: string) => `Prompts go to ${host}.`;
  for (const [name, set, answerer, key] of [
    ['OpenRouter without a key', { ...openRouter, ...none }, LOCAL, 'No key for openrouter.ai yet.'],
    ['OpenRouter with one', { ...openRouter, ...kept }, goesTo('openrouter.ai'), 'A key for openrouter.ai is kept in'],
    [
      'OpenRouter, storage refused',
      { ...openRouter, ...inMemory },
      goesTo('openrouter.ai'),
      'is gone when this page is',
    ],
    ['another endpoint without a key', { ...gateway, ...none }, LOCAL, 'No key for gateway.example yet.'],
    ['another with one', { ...gateway, ...kept }, goesTo('gateway.example'), 'A key for gateway.example is kept in'],
    [
      'a server of this machine',
      { ...here, ...none, configured: true },
      goesTo('localhost:1234'),
      'asked without a key',
    ],
    ['the same with a key', { ...here, ...kept }, goesTo('localhost:1234'), 'A key for localhost:1234 is kept in'],
  ] as const) {
    it(`says who answers and what becomes of a key, each once: ${name}`, async () => {
      const studio = createFakeStudio();
      studio.stores.provider.update((provider) => ({ ...provider, ...set }));
      const element = await show(studio);
      const text = words(element.renderRoot);
      expect(text).to.contain(answerer).and.to.contain(key);
      const hint = words(element.renderRoot.querySelector('#key-hint')!);
      expect(hint.match(/sent there and nowhere else/g)).to.have.length(1);
      expect(hint.includes('stays in this browser') && hint.includes('refused')).to.equal(false);
      await expect(element).to.be.accessible();
    });
  }

  it('has nothing to set where the page set the provider, or wants none', async () => {
    const studio = createFakeStudio();
    const fixed = { editable: false, endpoint: '', hasKey: false, keyStorage: 'none' } as const;
    studio.stores.provider.update((provider) => ({ ...provider, ...fixed, configured: true, provider: 'acme' }));
    const element = await show(studio);
    expect(words(element.renderRoot)).to.contain('Prompts go to acme. This page has set the provider.');
    studio.stores.provider.update((provider) => ({ ...provider, configured: false, provider: 'none' }));
    await element.updateComplete;
    expect(words(element.renderRoot)).to.equal(
      'The local agent answers every prompt. It works offline, and there is nothing to set here.',
    );
  });

  it('refuses an empty key and an empty model inside, beside their fields', async () => {
    const studio = createFakeStudio();
    const element = await show(studio);
    button(element, 'Keep key')!.click();
    await element.updateComplete;
    expect(words(element.renderRoot.querySelector('#key-problem')!)).to.equal('Enter a key first.');
    expect(input(element, 'key').getAttribute('aria-invalid')).to.equal('true');
    await enter(element, 'model', ' ');
    expect(words(element.renderRoot.querySelector('#model-problem')!)).to.equal('A model needs a name.');
    expect(studio.calls).to.deep.equal([]);
    await expect(element).to.be.accessible();
  });

  it('changes model, endpoint and data policy at once', async () => {
    const studio = createFakeStudio();
    const element = await show(studio);
    await enter(element, 'model', 'a/b');
    await enter(element, 'endpoint', 'http://localhost:1234/v1');
    element.renderRoot.querySelector<HTMLInputElement>('input[value="zdr"]')!.click();
    await element.updateComplete;
    expect(studio.calls).to.deep.equal([
      'changeProvider({"model":"a/b"})',
      'changeProvider({"endpoint":"http://localhost:1234/v1"})',
      'changeProvider({"dataPolicy":"zdr"})',
    ]);
  });

  it('offers data policy and catalogue for OpenRouter alone: another endpoint is asked neither', async () => {
    const studio = createFakeStudio();
    const element = await show(studio);
    expect(element.renderRoot.querySelector('input[name="policy"]')).to.exist;
    studio.stores.provider.update((provider) => ({ ...provider, provider: 'openai-compatible' }));
    await element.updateComplete;
    expect(element.renderRoot.querySelector('input[name="policy"]')).to.not.exist;
    expect(words(element.renderRoot)).to.not.match(/catalogue/i);
  });

  it('shows what the studio refuses beside the field', async () => {
    const studio = withCommands(createFakeStudio(), {
      changeProvider: () => {
        throw new CodedError('OPENROUTER_CONFIGURATION_ERROR', 'That is no address.');
      },
    });
    const element = await show(studio);
    await enter(element, 'endpoint', 'nonsense');
    expect(words(element.renderRoot.querySelector('#endpoint-problem')!)).to.equal(
      'It has to be an https address, or http on this machine, without a password in it. OPENROUTER_CONFIGURATION_ERROR',
    );
  });

  it('tests the connection and says how it went', async () => {
    const studio = createFakeStudio();
    studio.stores.provider.update((provider) => ({ ...provider, configured: true, hasKey: true }));
    const element = await show(studio);
    button(element, 'Test connection')!.click();
    await waitUntil(() => words(element.renderRoot.querySelector('[role=status]')!) === 'Connected.');
    const error = { code: 'OPENROUTER_AUTHENTICATION_FAILED', message: 'The key was refused.', retryable: false };
    const failing = withCommands(studio, { testProvider: () => Promise.resolve({ state: 'failed', error }) });
    const other = await show(failing);
    button(other, 'Test connection')!.click();
    await waitUntil(() => words(other.renderRoot.querySelector('[role=status]')!).includes('The key was refused.'));
    expect(words(other.renderRoot)).to.contain('OPENROUTER_AUTHENTICATION_FAILED');
    await expect(other).to.be.accessible();
  });

  it('loads the catalogue when asked, narrows it by words and to free models, and takes the chosen one', async () => {
    const models = [
      { id: 'one/large', name: 'Large One', free: false },
      { id: 'two/small:free', name: 'Small Two', free: true },
      { id: 'three/small', name: 'Small Three', free: false },
    ];
    const studio = createFakeStudio();
    const element = await show(withCommands(studio, { listModels: () => Promise.resolve(models) }));
    button(element, 'Choose from the catalogue')!.click();
    await waitUntil(() => element.renderRoot.querySelector('.models') !== null);
    const shown = (): string[] => [...element.renderRoot.querySelectorAll('.models button .mono')].map(words);
    expect(shown().length).to.equal(3);
    await expect(element).to.be.accessible();
    const search = element.renderRoot.querySelector<HTMLInputElement>('input[type=search]')!;
    search.value = 'SMALL';
    search.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(shown()).to.deep.equal(['two/small:free', 'three/small']);
    element.renderRoot.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    await element.updateComplete;
    expect(shown()).to.deep.equal(['two/small:free']);
    element.renderRoot.querySelector<HTMLButtonElement>('.models button')!.click();
    expect(studio.calls.at(-1)).to.equal('changeProvider({"model":"two/small:free"})');
  });

  it('has nothing to set where the page has set the provider', async () => {
    const studio = createFakeStudio();
    studio.stores.provider.update((provider) => ({ ...provider, editable: false, configured: true }));
    const element = await show(studio);
    expect(input(element, 'key')).to.equal(null);
    expect(words(element.renderRoot)).to.contain('This page has set the provider');
  });

  it('speaks Korean where the page does', async () => {
    expect(words((await show(createFakeStudio(), 'ko')).renderRoot)).to.contain('API 키');
  });
});
