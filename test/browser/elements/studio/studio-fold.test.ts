import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import type { ToolApprovalSnapshot } from '../../../../src/core/registry/approval-port.js';
import { createFakeStudio } from '../../../support/fake-studio-view.js';
import { all, find, isVisible, openStudio, panes, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

const PANELS = ['chat', 'explorer', 'dock', 'preview'] as const;

const WAITING: ToolApprovalSnapshot = {
  id: 'approval-1',
  method: 'tools/call',
  name: 'preview.updateHero',
  description: 'Updates the hero.',
  source: 'local',
  argumentKeys: ['title'],
  createdAt: 0,
};

describe('the panels of jig-studio, folded and sized', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => resetMouse());

  for (const panel of PANELS) {
    it(`${panel}: its button folds it away and shows it again, and keeps the focus`, async () => {
      const studio = await openStudio(createFakeStudio(), 1400);
      const button = find(studio, `[part="${panel}-toggle"]`);
      const first = panel !== 'explorer';
      expect(isOpen(studio, panel)).to.equal(first);
      for (const expected of [!first, first]) {
        button.focus();
        await sendKeys({ press: 'Enter' });
        await studio.updateComplete;
        expect(isOpen(studio, panel)).to.equal(expected);
        expect(button.getAttribute('aria-expanded')).to.equal(String(expected));
        expect(studio.shadowRoot?.activeElement === button).to.equal(true);
        expect(all(studio, `.handle-${panel}`)).to.have.length(expected ? 1 : 0);
      }
    });

    it(`${panel}: its handle sizes it by arrow keys, Home and End, and Enter folds it`, async () => {
      const studio = await openWithEveryPanel();
      const handle = find(studio, `.handle-${panel}`);
      handle.focus();
      const before = sizeOf(studio, panel);
      expect(handle.getAttribute('aria-valuenow')).to.equal(String(Math.round(before)));
      await sendKeys({ press: growKey(panel) });
      await studio.updateComplete;
      expect(sizeOf(studio, panel)).to.be.closeTo(before + 8, 1);
      expect(handle.getAttribute('aria-valuenow')).to.equal(String(Math.round(before + 8)));
      await sendKeys({ press: 'Home' });
      await studio.updateComplete;
      expect(sizeOf(studio, panel)).to.be.closeTo(Number(handle.getAttribute('aria-valuemin')), 1);
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => !isOpen(studio, panel));
      await waitUntil(() => studio.shadowRoot?.activeElement === find(studio, `[part="${panel}-toggle"]`), 'the focus');
    });

    it(`${panel}: its handle is dragged, and far enough it folds the panel`, async () => {
      const studio = await openWithEveryPanel();
      const before = sizeOf(studio, panel);
      await drag(find(studio, `.handle-${panel}`), growth(panel, 24));
      await studio.updateComplete;
      expect(sizeOf(studio, panel)).to.be.closeTo(before + 24, 1.5);
      await drag(find(studio, `.handle-${panel}`), growth(panel, 20 - before));
      await studio.updateComplete;
      expect(isOpen(studio, panel)).to.equal(false);
      find(studio, `[part="${panel}-toggle"]`).click();
      await studio.updateComplete;
      expect(sizeOf(studio, panel), 'as large as before').to.be.closeTo(before + 24, 1.5);
    });
  }

  it('a double click gives a panel its first size back', async () => {
    const studio = await openStudio(createFakeStudio(), 1400);
    const before = sizeOf(studio, 'preview');
    const handle = find(studio, '.handle-preview');
    handle.focus();
    await sendKeys({ press: 'End' });
    await studio.updateComplete;
    expect(sizeOf(studio, 'preview')).to.be.greaterThan(before);
    handle.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await studio.updateComplete;
    expect(sizeOf(studio, 'preview')).to.be.closeTo(before, 1);
  });

  it('sizes and open state are kept with the workspace, for the next studio of it', async () => {
    const fake = createFakeStudio();
    const aside = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const studio = await openStudio(fake, 1400);
    find(studio, '[part="preview-toggle"]').click();
    find(studio, '[part="explorer-toggle"]').click();
    find(studio, '.handle-chat').focus();
    await sendKeys({ press: 'End' });
    expect(fake.stores.preferences.getSnapshot()['panels']).to.deep.include({ explorer: { open: true } });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), 'no place beside').to.equal(aside);
    studio.remove();
    const again = await openStudio(fake, 1400);
    expect(isOpen(again, 'preview')).to.equal(false);
    expect(isOpen(again, 'explorer')).to.equal(true);
    expect(sizeOf(again, 'chat')).to.be.greaterThan(400);
    await waitUntil(() => find(again, 'jig-explorer').shadowRoot?.querySelector('[role="treeitem"]'), 'the tree');
  });

  it('what was stored is read tolerantly: nonsense is left out, a size is brought into its limits', async () => {
    const fake = createFakeStudio();
    fake.stores.preferences.set({
      panels: { chat: { open: 'no', size: 9e9 }, dock: null, preview: { open: true, size: -4 } },
    });
    const studio = await openStudio(fake, 1400);
    expect(panes(studio)).to.equal('chat code dock preview');
    expect(sizeOf(studio, 'chat')).to.be.within(200, 560);
    expect(sizeOf(studio, 'preview')).to.be.within(240, 301);
  });

  it('the code keeps its room whatever the panels were given, and nothing is wider than the studio', async () => {
    const fake = createFakeStudio();
    fake.stores.preferences.set({
      panels: {
        chat: { size: 560 },
        preview: { size: 1200 },
        explorer: { open: true, size: 420 },
        dock: { size: 640 },
      },
    });
    for (const width of [1010, 1280, 1400]) {
      const studio = await openStudio(fake, width);
      expect(find(studio, '.code-pane').clientWidth, `code at ${width}`).to.be.at.least(260);
      expect(find(studio, '.body').scrollWidth).to.be.at.most(find(studio, '.body').clientWidth);
      studio.remove();
    }
  });

  it('a folded preview keeps its frame and a width to be laid out in', async () => {
    const studio = await openStudio(createFakeStudio(), 1400);
    const preview = find(studio, 'jig-preview');
    find(studio, '[part="preview-toggle"]').click();
    await studio.updateComplete;
    expect(find(studio, 'jig-preview') === preview).to.equal(true);
    expect(preview.clientWidth).to.be.greaterThan(300);
    expect(isVisible(preview)).to.equal(false);
    expect(panes(studio)).to.equal('chat code dock');
  });

  it('an approval that waits in a folded chat is told, on the button and in a line that leads there', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake, 1400);
    find(studio, '[part="chat-toggle"]').click();
    fake.stores.approvals.set([WAITING]);
    await studio.updateComplete;
    expect(text(studio, '[part="chat-toggle"] .badge .visually-hidden')).to.equal('1 approval waits');
    expect(text(studio, '.unseen-approvals')).to.contain('The agent waits for your decision.');
    await expect(studio).to.be.accessible();
    find(studio, '.unseen-approvals button').click();
    await studio.updateComplete;
    expect(panes(studio)).to.equal('chat code dock preview');
    expect(all(studio, '.unseen-approvals, [part="chat-toggle"] .badge')).to.be.empty;
  });

  it('a narrow studio shows its panes whatever was folded in a wide one', async () => {
    const fake = createFakeStudio();
    fake.stores.preferences.set({
      panels: { chat: { open: false }, dock: { open: false }, preview: { open: false } },
    });
    const studio = await openStudio(fake, 380);
    for (const [pane, shown] of [
      ['chat', 'chat'],
      ['preview', 'preview'],
      ['trace', 'dock'],
    ]) {
      find(studio, `.bottom [data-pane="${pane}"]`).click();
      await studio.updateComplete;
      expect(panes(studio)).to.equal(shown);
    }
    expect(isVisible(find(studio, 'jig-trace'))).to.equal(true);
    expect(all(studio, '.handle').filter(isVisible)).to.be.empty;
  });

  it('in a right-to-left page the arrow keys and the pointer still move the line the way they point', async () => {
    const studio = await openStudio(createFakeStudio(), 1400);
    studio.dir = 'rtl';
    const before = sizeOf(studio, 'chat');
    find(studio, '.handle-chat').focus();
    await sendKeys({ press: 'ArrowLeft' });
    await studio.updateComplete;
    expect(sizeOf(studio, 'chat')).to.be.closeTo(before + 8, 1);
    await drag(find(studio, '.handle-chat'), { x: -20, y: 0 });
    await studio.updateComplete;
    expect(sizeOf(studio, 'chat')).to.be.closeTo(before + 28, 1.5);
  });

  it('show what changed since the last save, loaded when it is first opened and counted on its tab', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake, 1400);
    fake.stores.drafts.set(
      new Map([['index.html', { path: 'index.html', source: '<h1>New</h1>\n', baseSource: '<h1>Jig</h1>\n' }]]),
    );
    await studio.updateComplete;
    expect(text(studio, '#dock-tab-changes')).to.equal('Changes1');
    find(studio, '#dock-tab-changes').click();
    await waitUntil(() => find(studio, 'jig-changes').shadowRoot?.querySelector('[part="file"]'), 'the file');
  });
});

type Name = (typeof PANELS)[number];

async function openWithEveryPanel(): Promise<JigStudioElement> {
  const fake = createFakeStudio();
  fake.stores.preferences.set({ panels: { explorer: { open: true }, chat: { size: 300 }, preview: { size: 360 } } });
  return openStudio(fake, 1400);
}

function element(studio: JigStudioElement, panel: Name): HTMLElement {
  return find(studio, `#${panel}`);
}

function isOpen(studio: JigStudioElement, panel: Name): boolean {
  const box = element(studio, panel);
  return panel === 'dock' ? isVisible(find(studio, '#dock-trace')) : isVisible(box);
}

function sizeOf(studio: JigStudioElement, panel: Name): number {
  const { width, height } = element(studio, panel).getBoundingClientRect();
  return panel === 'dock' ? height : width;
}

function growKey(panel: Name): string {
  return { chat: 'ArrowRight', explorer: 'ArrowRight', dock: 'ArrowUp', preview: 'ArrowLeft' }[panel];
}

function growth(panel: Name, by: number): { readonly x: number; readonly y: number } {
  if (panel === 'dock') return { x: 0, y: -by };
  return { x: panel === 'preview' ? -by : by, y: 0 };
}

/** From the middle of the handle, over two steps, as a hand does it. */
async function drag(handle: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const box = handle.getBoundingClientRect();
  const from = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)] as const;
  await sendMouse({ type: 'move', position: [...from] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [from[0] + Math.round(x / 2), from[1] + Math.round(y / 2)] });
  await sendMouse({ type: 'move', position: [from[0] + Math.round(x), from[1] + Math.round(y)] });
  await sendMouse({ type: 'up' });
}
