import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/recipes.js';
import type { JigRecipesElement } from '../../../../src/elements/recipes/recipes-element.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { SAMPLE_TOOLS } from '../../../support/sample-tools.js';
import { waitUntil } from '../../../support/wait-until.js';

async function show(studio: FakeStudio | undefined, lang = 'en'): Promise<JigRecipesElement> {
  studio?.stores.catalog.set(SAMPLE_TOOLS);
  const around = await fixture<HTMLElement>(
    html`<div lang=${lang}><jig-recipes .studio=${studio}></jig-recipes></div>`,
  );
  const element = around.querySelector('jig-recipes')!;
  await element.updateComplete;
  if (studio) await waitUntil(() => element.renderRoot.querySelector('[part=recipe]') !== null);
  return element;
}
const words = (node: ParentNode): string => (node as Element).textContent!.replace(/\s+/g, ' ').trim();
const run = (element: JigRecipesElement): HTMLButtonElement => element.renderRoot.querySelector('[part=run]')!;

describe('jig-recipes', () => {
  it('says what to do when there is no studio', async () => {
    expect(words((await show(undefined)).renderRoot)).to.contain('No studio here yet');
  });

  it('shows each recipe with its prompt and what will happen, and runs it as a prompt', async () => {
    const studio = createFakeStudio();
    const element = await show(studio);
    const hero = element.renderRoot.querySelector('[data-recipe="update-hero"]')!;
    expect(words(hero)).to.contain('Change the hero title to "Hello Jig"');
    expect([...hero.querySelectorAll('[part=chain] li')].map(words)).to.deep.equal([
      'workspace.getStatus',
      'workspace.listFiles',
      'workspace.readFile',
      'approval',
      'preview.updateHero',
      'preview shows it',
    ]);
    await expect(element).to.be.accessible();
    run(element).click();
    expect(studio.calls).to.deep.equal(['runPrompt(Change the hero title to "Hello Jig")']);
  });

  it('lets a host put the prompt somewhere else', async () => {
    const studio = createFakeStudio();
    const element = await show(studio);
    let prompt = '';
    element.addEventListener('jig-recipe-request', (event) => {
      prompt = event.detail.prompt;
      event.preventDefault();
    });
    run(element).click();
    expect(prompt).to.contain('Hello Jig');
    expect(studio.calls).to.deep.equal([]);
  });

  it('runs nothing while the agent works, and says why', async () => {
    const studio = createFakeStudio();
    studio.stores.agent.update((agent) => ({ ...agent, running: true }));
    const element = await show(studio);
    expect(run(element).disabled).to.equal(true);
    expect(words(element.renderRoot.querySelector('[role=status]')!)).to.contain('The agent is working');
  });

  it('speaks Korean where the page does, prompts included', async () => {
    const element = await show(createFakeStudio(), 'ko');
    expect(words(element.renderRoot)).to.contain('히어로 제목을 "안녕 지그"로 바꿔줘');
  });
});
