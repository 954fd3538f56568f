import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/studio.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { studioDirectory } from '../../../../src/elements/context/studio-directory.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import type { JigTraceElement } from '../../../../src/elements/trace/trace-element.js';
import { createFakeStudio } from '../../../support/fake-studio-view.js';
import { find, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

let sequence = 0;

/** In the page, and drawn for its first picture, which is not painted yet. */
async function drawnFirst(prepare?: (studio: JigStudioElement) => void): Promise<JigStudioElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const studio = document.createElement('jig-studio');
  studio.workspaceId = `first-picture-${Date.now()}-${(sequence += 1)}`;
  prepare?.(studio);
  box.append(studio);
  for (let turn = 0; turn < 100 && !studio.hasUpdated; turn += 1) await Promise.resolve();
  expect(studio.hasUpdated).to.equal(true);
  return studio;
}

const isMade = ({ workspaceId }: JigStudioElement): boolean => !studioDirectory().wouldMake(workspaceId);

/** All that is said before there is a studio, but who answers: nobody knows that yet. */
const said = (studio: JigStudioElement): readonly unknown[] => [
  text(studio, '[part="storage"]'),
  text(studio, '.status'),
  find(studio, '.studio').getAttribute('aria-busy'),
  studio.matches(':state(loading)'),
  [...studio.renderRoot.querySelectorAll('.header [part], .bottom [part]')]
    .filter((part) => !part.matches('[part="provider"]'))
    .map((part) => `${part.part.value} ${part.matches(':disabled')} ${part.getAttribute('title')}`),
];

describe('the first picture of jig-studio', () => {
  it('needs no studio: the page’s own is made after it, and looked the same at first', async () => {
    const studio = await drawnFirst();
    expect(isMade(studio)).to.equal(false);
    const before = said(studio);
    expect(studio.renderRoot.querySelector('[part="provider"]')).to.equal(null);

    const made = studio.studio;
    expect(made?.view.phase.getSnapshot()).to.equal('loading');
    for (let turn = 0; turn < 100 && !studio.renderRoot.querySelector('[part="provider"]'); turn += 1)
      await Promise.resolve();
    expect(made?.view.phase.getSnapshot()).to.equal('loading');
    expect(said(studio)).to.deep.equal(before);
  });

  it('is followed by the studio without anybody asking', async () => {
    const studio = await drawnFirst();
    await waitUntil(() => isMade(studio), 'a studio');
    await studio.updateComplete;
    expect(find(studio, 'jig-chat')).to.not.equal(null);
    await studio.studio?.ready;
    await waitUntil(() => studio.renderRoot.querySelector('[part="title"]'), 'the name of the workspace');
  });

  it('gives the studio at once to whoever asks for it', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('jig-studio');
    element.workspaceId = `first-picture-asked-${Date.now()}`;
    box.append(element);
    const { studio } = element;
    expect(studio?.id).to.equal(element.workspaceId);
    await element.updateComplete;
    expect(element.studio).to.equal(studio);
  });

  it('loses nothing that is pressed in it', async () => {
    const studio = await drawnFirst();
    find(studio, '[part="chat-toggle"]').click();
    const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, composed: true });
    find(studio, '[part="more"]').dispatchEvent(press);
    await studio.updateComplete;
    expect(find(studio, '.studio').dataset['chat']).to.equal('closed');
    expect(studio.studio?.view.preferences.getSnapshot()['panels']).to.have.nested.property('chat.open', false);
    await waitUntil(() => studio.renderRoot.querySelector('dialog[part~="palette"], [part~="palette"]'), 'the palette');
  });

  it('makes no studio for an element that is gone before, nor for one that was given another', async () => {
    const gone = await drawnFirst();
    gone.remove();
    const given = await drawnFirst((studio) => (studio.studio = createFakeStudio('given') as unknown as Studio));
    await given.updateComplete;
    await given.updateComplete;
    expect([isMade(gone), gone.studio, isMade(given)]).to.deep.equal([false, undefined, false]);
  });

  it('makes no studio of the page where the host gives its own in it, nor where it takes that back', async () => {
    const studio = await drawnFirst();
    const { workspaceId } = studio;
    const give = (own: Studio | undefined): void => void (studio.studio = own);
    give(undefined);
    expect(isMade(studio)).to.equal(false);
    give(createFakeStudio('given-in-it') as unknown as Studio);
    expect(studio.studio?.id).to.equal('given-in-it');
    await studio.updateComplete;
    expect([isMade(studio), studio.studio?.id]).to.deep.equal([false, 'given-in-it']);
    give(undefined);
    await studio.updateComplete;
    expect([isMade(studio), studio.studio?.id]).to.deep.equal([true, workspaceId]);
  });

  for (const order of ['before', 'after'] as const) {
    it(`makes the studio at once for elements that name it, also by its element, and come ${order} it`, async () => {
      const id = `first-picture-named-${order}-${Date.now()}`;
      const box = await fixture(html`<div></div>`);
      const following = async (): Promise<readonly JigTraceElement[]> => {
        const traces = [id, `${id}-element`].map((name) =>
          Object.assign(document.createElement('jig-trace'), { studio: name }),
        );
        box.append(...traces);
        for (const { updateComplete } of traces) await updateComplete;
        return traces;
      };
      const early = order === 'before' ? await following() : [];
      const shown = await drawnFirst((studio) => Object.assign(studio, { workspaceId: id, id: `${id}-element` }));
      expect(isMade(shown)).to.equal(order === 'before');
      const traces = order === 'before' ? early : await following();
      expect(isMade(shown)).to.equal(true);
      expect(traces.map(({ currentView }) => currentView?.id)).to.deep.equal([id, id]);
      await shown.updateComplete;
      expect(traces.map(({ currentView }) => currentView === shown.studio?.view)).to.deep.equal([true, true]);
      shown.remove();
      await waitUntil(() => traces.every(({ currentView }) => currentView === undefined), 'no studio any more');
    });
  }

  it('does not let the studio wait for words that are still to be fetched', async () => {
    const box = await fixture<HTMLElement>(html`<div lang="ko"></div>`);
    const studio = Object.assign(document.createElement('jig-studio'), { workspaceId: `first-words-${Date.now()}` });
    box.append(studio);
    expect([isMade(studio), studio.hasUpdated]).to.deep.equal([true, false]);
    await studio.updateComplete;
    expect(find(studio, '[part="more"]').title).to.match(/[가-힣]/);
  });

  it('makes the one of its new name where that is given in it', async () => {
    const studio = await drawnFirst();
    const [before, after] = [studio.workspaceId, `${studio.workspaceId}-renamed`];
    studio.workspaceId = after;
    await studio.updateComplete;
    const names = studioDirectory().getSnapshot();
    expect([names.has(before), names.get(after) === studio.studio]).to.deep.equal([false, true]);
  });

  it('is given the studio again where it is moved before it', async () => {
    const studio = await drawnFirst();
    const other = await fixture<HTMLElement>(html`<div></div>`);
    other.append(studio);
    await waitUntil(() => isMade(studio), 'a studio');
    await studio.updateComplete;
    expect(find(studio, 'jig-chat')).to.not.equal(null);
  });
});
