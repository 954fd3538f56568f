import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createStore } from '../../../../src/core/base/store.js';
import { createPreview } from '../../../../src/core/preview/create-preview.js';
import type { Preview } from '../../../../src/core/preview/preview-port.js';
import type { StudioPhase, StudioView } from '../../../../src/core/studio/studio-view.js';
import '../../../../src/define/preview.js';
import type { JigPreviewElement } from '../../../../src/elements/preview/preview-element.js';
import { workspaceOf } from '../../../support/workspace-files.js';
import { pause, until } from './frame-fixture.js';
import { eventually } from '../../../support/wait-until.js';

/** The part of a studio that the preview reads, over the real preview of the core. */
function studioOf(phase: StudioPhase = 'ready') {
  const preview: Preview = createPreview();
  const calls: string[] = [];
  const view = {
    id: 'test',
    phase: createStore<StudioPhase>(phase),
    preview,
    console: preview.console,
    design: preview.design,
    workspace: createStore({ state: { files: new Map() } }),
    commands: {
      setPicking: (picking: boolean) => preview.setPicking(picking),
      clearConsole: () => preview.clearConsole(),
      openPage: (path: string | undefined) => preview.openPage(path),
      followLink: (href: string) => preview.followLink(href),
      refreshPreview: () => void calls.push('refresh'),
      openFile: (path: string) => void calls.push(`open ${path}`),
    },
    attachPreviewSurface: (surface: Parameters<Preview['attach']>[0]) => preview.attach(surface),
  } as unknown as StudioView;
  return { studio: { id: 'test', view }, preview, calls };
}

const text = (element: Element, selector: string): string =>
  element.shadowRoot?.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
const frames = (element: Element): readonly HTMLIFrameElement[] => [
  ...(element.shadowRoot?.querySelectorAll('iframe') ?? []),
];

async function shown(files: Record<string, string>, revision = 12) {
  const made = studioOf();
  const element = await fixture<JigPreviewElement>(html`<jig-preview .studio=${made.studio}></jig-preview>`);
  made.preview.render(workspaceOf(files, revision));
  await until(() => made.preview.getSnapshot().status !== 'waiting', 'an answer');
  await element.updateComplete;
  return { ...made, element };
}

describe('jig-preview', () => {
  it('says where it gets its studio when it has none', async () => {
    const element = await fixture<JigPreviewElement>(html`<jig-preview></jig-preview>`);
    expect(text(element, '[part=empty]')).to.contain('No studio here yet');
    expect(frames(element).length).to.equal(0);
    await expect(element).to.be.accessible();
  });

  it('shows the page, its address, and the revision as shown', async () => {
    const { element, preview } = await shown({ 'pages/a.html': '<h1>Hi</h1>' });
    expect(preview.getSnapshot().acknowledgedRevision).to.equal(12);
    expect(text(element, '[part=address]')).to.equal('pages/a.html');
    expect(text(element, '[part=revision]')).to.contain('r12 shown');
    expect(element.matches(':state(shown)')).to.equal(true);
    expect(frames(element).length).to.equal(1);
    await expect(element).to.be.accessible();
  });

  it('has a hollow chip while a revision is on its way', async () => {
    const { element, preview } = await shown({ 'index.html': '<h1>Hi</h1>' });
    preview.render(workspaceOf({ 'index.html': '<h1>Ho</h1>' }, 13));
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('[part=revision]')?.getAttribute('data-state')).to.equal('rendering');
    expect(element.matches(':state(rendering)')).to.equal(true);
  });

  it('shows an error with its place and code, opens the file, and offers a refresh', async () => {
    const { element, calls } = await shown({ 'index.html': '<script src="app.js"></script>', 'app.js': '\n\n oops()' });
    expect(element.matches(':state(failed)')).to.equal(true);
    expect(text(element, '[part=error]')).to.equal(
      'The page stopped with an error. Uncaught ReferenceError: oops is not defined app.js:3:2 PREVIEW_RUNTIME_ERROR Refresh',
    );
    element.shadowRoot?.querySelector<HTMLButtonElement>('.place')?.click();
    element.shadowRoot?.querySelector<HTMLButtonElement>('button.refresh')?.click();
    element.shadowRoot?.querySelector<HTMLButtonElement>('.bar button')?.click();
    expect(calls).to.deep.equal(['open app.js', 'refresh', 'refresh']);
    await expect(element).to.be.accessible();
  });

  it('lists the references that do not load, at most six', async () => {
    const images = Array.from({ length: 8 }, (_, index) => `<img alt="" src="gone-${index}.png">`).join('\n');
    const { element } = await shown({ 'index.html': images });
    expect(text(element, 'summary')).to.equal('8 problems with what the page loads');
    expect(element.shadowRoot?.querySelectorAll('[part=diagnostics] li').length).to.equal(7);
    expect(text(element, '[part=diagnostics] li')).to.equal('gone-0.png not in the workspace · index.html:1');
    await expect(element).to.be.accessible();
  });

  it('says of one missing name what is true of it', async () => {
    const files = {
      'index.html': '<script type="module" src="a.js"></script>',
      'a.js': 'import { gone } from "./b.js"',
    };
    const { element } = await shown({ ...files, 'b.js': '' });
    expect(text(element, 'summary')).to.equal('1 problem with what the page loads');
    expect(text(element, '[part=diagnostics] li')).to.equal('b.js lacks a name that is imported · a.js:1');
  });

  it('explains a workspace without a page inside the frame', async () => {
    const { element, preview } = await shown({ 'app.js': '' });
    expect(preview.getSnapshot().status).to.equal('synced');
    expect(text(element, '[part=address]')).to.equal('no page');
  });

  it('waits for the workspace, its controls off', async () => {
    const { studio } = studioOf('loading');
    const element = await fixture<JigPreviewElement>(html`<jig-preview .studio=${studio}></jig-preview>`);
    expect(element.shadowRoot?.querySelector('[part=empty]')?.getAttribute('data-kind')).to.equal('loading');
    expect(element.shadowRoot?.querySelector<HTMLButtonElement>('.bar button')?.disabled).to.equal(true);
  });

  it('keeps its frame and does not run the page twice when it is moved', async () => {
    const { element, preview } = await shown({ 'index.html': '<p>x' });
    const frame = frames(element)[0];
    const other = document.createElement('div');
    document.body.append(other);
    (other as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);
    await pause(120);
    expect(frames(element)[0]).to.equal(frame);
    expect(preview.getSnapshot().attached).to.equal(true);
    other.remove();
  });

  it('shows its page again after it was taken out and put back', async () => {
    const { element, preview } = await shown({ 'index.html': '<p>x' });
    const parent = element.parentElement;
    element.remove();
    parent?.append(element);
    await eventually(() => {
      expect(preview.getSnapshot()).to.include({ attached: true, status: 'synced' });
      expect(frames(element).length).to.equal(1);
    });
  });

  it('lets go of studio and frame two frames after it is removed', async () => {
    const { element, preview } = await shown({ 'index.html': '<p>x' });
    element.remove();
    await until(() => !preview.getSnapshot().attached, 'the surface to be detached');
    expect(frames(element).length).to.equal(0);
  });

  it('lets go when it is moved out of its studio', async () => {
    const { element, preview } = await shown({ 'index.html': '<p>x' });
    element.studio = undefined;
    await until(() => !preview.getSnapshot().attached, 'the surface to be detached');
    expect(text(element, '[part=empty]')).to.contain('No studio here yet');
  });

  it('fills the screen by its button and leaves by Escape: the same page, the same revision', async () => {
    const { element, preview, calls } = await shown({ 'index.html': '<h1>Hi</h1>' });
    const before = preview.getSnapshot();
    const [frame] = frames(element);
    element.shadowRoot!.querySelector<HTMLElement>('[aria-label="Full screen"]')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => element.matches(':fullscreen'), 'the full screen');
    await until(() => element.shadowRoot!.querySelector('[aria-label="Leave full screen"]'), 'the way back');
    // While the browser is still on its way into full screen it takes no Escape; a person presses again.
    for (let presses = 0; presses < 20 && element.matches(':fullscreen'); presses += 1) {
      await sendKeys({ press: 'Escape' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await until(() => !element.matches(':fullscreen'), 'the way back');
    expect(frames(element)).to.deep.equal([frame]);
    expect(preview.getSnapshot()).to.equal(before);
    expect(calls).to.deep.equal([]);
  });

  it('speaks Korean in a Korean page', async () => {
    const element = await fixture(html`<div lang="ko"><jig-preview></jig-preview></div>`);
    const label = (): string | null | undefined =>
      element.querySelector('jig-preview')?.shadowRoot?.querySelector('.bar button')?.getAttribute('aria-label');
    await until(() => label() === '미리보기 새로고침', 'the Korean label');
  });
});
