import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { COMPLETED_RUN, PROMPT } from '../../../support/sample-conversation.js';
import { field, part, show, studioWith, type, words } from './chat-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('the composer of jig-chat', () => {
  it('puts a recipe into the composer by keyboard alone, and runs nothing', async () => {
    const studio = studioWith(COMPLETED_RUN);
    const element = await show(studio);
    element.renderRoot.querySelector<HTMLElement>('button[aria-label="Recipes"]')!.click();
    await waitUntil(() => element.renderRoot.querySelector('.picker [data-recipe]') !== null);
    await expect(element).to.be.accessible();
    element.renderRoot.querySelector<HTMLElement>('.picker button')!.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.value === PROMPT);
    await nextFrame();
    expect(element.shadowRoot!.activeElement).to.equal(field(element));
    expect(studio.calls).to.deep.equal([]);
    expect(element.renderRoot.querySelector('.picker')).to.equal(null);
  });

  it('closes the recipes with Escape and gives the keyboard back', async () => {
    const element = await show(studioWith(COMPLETED_RUN));
    element.renderRoot.querySelector<HTMLElement>('button[aria-label="Recipes"]')!.click();
    await waitUntil(() => element.shadowRoot!.activeElement?.closest('.picker'));
    await sendKeys({ press: 'Escape' });
    await nextFrame();
    expect(element.renderRoot.querySelector('.picker')).to.equal(null);
    expect(element.shadowRoot!.activeElement).to.equal(field(element));
  });

  it('takes a prompt out of the address into the composer, and runs nothing', async () => {
    const address = location.href;
    const link = new URL(address);
    link.searchParams.set('prompt', 'Make it rose');
    history.replaceState({ kept: 1 }, '', link);
    const studio = studioWith();
    const around = await fixture<HTMLElement>(html`<div><jig-chat prompt-link .studio=${studio}></jig-chat></div>`);
    const element = around.querySelector('jig-chat')!;
    await element.updateComplete;
    expect(element.value).to.equal('Make it rose');
    expect(new URL(location.href).searchParams.has('prompt')).to.equal(false);
    expect(history.state).to.deep.equal({ kept: 1 });
    expect(studio.calls).to.deep.equal([]);
    history.replaceState(null, '', address);
  });

  it('leaves the address alone where the page did not ask for that', async () => {
    const address = location.href;
    const link = new URL(address);
    link.searchParams.set('prompt', 'Make it rose');
    history.replaceState(null, '', link);
    const element = await show(studioWith());
    expect(element.value).to.equal('');
    expect(location.href).to.equal(link.href);
    history.replaceState(null, '', address);
  });

  const selection = {
    revision: 1,
    path: 'index.html',
    selector: 'h1#hero-title',
    html: '<h1>',
    text: 'Jig',
    styles: [],
    box: { x: 0, y: 0, width: 1, height: 1 },
    viewport: { width: 1, height: 1 },
  };

  it('sends what was picked in the preview along, once, and shows it with the prompt', async () => {
    const studio = studioWith();
    studio.stores.design.set({ picking: false, selection });
    const element = await show(studio);
    expect(words(part(element, 'selection'))).to.contain('h1#hero-title');
    await expect(element).to.be.accessible();
    await type(element, 'Make it bigger');
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(studio.calls[0]).to.contain('"selector":"h1#hero-title"');
    expect(part(element, 'selection')).to.equal(null);
    const asked = { id: 'u', role: 'user', text: 'Make it bigger', selection } as const;
    studio.stores.agent.set({ ...COMPLETED_RUN, messages: [asked] });
    await element.updateComplete;
    expect(words(part(element, 'log'))).to.contain('h1#hero-title');
  });

  it('puts what was picked back beside the prompt of a failed run, to be sent again or left out', async () => {
    const studio = studioWith();
    const error = { code: 'OPENROUTER_TIMEOUT', message: 'Too slow.' };
    studio.outcome = { state: 'failed', sessionId: 's', error };
    studio.stores.design.set({ picking: false, selection });
    const element = await show(studio);
    await type(element, 'Make it bigger');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.value === 'Make it bigger');
    await element.updateComplete;
    expect(words(part(element, 'selection'))).to.contain('h1#hero-title');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => studio.calls.filter((call) => call.includes('"selector":"h1#hero-title"')).length === 2);
    await waitUntil(() => part(element, 'selection') !== null);
    part(element, 'selection').querySelector('button')!.click();
    await element.updateComplete;
    expect(part(element, 'selection')).to.equal(null);
  });
});
