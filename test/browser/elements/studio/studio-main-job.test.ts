import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/studio.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import { eventually, waitUntil } from '../../../support/wait-until.js';

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

/** A page that has a name of its own each time it is loaded, and tells whoever asks. */
const NAMES_ITSELF =
  "const own = crypto.getRandomValues(new Uint32Array(2)).join('-');" +
  "addEventListener('message', ({ data }) => data === 'who' && parent.postMessage({ pageName: own }, '*'));";

/** Asks the page on show for its name, until one answers. */
async function nameOfPage(frame: () => HTMLIFrameElement | null | undefined): Promise<string> {
  let name = '';
  const hear = ({ source, data }: MessageEvent<{ readonly pageName?: string } | null>): void => {
    if (source === frame()?.contentWindow && data?.pageName !== undefined) name = data.pageName;
  };
  addEventListener('message', hear);
  await waitUntil(() => {
    frame()?.contentWindow?.postMessage('who', '*');
    return name !== '';
  }, 'the name of the page');
  removeEventListener('message', hear);
  return name;
}

const isPart = (name: string) => (element: Element) => element.part.contains(name);

describe('the main job in jig-studio', () => {
  for (const width of [1280, 380]) {
    it(`is done by keyboard alone, at ${width} pixels`, async () => {
      const element = await openRealStudio(width);
      const { studio } = element;
      await tabTo('the composer', (active) => active instanceof HTMLTextAreaElement);
      await sendKeys({ type: 'Change the hero title to "Hello Jig"' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => studio.approvals.store.getSnapshot().length === 1, 'asks');
      expect(heroTitle(element)).not.to.equal('Hello Jig');
      await waitUntil(() =>
        element.shadowRoot?.querySelector('jig-chat')?.shadowRoot?.querySelector('[part~="approve"]'),
      );
      await tabTo('Approve', isPart('approve'), 'Shift+Tab');
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => !studio.agent.getSnapshot().running, 'ends');
      expect(heroTitle(element)).to.equal('Hello Jig');
      const { revision } = studio.workspace.getSnapshot().state;
      expect(studio.preview.getSnapshot().acknowledgedRevision).to.equal(revision);
      await eventually(() => {
        const chip = element.shadowRoot?.querySelector(width > 720 ? '.status .revision' : '.bottom .revision');
        expect(chip?.getAttribute('data-revision')).to.equal(String(revision));
        expect(chip?.getAttribute('data-state')).to.equal('shown');
      });
    });
  }

  it('undoes and saves by button, and typing in the editor reaches the preview', async () => {
    const element = await openRealStudio(1280);
    const { studio } = element;
    const press = async (name: string): Promise<void> => {
      const button = (): HTMLButtonElement | null | undefined =>
        element.shadowRoot?.querySelector<HTMLButtonElement>(`[part="${name}"]`);
      await waitUntil(() => button()?.disabled === false, `${name} can be pressed`);
      button()?.click();
    };
    const editor = element.shadowRoot?.querySelector('jig-editor');
    await waitUntil(() => editor?.shadowRoot?.querySelector('.cm-content'), 'code');
    const before = studio.workspace.getSnapshot().state.revision;
    editor?.focus();
    await sendKeys({ press: 'Control+End' });
    await sendKeys({ type: '<!-- mine -->' });
    await waitUntil(() => studio.preview.getSnapshot().acknowledgedRevision > before, 'shown');
    await press('undo');
    await waitUntil(() => studio.workspace.getSnapshot().canRedo, 'undone');
    await waitUntil(() => studio.workspace.getSnapshot().dirtyPaths.length === 0, 'as it was saved');
    await waitUntil(() => !editor?.shadowRoot?.querySelector('.cm-content')?.textContent?.includes('mine'), 'gone');
    await press('redo');
    await waitUntil(() => studio.workspace.getSnapshot().dirtyPaths.length === 1, 'redone');
    await press('save');
    await waitUntil(() => studio.workspace.getSnapshot().dirtyPaths.length === 0, 'saved');
  });

  it('keeps the page of the preview while the studio is moved with moveBefore', async () => {
    const element = await openRealStudio(1280);
    const { studio } = element;
    const { isError } = await studio.commands.callTool('workspace.applyPatch', {
      path: 'index.html',
      search: '</body>',
      replace: `<script>${NAMES_ITSELF}</script></body>`,
      occurrence: 'first',
      expectedRevision: studio.workspace.getSnapshot().state.revision,
    });
    expect(isError).not.to.equal(true);
    const frame = (): HTMLIFrameElement | null | undefined =>
      element.shadowRoot?.querySelector('jig-preview')?.shadowRoot?.querySelector('iframe');
    const shown = await nameOfPage(frame);
    const before = frame();
    const elsewhere = await fixture<HTMLElement & { moveBefore(node: Node, before: Node | null): void }>(
      html`<div></div>`,
    );
    elsewhere.moveBefore(element, null);
    // What has left the page is let go of two frames later.
    for (let frames = 0; frames < 4; frames += 1) await nextFrame();
    expect(element.studio).to.equal(studio);
    expect(frame()).to.equal(before);
    expect(await nameOfPage(frame)).to.equal(shown);
    expect(studio.preview.getSnapshot().attached).to.equal(true);
  });
});
