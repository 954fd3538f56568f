import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { createFakeStudio, textFile, writeFakeFile } from '../../../support/fake-studio-view.js';
import { all, codeAppears, find, openStudio, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('jig-studio', () => {
  describe('header', () => {
    it('names the workspace and says where the work is kept', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      expect(text(studio, '[part="title"]')).to.equal('Landing page');
      expect(text(studio, '[part="storage"]')).to.equal('Saved in this browser');
      fake.stores.workspace.update((workspace) => ({
        ...workspace,
        storageMode: 'memory',
        storageError: 'The quota is used up.',
      }));
      await studio.updateComplete;
      expect(text(studio, '.storage .long')).to.equal('Only in memory');
    });

    it('disables everything while the workspace is loading', async () => {
      const fake = createFakeStudio();
      fake.stores.phase.set('loading');
      fake.stores.workspace.update((workspace) => ({ ...workspace, storageMode: 'loading', canUndo: true }));
      const studio = await openStudio(fake);
      expect(studio.matches(':state(loading)')).to.equal(true);
      expect(text(studio, '[part="storage"]')).to.equal('Loading');
      const controls = all(
        studio,
        // How the bench is arranged, and who answers, is no change of the work.
        '.header > :not(.panel-toggles) button:not([part="pane-button"], [part="provider"], [part="more"], [part="menu-item"]), .file-tabs button',
      );
      expect(controls.filter((control) => !control.matches(':disabled')).map((control) => control.outerHTML)).to.be
        .empty;
      fake.stores.phase.set('ready');
      await studio.updateComplete;
      expect(studio.matches(':state(loading)')).to.equal(false);
    });

    it('offers undo and redo only where there is something to undo or redo', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      expect(find(studio, '[part="undo"]').matches(':disabled')).to.equal(true);
      writeFakeFile(fake, 'index.html', 'changed');
      await studio.updateComplete;
      find(studio, '[part="undo"]').click();
      expect(find(studio, '[part="redo"]').matches(':disabled')).to.equal(true);
      expect(fake.calls).to.deep.equal(['undo()']);
    });

    it('locks what changes the workspace while the agent runs', async () => {
      const fake = createFakeStudio();
      writeFakeFile(fake, 'index.html', 'changed');
      const studio = await openStudio(fake);
      fake.stores.agent.update((agent) => ({ ...agent, running: true }));
      await studio.updateComplete;
      expect(studio.matches(':state(running)')).to.equal(true);
      for (const part of ['undo', 'redo', 'folder', 'save', 'new-file']) {
        expect(find(studio, `[part="${part}"]`).matches(':disabled'), part).to.equal(true);
      }
      expect(all(studio, '.file-tabs [role="tab"]:disabled')).to.be.empty;
    });

    it('shows what a command failed with, until it is dismissed or a command succeeds', async () => {
      const fake = createFakeStudio();
      writeFakeFile(fake, 'index.html', 'changed');
      const studio = await openStudio(fake);
      fake.answer = {
        content: [],
        isError: true,
        error: { code: 'WORKSPACE_REVISION_CONFLICT', message: 'The workspace moved on.', retryable: true },
      };
      find(studio, '[part="save"]').click();
      await waitUntil(() => all(studio, '[part="notice"]').length > 0, 'the notice');
      expect(text(studio, '[part="notice"]')).to.equal('The workspace moved on. WORKSPACE_REVISION_CONFLICT');
      fake.answer = { content: [] };
      find(studio, '[part="save"]').click();
      await waitUntil(() => all(studio, '[part="notice"]').length === 0, 'its dismissal');
    });
  });

  it('hands on to its preview what a page may do there, and takes it back', async () => {
    const studio = await openStudio(createFakeStudio());
    const preview = find(studio, 'jig-preview') as HTMLElementTagNameMap['jig-preview'];
    expect(preview.getAttributeNames().filter((name) => !['part', 'exportparts'].includes(name))).to.deep.equal([]);
    const given = {
      'preview-frame-url': '/frame.html',
      network: 'https://api.example',
      'sandbox-allow': 'allow-modals',
      viewport: 'phone',
    };
    for (const [name, value] of Object.entries(given)) studio.setAttribute(name, value);
    await studio.updateComplete;
    for (const [name, value] of Object.entries(given)) expect(preview.getAttribute(name)).to.equal(value);
    expect([preview.network, preview.sandboxAllow, preview.viewport]).to.deep.equal([
      'https://api.example',
      'allow-modals',
      'phone',
    ]);
    for (const name of Object.keys(given)) studio.removeAttribute(name);
    await studio.updateComplete;
    for (const name of Object.keys(given)) expect(preview.hasAttribute(name)).to.equal(false);
  });

  describe('reset', () => {
    it('asks first, with the focus on Cancel, and does nothing when it is cancelled', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      const button = find(studio, '[part="more"]');
      button.focus();
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: 'End' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(
        () => studio.shadowRoot?.activeElement?.textContent === 'Cancel',
        'the safe answer has the focus',
      );
      expect(document.documentElement.style.overflow).to.equal('hidden');
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => studio.shadowRoot?.activeElement === button, 'the focus goes back');
      await waitUntil(() => document.documentElement.style.overflow === '', 'the page scrolls again');
      expect(fake.calls).to.deep.equal([]);
    });

    it('starts over after the explicit answer', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      find(studio, '[data-item="reset"]').click();
      await waitUntil(() => all(studio, 'dialog[open]').length === 1);
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => fake.calls.length > 0);
      expect(fake.calls).to.deep.equal(['reset()']);
    });

    it('gives the page its scrolling back when the studio is removed under an open dialog', async () => {
      const studio = await openStudio(createFakeStudio());
      find(studio, '[data-item="reset"]').click();
      await waitUntil(() => all(studio, 'dialog[open]').length === 1);
      studio.remove();
      expect(document.documentElement.style.overflow).to.equal('');
    });
  });

  describe('file tabs', () => {
    it('opens a file by click, and by Enter after the arrows moved the focus only', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      const tabs = all(studio, '.file-tabs [role="tab"]');
      expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).to.deep.equal(['true', 'false']);
      tabs[0]?.focus();
      await sendKeys({ press: 'ArrowRight' });
      expect(studio.shadowRoot?.activeElement).to.equal(tabs[1]);
      expect(fake.calls).to.deep.equal([]);
      await sendKeys({ press: 'Enter' });
      expect(fake.calls).to.deep.equal(['openFile(styles.css)']);
      await studio.updateComplete;
      expect(tabs.map((tab) => tab.tabIndex)).to.deep.equal([-1, 0]);
      await sendKeys({ press: 'Home' });
      expect(studio.shadowRoot?.activeElement).to.equal(tabs[0]);
    });

    it('marks each file that differs from the last save', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      writeFakeFile(fake, 'styles.css', 'changed');
      await studio.updateComplete;
      expect(all(studio, '.file-tabs [role="tab"]').map((tab) => tab.querySelector('.dot') !== null)).to.deep.equal([
        false,
        true,
      ]);
    });

    it('creates a file, and keeps a refusal inside the dialog', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      fake.answer = {
        content: [],
        isError: true,
        error: { code: 'WORKSPACE_FILE_CONFLICT', message: 'index.html exists already.' },
      };
      find(studio, '[part="new-file"]').click();
      await waitUntil(() => all(studio, 'dialog[open]').length === 1);
      await sendKeys({ type: ' index.html ' });
      await sendKeys({ press: 'Enter' });
      await studio.updateComplete;
      const dialog = find<HTMLDialogElement>(studio, 'dialog');
      expect(dialog.open).to.equal(true);
      expect(text(studio, '#new-file-error')).to.equal('index.html exists already. WORKSPACE_FILE_CONFLICT');
      expect(all(studio, '[part="notice"]')).to.be.empty;
      await expect(studio).to.be.accessible();
      fake.answer = { content: [] };
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => !dialog.open);
      expect(fake.calls).to.deep.equal(['createFile(index.html, )', 'createFile(index.html, )']);
    });
  });

  it('takes the first text of a new file along, counts it, and asks no tool with one over the limit', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    find(studio, '[part="new-file"]').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 1, 'the dialog');
    await sendKeys({ type: 'notes.md' });
    const source = find<HTMLTextAreaElement>(studio, '#new-file-text');
    const put = async (words: string): Promise<void> => {
      source.value = words;
      source.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await studio.updateComplete;
    };
    await put('x'.repeat(80_002));
    expect(text(studio, '#new-file-budget')).to.equal('A file may have 80,000 characters. Shorten the text by 2.');
    await expect(studio).to.be.accessible();
    await sendKeys({ press: 'Enter' });
    expect(fake.calls).to.deep.equal([]);
    expect(studio.shadowRoot?.activeElement).to.equal(source);
    await put('# Notes');
    expect(text(studio, '#new-file-budget')).to.equal('7 of 80,000 characters');
    find(studio, '.dialog [type="submit"]').click();
    await waitUntil(() => all(studio, 'dialog[open]').length === 0);
    expect(fake.calls).to.deep.equal(['createFile(notes.md, # Notes)']);
  });

  it('lets the person decide about text whose file was deleted meanwhile', async () => {
    const fake = createFakeStudio();
    fake.stores.drafts.set(new Map([['gone.md', { path: 'gone.md', source: 'words', baseSource: '' }]]));
    const studio = await openStudio(fake);
    expect(text(studio, '[part="notice"]')).to.contain('You typed in gone.md');
    const [create, drop] = all(studio, '[part="notice"] button');
    create?.click();
    await waitUntil(() => fake.calls.length === 2, 'both calls');
    expect(fake.calls).to.deep.equal(['discardDraft(gone.md)', 'createFile(gone.md, words)']);
    fake.stores.drafts.set(new Map([['gone.md', { path: 'gone.md', source: 'words', baseSource: '' }]]));
    await studio.updateComplete;
    drop?.click();
    await waitUntil(() => all(studio, '[part="notice"]').length === 0, 'the end of the notice');
  });

  describe('shortcuts', () => {
    it('save and undo only while the focus is inside', async () => {
      const fake = createFakeStudio();
      writeFakeFile(fake, 'index.html', 'changed');
      const studio = await openStudio(fake);
      await sendKeys({ press: 'Control+s' });
      expect(fake.calls).to.deep.equal([]);
      find(studio, '.file-tabs [role="tab"]').focus();
      await sendKeys({ press: 'Control+s' });
      await sendKeys({ press: 'Control+z' });
      expect(fake.calls).to.deep.equal(['save()', 'undo()']);
    });

    it('wait while a dialog asks or a name is put in, here and in a panel', async () => {
      const fake = createFakeStudio();
      writeFakeFile(fake, 'index.html', 'changed');
      const studio = await openStudio(fake);
      const saves = (): number => fake.calls.filter((call) => call === 'save()').length;
      find(studio, '[part="new-file"]').click();
      await waitUntil(() => all(studio, 'dialog[open]').length === 1, 'the dialog');
      await sendKeys({ press: 'Control+s' });
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => all(studio, 'dialog[open]').length === 0);
      find(studio, '[part="explorer-toggle"]').click();
      const tree = (selector: string): HTMLElement | null | undefined =>
        find(studio, 'jig-explorer').shadowRoot?.querySelector<HTMLElement>(selector);
      await waitUntil(() => tree('[data-path="styles.css"]'), 'the tree');
      tree('[data-path="styles.css"]')!.focus();
      await sendKeys({ press: 'F2' });
      await waitUntil(() => tree('.name-field')?.matches(':focus'), 'the field');
      await sendKeys({ press: 'Control+s' });
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => tree('[data-path="styles.css"]')!.matches(':focus'), 'the row');
      await sendKeys({ press: 'Delete' });
      await waitUntil(() => tree('dialog[open]'), 'the question');
      await sendKeys({ press: 'Control+s' });
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !tree('dialog'));
      expect(saves()).to.equal(0);
      await sendKeys({ press: 'Control+s' });
      expect(saves()).to.equal(1);
    });

    it('leave undo in the editor to the editor, and save from there', async () => {
      const fake = createFakeStudio();
      writeFakeFile(fake, 'index.html', 'changed');
      const studio = await openStudio(fake);
      const editor = find(studio, 'jig-editor');
      await codeAppears(studio);
      editor.focus();
      await sendKeys({ press: 'Control+z' });
      await sendKeys({ press: 'Control+s' });
      expect(fake.calls).to.deep.equal(['save()']);
    });

    it('leave the keys of the host’s own fields alone, in foreign shadow roots too, open or closed (H16)', async () => {
      const fake = createFakeStudio();
      writeFakeFile(fake, 'index.html', 'changed');
      const studio = await openStudio(fake);
      const plain = document.createElement('input');
      const fields = [plain, ...(['open', 'closed'] as const).map((mode) => fieldInRoot(mode))];
      for (const field of fields) {
        const slotted = field === plain ? plain : (field.getRootNode() as ShadowRoot).host;
        slotted.slot = 'header-end';
        studio.append(slotted);
      }
      let reached = 0;
      const listen = (event: KeyboardEvent): void => {
        if (event.key === 's' && !event.defaultPrevented) reached += 1;
        event.preventDefault();
      };
      document.addEventListener('keydown', listen);
      for (const field of fields) {
        field.focus();
        await sendKeys({ press: 'Control+s' });
      }
      document.removeEventListener('keydown', listen);
      expect(reached).to.equal(3);
      expect(fake.calls.filter((call) => call === 'save()')).to.deep.equal([]);
    });
  });

  describe('unsaved work', () => {
    const asksBeforeUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    it('lets the browser ask only while a draft is not written', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      expect(asksBeforeUnload()).to.equal(false);
      fake.view.commands.editDraft('index.html', 'typing');
      await studio.updateComplete;
      expect(asksBeforeUnload()).to.equal(true);
      fake.stores.drafts.set(new Map());
      writeFakeFile(fake, 'index.html', 'typing');
      await studio.updateComplete;
      expect(asksBeforeUnload()).to.equal(false);
      fake.stores.workspace.update((workspace) => ({ ...workspace, storageMode: 'memory' }));
      await studio.updateComplete;
      expect(asksBeforeUnload()).to.equal(true);
      studio.remove();
      expect(asksBeforeUnload()).to.equal(false);
    });
  });

  it('speaks Korean where the page does', async () => {
    const fake = createFakeStudio();
    const box = await fixture<HTMLDivElement>(html`<div lang="ko"></div>`);
    const studio = document.createElement('jig-studio');
    studio.studio = fake as unknown as Studio;
    box.append(studio);
    await waitUntil(
      () => all(studio, '[part="save"]').length > 0 && text(studio, '[part="save"]') === '저장',
      'Korean',
    );
  });

  it('brings out every part of its panels as panel__part', async () => {
    const fake = createFakeStudio();
    fake.stores.preview.update((preview) => ({ ...preview, status: 'error', error: { message: 'broken' } }));
    const studio = await openStudio(fake);
    await codeAppears(studio);
    for (const panel of ['chat', 'editor', 'preview', 'trace', 'catalog']) {
      const element = find(studio, `jig-${panel}`);
      const exported = (element.getAttribute('exportparts') ?? '').split(', ');
      const inside = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((part) => [...part.part]);
      expect(exported, panel).to.include.members(inside.map((part) => `${part}:${panel}__${part}`));
    }
  });

  for (const width of [1280, 960, 380]) {
    it(`passes the accessibility checks at ${width} pixels`, async () => {
      const fake = createFakeStudio('axe', { 'index.html': '<h1 class="a">Jig</h1>' });
      fake.stores.workspace.update((workspace) => ({
        ...workspace,
        dirtyPaths: ['index.html'],
        state: { ...workspace.state, files: new Map(workspace.state.files).set('a.md', textFile('a.md', '# a')) },
      }));
      const studio = await openStudio(fake, width);
      await codeAppears(studio);
      await nextFrame();
      await expect(studio).to.be.accessible();
    });
  }
});

/** A field in a shadow root of an element that is none of ours. */
function fieldInRoot(mode: ShadowRootMode): HTMLInputElement {
  const field = document.createElement('input');
  document.createElement('host-field').attachShadow({ mode }).append(field);
  return field;
}
