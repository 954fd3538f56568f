import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createZipArchive } from '../../../../src/adapters/archive/zip-archive.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import '../../../../src/define/explorer.js';
import type { JigExplorerElement } from '../../../../src/elements/explorer/explorer-element.js';
import { createTestStudio, revisionOf, sourceOf } from '../../../support/test-studio.js';
import { waitUntil } from '../../../support/wait-until.js';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);

interface Bench {
  readonly studio: Studio;
  readonly explorer: JigExplorerElement;
}

async function openExplorer(): Promise<Bench> {
  const studio = await createTestStudio({ archive: createZipArchive() });
  const explorer = await fixture<JigExplorerElement>(html`<jig-explorer .studio=${studio}></jig-explorer>`);
  explorer.style.height = '300px';
  await explorer.updateComplete;
  return { studio, explorer };
}

const find = <E extends HTMLElement>({ explorer }: Bench, selector: string): E => {
  const found = explorer.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
const has = ({ explorer }: Bench, selector: string): boolean => !!explorer.shadowRoot?.querySelector(selector);
const row = (bench: Bench, path: string): HTMLElement => find(bench, `[data-path="${path}"]`);
const file = (name: string, content: BlobPart): File => new File([content], name);

function transferOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  return data;
}

function drag(target: Element, type: string, dataTransfer: DataTransfer): boolean {
  return target.dispatchEvent(
    new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer, relatedTarget: null }),
  );
}

function drop(target: Element, files: readonly File[]): void {
  const data = transferOf(files);
  drag(target, 'dragover', data);
  drag(target, 'drop', data);
}

/** A file whose bytes come when the test says so. */
function slowFile(name: string): { readonly file: File; come(): void } {
  const slow = file(name, 'slow');
  let come = (): void => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => (come = () => resolve(new ArrayBuffer(4))));
  slow.arrayBuffer = () => bytes;
  return { file: slow, come: () => come() };
}

describe('jig-explorer, given files of this computer', () => {
  it('takes texts and images by drop into the folder under the pointer, says so, and takes them back as one step', async () => {
    const bench = await openExplorer();
    const { studio } = bench;
    await studio.commands.createFile('img/about.md', 'Images');
    const revision = revisionOf(studio);
    drop(row(bench, 'img/about.md'), [file('notes.md', '# Notes'), file('logo.png', PNG)]);
    await waitUntil(() => has(bench, '.news'));
    expect(sourceOf(studio, 'img/notes.md')).to.equal('# Notes');
    expect(studio.workspace.getFile('img/logo.png').kind).to.equal('asset');
    expect(revisionOf(studio)).to.equal(revision + 1);
    expect(find(bench, '.news').textContent).to.contain('2 files were added.');
    expect(row(bench, 'img/notes.md').tabIndex).to.equal(0);
    await expect(bench.explorer).to.be.accessible();
    find(bench, '[part="undo-upload"]').click();
    await waitUntil(() => !studio.workspace.getSnapshot().state.files.has('img/logo.png'));
    expect(studio.workspace.getSnapshot().state.files.has('img/notes.md')).to.equal(false);
    await waitUntil(() => !has(bench, '.news'));
  });

  it('shows while files are dragged where they would come to lie', async () => {
    const bench = await openExplorer();
    await bench.studio.commands.createFile('img/about.md', 'Images');
    await bench.explorer.updateComplete;
    const data = transferOf([file('a.md', 'a')]);
    expect(drag(row(bench, 'img'), 'dragover', data)).to.equal(false);
    await bench.explorer.updateComplete;
    expect(row(bench, 'img').classList.contains('drop-target')).to.equal(true);
    expect(find(bench, '[part="drop-hint"]').textContent).to.contain('img');
    drag(find(bench, '.bar'), 'dragover', data);
    await bench.explorer.updateComplete;
    expect(find(bench, '.tree').classList.contains('drop-target')).to.equal(true);
    expect(find(bench, '[part="drop-hint"]').textContent).to.contain('the workspace');
    drag(find(bench, '.bar'), 'dragleave', data);
    await bench.explorer.updateComplete;
    expect(has(bench, '.drop-target, [part="drop-hint"]')).to.equal(false);
  });

  it('reports what it refuses, with the reason, and changes nothing where nothing fits', async () => {
    const bench = await openExplorer();
    const revision = revisionOf(bench.studio);
    drop(find(bench, '.tree'), [
      file('setup.exe', 'MZ'),
      file('odd.js', new Uint8Array([0, 255])),
      file('torn.zip', 'PK torn'),
    ]);
    await waitUntil(() => has(bench, 'dialog[open] .report'), 'the report');
    expect([...bench.explorer.shadowRoot!.querySelectorAll('.report li')].map((li) => li.textContent)).to.deep.equal([
      'setup.exe no kind of file that a workspace holds',
      'odd.js not text',
      'torn.zip a zip file that cannot be opened: damaged, locked or too large',
    ]);
    expect(find(bench, 'dialog').textContent).to.contain('Nothing was added.');
    await expect(bench.explorer).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !has(bench, 'dialog'));
    expect(revisionOf(bench.studio)).to.equal(revision);
  });

  it('unpacks a zip file under its name', async () => {
    const bench = await openExplorer();
    const zip = await createZipArchive().pack([
      { path: 'a.css', bytes: new TextEncoder().encode('a{}') },
      { path: 'img/b.png', bytes: PNG },
    ]);
    drop(find(bench, '.tree'), [file('kit.zip', zip)]);
    await waitUntil(() => has(bench, '.news'));
    expect(sourceOf(bench.studio, 'kit/a.css')).to.equal('a{}');
    expect(bench.studio.workspace.getFile('kit/img/b.png').kind).to.equal('asset');
  });

  it('asks before a file is replaced, and leaves it unless told so', async () => {
    const bench = await openExplorer();
    const before = sourceOf(bench.studio, 'app.js');
    drop(find(bench, '.tree'), [file('app.js', 'let theirs'), file('new.js', 'let n')]);
    await waitUntil(() => has(bench, 'dialog[open]'), 'the question');
    expect(find(bench, 'dialog .dialog-list').textContent.trim()).to.equal('app.js');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => has(bench, 'dialog[open] .report'), 'the report');
    expect(find(bench, '.report').textContent).to.contain('is here already');
    expect(sourceOf(bench.studio, 'app.js')).to.equal(before);
    expect(sourceOf(bench.studio, 'new.js')).to.equal('let n');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !has(bench, 'dialog'));

    drop(find(bench, '.tree'), [file('app.js', 'let theirs')]);
    await waitUntil(() => has(bench, 'dialog[open] [part="confirm"]'));
    find(bench, '[part="confirm"]').click();
    await waitUntil(() => sourceOf(bench.studio, 'app.js') === 'let theirs');
  });

  it('tells how far it is once it takes a while, and stops with nothing changed', async () => {
    const bench = await openExplorer();
    const revision = revisionOf(bench.studio);
    const slow = slowFile('slow.css');
    drop(find(bench, '.tree'), [file('quick.css', 'q{}'), slow.file]);
    expect(has(bench, '[part="progress"]')).to.equal(false);
    await waitUntil(() => has(bench, '[part="progress"]'));
    const bar = find<HTMLProgressElement>(bench, 'progress');
    expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).to.deep.equal([1, 2, '1 of 2 read']);
    await expect(bench.explorer).to.be.accessible();
    find(bench, '[part="progress-cancel"]').click();
    slow.come();
    await waitUntil(() => has(bench, '.news'));
    expect(find(bench, '.news').textContent).to.contain('Nothing was added');
    expect([revisionOf(bench.studio), has(bench, '[part="progress"]')]).to.deep.equal([revision, false]);
  });

  it('says that files wait for a run that began meanwhile, and adds them when it is done', async () => {
    const bench = await openExplorer();
    const detach = bench.studio.approvals.attachSurface();
    const slow = slowFile('slow.png');
    drop(find(bench, '.tree'), [slow.file]);
    const run = bench.studio.commands.runPrompt('Change the hero title to "Slow"');
    await waitUntil(() => bench.studio.approvals.store.getSnapshot().length === 1, 'the question');
    slow.come();
    await waitUntil(() => has(bench, '[role="status"] .news'), 'that it waits');
    expect(find(bench, '.news').textContent).to.equal('The agent works: the files are added when it is done.');
    expect(bench.studio.workspace.getSnapshot().state.files.has('slow.png')).to.equal(false);
    await expect(bench.explorer).to.be.accessible();
    bench.studio.commands.cancelRun();
    await run;
    detach();
    await waitUntil(() => bench.explorer.shadowRoot!.textContent!.includes('slow.png was added'), 'the end');
    expect(bench.studio.workspace.getSnapshot().state.files.has('slow.png')).to.equal(true);
  });

  it('takes files by paste and by the fields behind its button, into the folder that is chosen', async () => {
    const bench = await openExplorer();
    await bench.studio.commands.createFile('img/about.md', 'Images');
    await bench.explorer.updateComplete;
    row(bench, 'img/about.md').focus();
    row(bench, 'img/about.md').click();
    const clipboardData = transferOf([file('shot.png', PNG)]);
    row(bench, 'img/about.md').dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true, clipboardData }),
    );
    await waitUntil(() => bench.studio.workspace.getSnapshot().state.files.has('img/shot.png'));

    let asked: string | undefined;
    const input = find<HTMLInputElement>(bench, '.files-input');
    input.click = () => (asked = 'files');
    row(bench, 'img/shot.png').focus();
    await sendKeys({ press: 'Shift+F10' });
    await waitUntil(() => find(bench, '#row-menu').matches(':popover-open'));
    find(bench, '#row-menu [data-item="upload"]').click();
    expect(asked).to.equal('files');
    input.files = transferOf([file('more.md', 'more')]).files;
    input.dispatchEvent(new Event('change'));
    await waitUntil(() => bench.studio.workspace.getSnapshot().state.files.has('img/more.md'));
  });

  it('takes nothing while the agent works', async () => {
    const bench = await openExplorer();
    const revision = revisionOf(bench.studio);
    const run = bench.studio.commands.runPrompt('Change the hero title to "Slow"');
    await waitUntil(() => bench.studio.agent.getSnapshot().running);
    await bench.explorer.updateComplete;
    const data = transferOf([file('a.md', 'a')]);
    expect(drag(find(bench, '.tree'), 'dragover', data)).to.equal(true);
    drag(find(bench, '.tree'), 'drop', data);
    expect(find(bench, '[part="upload"]').matches(':disabled')).to.equal(true);
    bench.studio.commands.cancelRun();
    await run;
    expect(revisionOf(bench.studio)).to.equal(revision);
    expect(has(bench, '.news, dialog')).to.equal(false);
  });
});
