import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/studio.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';

type OpenStudio = JigStudioElement & { readonly studio: Studio };

async function openRealStudio(width: number): Promise<OpenStudio> {
  const box = await fixture<HTMLDivElement>(html`<div></div>`);
  box.style.cssText = `width: ${width}px; height: 640px`;
  const element = document.createElement('jig-studio');
  element.workspaceId = `main-job-${Date.now()}-${width}`;
  box.append(element);
  await element.studio?.ready;
  await element.updateComplete;
  return element as OpenStudio;
}

/** The element that has the focus, through every shadow root. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Presses Tab until the focus is where `isThere` says; a person can get there too. */
async function tabTo(what: string, isThere: (element: Element) => boolean, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const active = focused();
    if (active && isThere(active)) return;
    await sendKeys({ press: key });
  }
  throw new Error(`the keyboard never reaches ${what}`);
}

const heroTitle = ({ studio }: OpenStudio): string => {
  const file = studio.workspace.getFile('index.html');
  return file.kind === 'text' ? (/<h1 id="hero-title">([^<]*)</.exec(file.source)?.[1] ?? '') : '';
};

const isPart = (name: string) => (element: Element) => element.part.contains(name);

describe('the main job in jig-studio', () => {
  for (const width of [1280, 380]) {
    it(`is done by keyboard alone, at ${width} pixels`, async () => {
      const element = await openRealStudio(width);
      const { studio } = element;
      await tabTo('the composer', (active) => active instanceof HTMLTextAreaElement);
      await sendKeys({ type: 'Change the hero title to "Hello Jig"' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => studio.approvals.store.getSnapshot().length === 1, 'asks', { timeout: 8_000 });
      expect(heroTitle(element)).not.to.equal('Hello Jig');
      await waitUntil(() =>
        element.shadowRoot?.querySelector('jig-chat')?.shadowRoot?.querySelector('[part~="approve"]'),
      );
      await tabTo('Approve', isPart('approve'), 'Shift+Tab');
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => !studio.agent.getSnapshot().running, 'ends', { timeout: 8_000 });
      expect(heroTitle(element)).to.equal('Hello Jig');
      const { revision } = studio.workspace.getSnapshot().state;
      expect(studio.preview.getSnapshot().acknowledgedRevision).to.equal(revision);
      await element.updateComplete;
      const chip = element.shadowRoot?.querySelector(width > 720 ? '.status .revision' : '.bottom .revision');
      expect(chip?.getAttribute('data-revision')).to.equal(String(revision));
      expect(chip?.getAttribute('data-state')).to.equal('shown');
    }).timeout(30_000);
  }

  it('undoes and saves by button, and typing in the editor reaches the preview', async () => {
    const element = await openRealStudio(1280);
    const { studio } = element;
    const part = (name: string): HTMLButtonElement | null =>
      element.shadowRoot?.querySelector<HTMLButtonElement>(`[part="${name}"]`) ?? null;
    const editor = element.shadowRoot?.querySelector('jig-editor');
    await waitUntil(() => editor?.shadowRoot?.querySelector('.cm-content'), 'code', { timeout: 8_000 });
    const before = studio.workspace.getSnapshot().state.revision;
    editor?.focus();
    await sendKeys({ press: 'Control+End' });
    await sendKeys({ type: '<!-- mine -->' });
    await waitUntil(() => studio.preview.getSnapshot().acknowledgedRevision > before, 'shown', { timeout: 8_000 });
    await element.updateComplete;
    expect(part('undo')?.disabled).to.equal(false);
    part('undo')?.click();
    await waitUntil(() => studio.workspace.getSnapshot().canRedo, 'undone', { timeout: 8_000 });
    await waitUntil(() => studio.workspace.getSnapshot().dirtyPaths.length === 0);
    expect(editor?.shadowRoot?.querySelector('.cm-content')?.textContent).not.to.contain('mine');
    part('redo')?.click();
    await waitUntil(() => studio.workspace.getSnapshot().dirtyPaths.length === 1, 'redone', { timeout: 8_000 });
    await element.updateComplete;
    part('save')?.click();
    await waitUntil(() => studio.workspace.getSnapshot().dirtyPaths.length === 0, 'saved', { timeout: 8_000 });
  }).timeout(30_000);

  it('keeps the page of the preview while the studio is moved with moveBefore', async () => {
    const element = await openRealStudio(1280);
    const { studio } = element;
    await waitUntil(() => studio.preview.getSnapshot().status === 'synced', 'shown', { timeout: 8_000 });
    const frame = (): HTMLIFrameElement | null | undefined =>
      element.shadowRoot?.querySelector('jig-preview')?.shadowRoot?.querySelector('iframe');
    const before = frame();
    // The page acknowledges before it has loaded to the end: its own load is not the one to count.
    await Promise.race([
      new Promise((resolve) => before?.addEventListener('load', resolve, { once: true })),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
    let loads = 0;
    before?.addEventListener('load', () => (loads += 1));
    const elsewhere = await fixture<HTMLElement & { moveBefore(node: Node, before: Node | null): void }>(
      html`<div></div>`,
    );
    elsewhere.moveBefore(element, null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(element.studio).to.equal(studio);
    expect(frame()).to.equal(before);
    expect(loads).to.equal(0);
    expect(studio.preview.getSnapshot().attached).to.equal(true);
  }).timeout(20_000);
});
