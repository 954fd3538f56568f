import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import { createFakeStudio, writeFakeFile } from '../../../support/fake-studio-view.js';
import { all, codeAppears, find, isVisible, openStudio, panes, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('the bench of jig-studio', () => {
  it('paints its own boxes first; what stands in them is drawn with the next picture, and waited for', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const studio = document.createElement('jig-studio');
    studio.studio = createFakeStudio('boxes-first') as unknown as Studio;
    box.append(studio);
    for (let turn = 0; turn < 100 && !studio.hasUpdated; turn += 1) await Promise.resolve();
    const drawn = (): readonly boolean[] =>
      [...studio.renderRoot.querySelectorAll<LitElement>('jig-chat, jig-trace, jig-preview, jig-editor')].map(
        ({ hasUpdated }) => hasUpdated,
      );
    expect(drawn()).to.deep.equal([]);
    expect(text(studio, '[part="title"]')).to.equal('Landing page');
    await studio.updateComplete;
    expect(drawn()).to.deep.equal([true, true, true, true]);
  });

  describe('layout', () => {
    it('shows everything where there is room', async () => {
      const studio = await openStudio(createFakeStudio(), 1280);
      expect(panes(studio)).to.equal('chat code dock preview');
      expect(isVisible(find(studio, '.bottom'))).to.equal(false);
    });

    it('shows the chat and one switchable pane at a middling width', async () => {
      const studio = await openStudio(createFakeStudio(), 960);
      expect(panes(studio)).to.equal('chat code dock');
      find(studio, '.stage-switch [data-pane="preview"]').click();
      await studio.updateComplete;
      expect(panes(studio)).to.equal('chat preview');
    });

    it('shows one pane and the bar where it is narrow, and keeps the preview’s box alive', async () => {
      const studio = await openStudio(createFakeStudio(), 380);
      expect(panes(studio)).to.equal('chat');
      for (const [pane, shown] of [
        ['code', 'code'],
        ['trace', 'dock'],
        ['preview', 'preview'],
        ['chat', 'chat'],
      ]) {
        find(studio, `.bottom [data-pane="${pane}"]`).click();
        await studio.updateComplete;
        expect(panes(studio), `pane ${pane}`).to.equal(shown);
        expect(getComputedStyle(find(studio, '.preview-pane')).display).to.equal('block');
        expect(find(studio, '.preview-pane').clientWidth).to.be.greaterThan(300);
      }
    });

    it('keeps waiting approvals noticeable in every pane', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake, 380);
      find(studio, '.bottom [data-pane="code"]').click();
      fake.stores.approvals.set([
        {
          id: 'approval-1',
          method: 'tools/call',
          name: 'preview.updateHero',
          description: 'Updates the hero.',
          source: 'local',
          argumentKeys: ['title'],
          createdAt: 0,
        },
      ]);
      await studio.updateComplete;
      expect(isVisible(find(studio, '.bottom .badge'))).to.equal(true);
      expect(text(studio, '.bottom .badge .visually-hidden')).to.equal('1 approval waits');
    });

    it('has a height of its own only where the host gives none', async () => {
      const free = await fixture<JigStudioElement>(html`<jig-studio .studio=${createFakeStudio()}></jig-studio>`);
      expect(free.getBoundingClientRect().height).to.be.within(560, 900);
      const studio = await openStudio(createFakeStudio());
      expect(studio.getBoundingClientRect().height).to.equal(640);
      studio.style.height = '300px';
      expect(studio.getBoundingClientRect().height).to.equal(300);
    });

    it('folds the dock, opens it again with a tab, and sizes it with the keyboard', async () => {
      const studio = await openStudio(createFakeStudio());
      const dock = find(studio, '.dock');
      const handle = find(studio, '.handle-dock');
      const before = dock.clientHeight;
      handle.focus();
      await sendKeys({ press: 'ArrowUp' });
      await studio.updateComplete;
      expect(dock.clientHeight).to.equal(before + 8);
      find(studio, '.dock-toggle').click();
      await studio.updateComplete;
      expect(dock.clientHeight).to.be.lessThan(40);
      find(studio, '#dock-tab-catalog').click();
      await studio.updateComplete;
      expect(dock.clientHeight).to.equal(before + 8);
      expect(isVisible(find(studio, '#dock-catalog'))).to.equal(true);
      expect(isVisible(find(studio, '#dock-trace'))).to.equal(false);
    });
  });

  describe('status bar', () => {
    it('says what the preview acknowledged', async () => {
      const fake = createFakeStudio();
      const studio = await openStudio(fake);
      expect(text(studio, '.status .acknowledgement')).to.equal('The preview shows it');
      writeFakeFile(fake, 'index.html', 'changed');
      fake.stores.preview.update((preview) => ({ ...preview, revision: 2, status: 'waiting' }));
      await studio.updateComplete;
      expect(find(studio, '.status .revision').dataset['state']).to.equal('rendering');
      expect(text(studio, '.status .saved')).to.equal('1 changed since the last save, kept in this browser');
      fake.stores.preview.update((preview) => ({ ...preview, status: 'synced', acknowledgedRevision: 2 }));
      await studio.updateComplete;
      expect(find(studio, '.status .revision').dataset['state']).to.equal('shown');
    });

    it('says where the caret is and how much of the budget the file uses', async () => {
      const fake = createFakeStudio('status', { 'index.html': 'abc\ndef' });
      const studio = await openStudio(fake);
      await codeAppears(studio);
      find(studio, 'jig-editor').focus();
      await sendKeys({ press: 'Control+End' });
      await studio.updateComplete;
      expect(text(studio, '.status .position')).to.equal('Ln 2 of 2, Col 4');
      expect(text(studio, '.status .budget')).to.equal('7 / 80,000');
    });
  });

  it('leaves the workspace its name where the place is narrow and the work is in memory only', async () => {
    const fake = createFakeStudio();
    fake.stores.workspace.update((workspace) => ({ ...workspace, storageMode: 'memory', storageError: 'Full.' }));
    const studio = await openStudio(fake, 380);
    const title = find(studio, '[part="title"]');
    expect(title.scrollWidth).to.be.at.most(title.clientWidth);
    expect(find(studio, '[part="storage"]').innerText.trim()).to.equal('In memory');
  });

  describe('problems', () => {
    it('lists the page’s error and lost references, and opens the place', async () => {
      const fake = createFakeStudio('problems', { 'index.html': 'a', 'app.js': 'one\ntwo\nthree' });
      const studio = await openStudio(fake);
      fake.stores.preview.update((preview) => ({
        ...preview,
        status: 'error',
        error: { message: 'x is not defined', path: 'app.js', line: 3 },
        diagnostics: [
          {
            kind: 'missing-reference',
            sourcePath: 'index.html',
            requestedPath: 'gone.css',
            message: 'gone.css is not in the workspace.',
            line: 1,
          },
        ],
      }));
      await studio.updateComplete;
      expect(text(studio, '#dock-tab-problems')).to.equal('Problems2');
      find(studio, '#dock-tab-problems').click();
      await studio.updateComplete;
      await expect(studio).to.be.accessible();
      expect(all(studio, '.problems li').map((row) => row.textContent?.trim().replace(/\s+/g, ' '))).to.deep.equal([
        'x is not defined Error in the page app.js:3',
        'gone.css is not in the workspace. index.html:1',
      ]);
      find(studio, '.problems .place').click();
      await waitUntil(() => all(studio, '.status .position')[0]?.textContent === 'Ln 3 of 3, Col 1');
      expect(fake.calls).to.deep.equal(['openFile(app.js)']);
    });
  });
});
