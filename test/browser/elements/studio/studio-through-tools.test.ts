import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/studio.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import type { TraceEntry } from '../../../../src/core/trace/trace-model.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import { createTestStudio } from '../../../support/test-studio.js';
import { waitUntil } from '../../../support/wait-until.js';

/** One studio and one sitting: whatever a person does goes through the registry, and the trace shows it. */
describe('what a person does by hand in jig-studio', function () {
  const downloaded: string[] = [];
  const native: string[] = [];
  const { alert, confirm, prompt } = window;
  let studio: Studio;
  let element: JigStudioElement;
  let seen = 0;

  const inside = <E extends HTMLElement>(panel: string, selector: string): E | null | undefined => {
    const host = panel === 'studio' ? element : element.shadowRoot!.querySelector(`jig-${panel}`);
    return host?.shadowRoot?.querySelector<E>(selector);
  };
  const appears = async <E extends HTMLElement>(panel: string, selector: string): Promise<E> => {
    await waitUntil(() => inside(panel, selector), `${selector} in ${panel}`);
    return inside<E>(panel, selector)!;
  };
  const press = async (panel: string, selector: string): Promise<void> => (await appears(panel, selector)).click();
  const revision = (): number => studio.workspace.getSnapshot().state.revision;
  const row = (path: string): Promise<HTMLElement> => appears('explorer', `[data-path="${path}"]`);

  /** The calls since it was last asked, once `name` is among them: each a person's own, each ended well. */
  async function calls(name: string): Promise<readonly string[]> {
    const since = (): readonly TraceEntry[] => studio.view.trace.getSnapshot().slice(seen);
    await waitUntil(() => since().some((entry) => entry.name === name && entry.status !== 'running'), name);
    await waitUntil(() => since().every(({ status }) => status !== 'running'), 'an end');
    const entries = since();
    seen += entries.length;
    const by = new Set(entries.map(({ method, source, mode, status }) => `${method} ${source} ${mode} ${status}`));
    expect([...by]).to.deep.equal(['tools/call local direct completed']);
    return entries.map((entry) => entry.name);
  }

  before(async () => {
    for (const name of ['alert', 'confirm', 'prompt'] as const) window[name] = () => void native.push(name) as never;
    studio = await createTestStudio({ downloads: { save: ({ fileName }) => void downloaded.push(fileName) } });
    const box = document.createElement('div');
    box.style.cssText = 'width: 1400px; height: 700px';
    document.body.append(box);
    element = document.createElement('jig-studio');
    element.studio = studio;
    box.append(element);
    await waitUntil(() => studio.preview.getSnapshot().status === 'synced', 'shown');
    await appears('editor', '.cm-content');
    await press('studio', '[part="explorer-toggle"]');
    seen = studio.view.trace.getSnapshot().length;
  });
  after(async () => {
    Object.assign(window, { alert, confirm, prompt });
    element.parentElement!.remove();
    await studio.dispose();
  });

  it('folds and sizes panels without a call, a revision, an approval or a change of a file', async () => {
    const workspace = studio.workspace.getSnapshot();
    for (const panel of ['chat', 'preview', 'dock']) {
      const handle = await appears('studio', `.handle-${panel}`);
      const size = handle.getAttribute('aria-valuenow');
      handle.focus();
      await sendKeys({ press: 'Home' });
      await waitUntil(() => handle.getAttribute('aria-valuenow') !== size, `${panel} is sized`);
      await press('studio', `[part="${panel}-toggle"]`);
      await waitUntil(() => !inside('studio', `.handle-${panel}`), `${panel} is folded`);
      await press('studio', `[part="${panel}-toggle"]`);
      await appears('studio', `.handle-${panel}`);
    }
    expect(studio.view.preferences.getSnapshot()['panels']).to.have.keys('chat', 'preview', 'dock', 'explorer');
    expect(studio.workspace.getSnapshot()).to.equal(workspace);
    expect(studio.view.trace.getSnapshot().length).to.equal(seen);
    expect(studio.approvals.store.getSnapshot()).to.deep.equal([]);
    expect(studio.workspace.getHistory().past).to.deep.equal([]);
  });

  it('opens files by tab and by tree through workspace.openFile, which moves no revision', async () => {
    const before = revision();
    await press('studio', '.file-tabs [role="tab"]:nth-child(2)');
    expect(await calls('workspace.openFile')).to.deep.equal(['workspace.openFile']);
    (await row('README.md')).click();
    expect(await calls('workspace.openFile')).to.deep.equal(['workspace.openFile']);
    expect(studio.workspace.getSnapshot().state.activePath).to.equal('README.md');
    expect(revision()).to.equal(before);
  });

  it('types into a draft that becomes one workspace.writeFile, of which the trace shows the length alone', async () => {
    await waitUntil(() => inside('editor', '.cm-content')?.textContent?.includes('#'), 'the file');
    inside('editor', '.cm-content')!.focus();
    await sendKeys({ press: 'Control+End' });
    await sendKeys({ type: 'a line of my own' });
    expect(studio.view.trace.getSnapshot()).to.have.length(seen);
    expect(await calls('workspace.writeFile')).to.deep.equal(['workspace.writeFile']);
    const entry = studio.view.trace.getSnapshot().at(-1)!;
    const drawn = await appears('trace', `[data-entry="${entry.id}"]`);
    drawn.click();
    const detail = await appears('trace', '[part~="detail"]');
    await waitUntil(() => detail.textContent!.includes('README.md'), 'the details');
    expect(detail.textContent).to.match(/characters/);
    expect(inside('trace', '[part~="row"]')!.getRootNode().textContent).not.to.contain('a line of my own');
  });

  it('undoes and redoes by workspace.undo and workspace.redo, guarded by the revision and shown in the preview', async () => {
    const before = revision();
    await press('studio', '[part="undo"]');
    expect(await calls('workspace.undo')).to.deep.equal(['workspace.undo']);
    await element.updateComplete;
    await press('studio', '[part="redo"]');
    expect(await calls('workspace.redo')).to.deep.equal(['workspace.redo']);
    const guards = studio.view.trace.getSnapshot().slice(-2);
    expect(guards.map(({ argumentsText = '{}' }) => JSON.parse(argumentsText) as unknown)).to.deep.equal([
      { expectedRevision: before },
      { expectedRevision: before + 1 },
    ]);
    expect(revision()).to.equal(before + 2);
    expect(studio.preview.getSnapshot().acknowledgedRevision).to.equal(revision());
  });

  it('saves by button and by ⌘/Ctrl+S through one and the same tool', async () => {
    await press('studio', '[part="save"]');
    expect(await calls('workspace.saveCheckpoint')).to.deep.equal(['workspace.saveCheckpoint']);
    inside('editor', '.cm-content')!.focus();
    await sendKeys({ type: 'x' });
    await sendKeys({ press: 'Control+s' });
    expect(await calls('workspace.saveCheckpoint')).to.deep.equal(['workspace.writeFile', 'workspace.saveCheckpoint']);
    expect(studio.workspace.getSnapshot().dirtyPaths).to.deep.equal([]);
  });

  it('makes, renames, downloads and deletes files by their tools, and the new one is open', async () => {
    await press('studio', '[part="new-file"]');
    await waitUntil(() => inside('studio', 'dialog[open] input')?.matches(':focus'), 'the field');
    await sendKeys({ type: 'menu.js' });
    await sendKeys({ press: 'Enter' });
    expect(await calls('workspace.createFile')).to.deep.equal(['workspace.createFile']);
    expect(studio.workspace.getSnapshot().state.activePath).to.equal('menu.js');
    (await row('menu.js')).focus();
    await sendKeys({ press: 'F2' });
    await waitUntil(() => inside('explorer', '.name-field')?.matches(':focus'), 'the name');
    await sendKeys({ type: 'list' });
    await sendKeys({ press: 'Enter' });
    expect(await calls('workspace.renameFile')).to.deep.equal(['workspace.renameFile']);
    (await row('list.js')).focus();
    await sendKeys({ press: 'Shift+F10' });
    await press('explorer', '[data-item="download"]');
    expect(await calls('workspace.downloadFile')).to.deep.equal(['workspace.downloadFile']);
    expect(downloaded).to.deep.equal(['list.js']);
    (await row('list.js')).focus();
    await sendKeys({ press: 'Delete' });
    await press('explorer', 'dialog[open] [part="confirm"]');
    expect(await calls('workspace.deleteFile')).to.deep.equal(['workspace.deleteFile']);
    expect(studio.workspace.getSnapshot().state.files.has('list.js')).to.equal(false);
  });

  it('refreshes the preview by preview.refresh: the same revision, acknowledged anew', async () => {
    const before = revision();
    const said: string[] = [];
    const stop = studio.preview.subscribe(() => said.push(studio.preview.getSnapshot().status));
    await press('preview', '[part="bar"] button');
    expect(await calls('preview.refresh')).to.deep.equal(['preview.refresh']);
    stop();
    expect([said[0], said.at(-1)]).to.deep.equal(['waiting', 'synced']);
    expect(revision()).to.equal(before);
    expect(studio.preview.getSnapshot().acknowledgedRevision).to.equal(before);
  });

  it('takes a file back by workspace.revertFile, and starts over by workspace.reset, each after an answer', async () => {
    await studio.view.commands.callTool('workspace.writeFile', { path: 'styles.css', source: 'h1 {}' });
    await calls('workspace.writeFile');
    await press('studio', '#dock-tab-changes');
    await press('changes', '.revert:not(:disabled)');
    await appears('changes', 'dialog[open] .primary');
    expect(studio.view.trace.getSnapshot().length, 'nothing before the answer').to.equal(seen);
    await press('changes', 'dialog[open] .primary');
    expect(await calls('workspace.revertFile')).to.deep.equal(['workspace.revertFile']);
    await press('studio', '[data-item="reset"]');
    await appears('studio', 'dialog[open] [part="confirm"]');
    expect(studio.view.trace.getSnapshot().length, 'nothing before the answer').to.equal(seen);
    await press('studio', 'dialog[open] [part="confirm"]');
    expect(await calls('workspace.reset')).to.deep.equal(['workspace.reset']);
    expect(native, 'dialogs of the browser').to.deep.equal([]);
    expect(studio.workspace.getSnapshot().dirtyPaths).to.deep.equal([]);
  });
});
