import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/editor.js';
import type { JigEditorElement } from '../../../../src/elements/editor/editor-element.js';
import { createFakeStudio, textFile, writeFakeFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { waitUntil } from '../../../support/wait-until.js';

async function openEditor(fake: FakeStudio, path?: string): Promise<JigEditorElement> {
  const editor = await fixture<JigEditorElement>(
    html`<jig-editor .studio=${fake} path=${path ?? ''} style="height: 240px"></jig-editor>`,
  );
  await waitUntil(() => content(editor) !== null, 'the code appears');
  await nextFrame();
  return editor;
}

const content = (editor: JigEditorElement): HTMLElement | null =>
  editor.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? null;
const code = (editor: JigEditorElement): string =>
  [...(content(editor)?.querySelectorAll('.cm-line') ?? [])].map((line) => line.textContent).join('\n');
const words = (editor: JigEditorElement): string =>
  editor.shadowRoot?.querySelector('[part="notice"]')?.textContent?.trim() ?? '';
const edits = (fake: FakeStudio): readonly string[] => fake.calls.filter((call) => call.startsWith('editDraft'));

describe('jig-editor', () => {
  it('shows its empty state without a studio', async () => {
    const editor = await fixture<JigEditorElement>(html`<jig-editor></jig-editor>`);
    expect(editor.shadowRoot?.textContent).to.contain('No studio here yet');
    await expect(editor).to.be.accessible();
  });

  it('says what a typed key changes once that key is painted', async () => {
    const fake = createFakeStudio('painted-first', { 'index.html': 'x'.repeat(75_000) });
    const editor = await openEditor(fake);
    expect(words(editor)).to.contain('75,000');
    editor.focus();
    document.execCommand('insertText', false, 'y');
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(edits(fake).length).to.equal(1);
    expect(words(editor)).to.contain('75,000');
    await editor.updateComplete;
    expect(words(editor)).to.contain('75,001');
  });

  it('shows the active file and hands each change of the person to the studio as a draft', async () => {
    const fake = createFakeStudio('typing', { 'index.html': '<h1>Jig</h1>' });
    const editor = await openEditor(fake);
    expect(code(editor)).to.equal('<h1>Jig</h1>');
    editor.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: 'x' });
    expect(edits(fake)).to.deep.equal(['editDraft(index.html, <h1>Jig</h1>x)']);
  });

  it('keeps the line endings of a file from Windows', async () => {
    const fake = createFakeStudio('crlf', { 'notes.txt': 'a\r\nb\r\n' });
    const editor = await openEditor(fake);
    editor.focus();
    await sendKeys({ type: 'x' });
    expect(edits(fake)).to.deep.equal(['editDraft(notes.txt, xa\r\nb\r\n)']);
  });

  it('takes text from outside without an edit, and keeps the caret at its word', async () => {
    const fake = createFakeStudio('outside', { 'index.html': 'one\ntwo\nthree' });
    const editor = await openEditor(fake);
    editor.focus();
    await sendKeys({ press: 'Control+End' });
    const moved = oneEvent(editor, 'jig-cursor-moved');
    writeFakeFile(fake, 'index.html', 'zero\none\ntwo\nthree');
    const event = await moved;
    expect(code(editor)).to.equal('zero\none\ntwo\nthree');
    expect(event.detail).to.deep.equal({ path: 'index.html', line: 4, column: 6, lineCount: 4 });
    expect(edits(fake)).to.deep.equal([]);
  });

  it('fires no native input event for text from outside', async () => {
    const fake = createFakeStudio('no-event', { 'index.html': 'one' });
    const editor = await openEditor(fake);
    let inputs = 0;
    editor.addEventListener('input', () => (inputs += 1));
    writeFakeFile(fake, 'index.html', 'two');
    await editor.updateComplete;
    await nextFrame();
    expect(inputs).to.equal(0);
    editor.focus();
    await sendKeys({ type: 'x' });
    expect(inputs).to.equal(1);
  });

  it('keeps the text undo of each file while another is shown', async () => {
    const fake = createFakeStudio('undo', { 'a.css': 'a', 'b.css': 'b' });
    const editor = await openEditor(fake);
    editor.focus();
    await sendKeys({ type: 'x' });
    void fake.view.commands.openFile('b.css');
    await editor.updateComplete;
    expect(code(editor)).to.equal('b');
    void fake.view.commands.openFile('a.css');
    await editor.updateComplete;
    expect(code(editor)).to.equal('xa');
    await sendKeys({ press: 'Control+z' });
    expect(code(editor)).to.equal('a');
    void fake.view.commands.openFile('b.css');
    await editor.updateComplete;
    await sendKeys({ press: 'Control+z' });
    expect(code(editor)).to.equal('b');
    expect(edits(fake).filter((call) => call.includes('b.css'))).to.deep.equal([]);
  });

  it('does not let the person undo what came from outside', async () => {
    const fake = createFakeStudio('undo-outside', { 'a.css': 'a' });
    const editor = await openEditor(fake);
    editor.focus();
    writeFakeFile(fake, 'a.css', 'agent');
    await editor.updateComplete;
    await sendKeys({ press: 'Control+z' });
    expect(code(editor)).to.equal('agent');
  });

  it('is read-only with the reason while the agent works', async () => {
    const fake = createFakeStudio('running');
    const editor = await openEditor(fake);
    fake.stores.agent.update((agent) => ({ ...agent, running: true, activity: { kind: 'planning' } }));
    await editor.updateComplete;
    expect(words(editor)).to.equal('Read-only while the agent works');
    expect(content(editor)?.getAttribute('aria-readonly')).to.equal('true');
    expect(editor.matches(':state(read-only)')).to.equal(true);
    editor.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(words(editor)).to.equal('Read-only while the agent works');
  });

  it('says so, and tells those who only hear it, when somebody types while the agent works; and lets them stop it', async () => {
    const fake = createFakeStudio('locked');
    const editor = await openEditor(fake);
    fake.stores.agent.update((agent) => ({ ...agent, running: true }));
    await editor.updateComplete;
    editor.focus();
    await sendKeys({ type: 'x' });
    await editor.updateComplete;
    expect(edits(fake)).to.deep.equal([]);
    const status = editor.renderRoot.querySelector<HTMLElement>('[role=status]')!;
    expect(status.textContent).to.contain('Nothing was typed: the agent works');
    await expect(editor).to.be.accessible();

    status.querySelector('button')!.click();
    expect(fake.calls).to.include('cancelRun()');
    fake.stores.agent.update((agent) => ({ ...agent, running: false }));
    await editor.updateComplete;
    expect(status.textContent?.trim()).to.equal('');
    // The next run begins with the quiet line again.
    fake.stores.agent.update((agent) => ({ ...agent, running: true }));
    await editor.updateComplete;
    expect(words(editor)).to.equal('Read-only while the agent works');
  });

  it('says by how much a file is too long', async () => {
    const fake = createFakeStudio('long', { 'index.html': 'x'.repeat(80_100) });
    const editor = await openEditor(fake);
    expect(words(editor)).to.equal('80,100 of 80,000 characters. Shorten the file by 100 to save it.');
    expect(editor.matches(':state(over-limit)')).to.equal(true);
  });

  it('says when the file changed under the draft, and can take the file instead', async () => {
    const fake = createFakeStudio('conflict', { 'index.html': 'base' });
    const editor = await openEditor(fake);
    fake.view.commands.editDraft('index.html', 'mine');
    writeFakeFile(fake, 'index.html', 'theirs');
    await editor.updateComplete;
    expect(code(editor)).to.equal('mine');
    expect(words(editor)).to.contain('The file changed while you typed');
    const [takeFile, keepMine] = editor.shadowRoot?.querySelectorAll<HTMLButtonElement>('[part="notice"] button') ?? [];
    keepMine?.click();
    expect(fake.calls.at(-1)).to.equal('keepDraft(index.html)');
    takeFile?.click();
    await editor.updateComplete;
    expect(code(editor)).to.equal('theirs');
    expect(words(editor)).to.equal('');
  });

  it('writes its drafts when the focus leaves', async () => {
    const fake = createFakeStudio('blur');
    const editor = await openEditor(fake);
    editor.focus();
    await sendKeys({ type: 'x' });
    content(editor)?.blur();
    await waitUntil(() => fake.calls.includes('flushDrafts()'));
  });

  it('indents with Tab, and lets Tab leave after Escape', async () => {
    const fake = createFakeStudio('tab', { 'index.html': 'x' });
    const editor = await openEditor(fake);
    const after = await fixture<HTMLButtonElement>(html`<button>after</button>`);
    editor.focus();
    expect(content(editor)?.getAttribute('aria-label')).to.equal('Code of index.html');
    const describedBy = content(editor)?.getAttribute('aria-describedby') ?? '';
    expect(editor.shadowRoot?.getElementById(describedBy)?.textContent).to.contain('press Escape, then Tab');
    await sendKeys({ press: 'Tab' });
    expect(code(editor)).to.equal('  x');
    await sendKeys({ press: 'Escape' });
    await editor.updateComplete;
    expect(editor.shadowRoot?.querySelector('[role="status"]')?.textContent).to.contain('Tab now leaves the editor');
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(after);
    expect(code(editor)).to.equal('  x');
  });

  it('goes to a line that is asked for', async () => {
    const editor = await openEditor(createFakeStudio('go', { 'a.css': 'red\nblue\nred\n' }));
    let line = 1;
    editor.addEventListener('jig-cursor-moved', ({ detail }) => (line = detail.line));
    editor.focus();
    await sendKeys({ press: 'Control+Alt+g' });
    await waitUntil(() => editor.shadowRoot?.activeElement?.localName === 'input', 'the field');
    await sendKeys({ type: '2' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => line === 2, 'the second line');
  });

  it('keeps typed letters from the hotkeys of the page, and lets combinations and Escape pass', async () => {
    const fake = createFakeStudio('hotkeys');
    const editor = await openEditor(fake);
    const heard: string[] = [];
    const listen = (event: KeyboardEvent): void => void heard.push(event.key);
    document.addEventListener('keydown', listen);
    editor.focus();
    await sendKeys({ type: 'jk?' });
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Control+k' });
    document.removeEventListener('keydown', listen);
    expect(heard).to.deep.equal(['Escape', 'Control', 'k']);
  });

  it('explains a file that is not text, and one that is gone', async () => {
    const fake = createFakeStudio('asset', { 'index.html': 'x' });
    fake.stores.workspace.update((snapshot) => ({
      ...snapshot,
      state: {
        ...snapshot.state,
        files: new Map(snapshot.state.files).set('logo.png', {
          kind: 'asset',
          path: 'logo.png',
          mimeType: 'image/png',
          blob: new Blob(),
        }),
      },
    }));
    const editor = await openEditor(fake);
    editor.path = 'logo.png';
    await editor.updateComplete;
    expect(editor.shadowRoot?.querySelector('.empty')?.textContent).to.contain('is not text');
    editor.path = 'gone.css';
    await editor.updateComplete;
    expect(editor.shadowRoot?.querySelector('.empty')?.textContent).to.contain('is not in the workspace');
  });

  it('survives a move in the document with its text history, and lets go when it is removed', async () => {
    const fake = createFakeStudio('move', { 'a.css': 'a' });
    const editor = await openEditor(fake);
    const other = await fixture<HTMLDivElement>(html`<div></div>`);
    editor.focus();
    await sendKeys({ type: 'x' });
    other.append(editor);
    await editor.updateComplete;
    // What has left the page is let go of two frames later.
    for (let frames = 0; frames < 4; frames += 1) await nextFrame();
    editor.focus();
    await sendKeys({ press: 'Control+z' });
    expect(code(editor)).to.equal('a');
    editor.remove();
    await waitUntil(() => content(editor) === null, 'the code is released');
    other.append(editor);
    await waitUntil(() => content(editor) !== null, 'the code comes back');
    await waitUntil(() => code(editor) === 'a');
  });

  it('shows what the agent changed until the person types', async () => {
    const fake = createFakeStudio('changed', { 'a.css': 'one\ntwo\nthree' });
    const editor = await openEditor(fake);
    writeFakeFile(fake, 'a.css', 'one\n2\nthree');
    await editor.updateComplete;
    const marked = (): readonly (string | null)[] =>
      [...(content(editor)?.querySelectorAll('.jig-changed') ?? [])].map((line) => line.textContent);
    expect(marked()).to.deep.equal(['2']);
    editor.focus();
    await sendKeys({ type: 'x' });
    expect(marked()).to.deep.equal([]);
  });

  it('passes the accessibility checks with code in it', async () => {
    const fake = createFakeStudio('axe', { 'app.js': "const a = 1; // note\nexport default 'x';\n" });
    fake.stores.workspace.update((snapshot) => ({
      ...snapshot,
      state: { ...snapshot.state, files: new Map(snapshot.state.files).set('b.md', textFile('b.md', '# b')) },
    }));
    const editor = await openEditor(fake);
    await waitUntil(() => content(editor)?.querySelector('.cm-line span[class]'), 'the colours of the code');
    await expect(editor).to.be.accessible();
  });
});
