import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/editor.js';
import type { JigEditorElement } from '../../../../src/elements/editor/editor-element.js';
import { createFakeStudio, writeFakeFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { waitUntil } from '../../../support/wait-until.js';

async function openEditor(fake: FakeStudio): Promise<JigEditorElement> {
  const editor = await fixture<JigEditorElement>(html`<jig-editor .studio=${fake} style="height: 240px"></jig-editor>`);
  await waitUntil(() => editor.shadowRoot?.querySelector('.cm-content'), 'the code appears');
  await nextFrame();
  return editor;
}

const has = (editor: JigEditorElement, selector: string): number =>
  editor.shadowRoot?.querySelectorAll(selector).length ?? 0;

describe('jig-editor, beside the lines', () => {
  it('marks what was added, changed and removed since the checkpoint', async () => {
    const fake = createFakeStudio('saved', { 'a.css': 'one\ntwo\nthree\nfour\nfive' });
    const editor = await openEditor(fake);
    expect(has(editor, '[class*="jig-line-"]')).to.equal(0);
    writeFakeFile(fake, 'a.css', 'one\n2\nthree\nnew\nfour\nfive');
    await waitUntil(() => has(editor, '.jig-line-changed') === 1, 'one line is changed');
    expect(has(editor, '.jig-line-added')).to.equal(1);
    expect(has(editor, '.jig-line-removed')).to.equal(0);
    writeFakeFile(fake, 'a.css', 'one\nthree\nfour\nfive');
    await waitUntil(() => has(editor, '.jig-line-removed') === 1, 'one line is gone');
  });

  it('follows the typing of the person, and shows nothing once the text is as it was saved', async () => {
    const fake = createFakeStudio('typing', { 'a.css': 'one\ntwo' });
    const editor = await openEditor(fake);
    editor.focus();
    await sendKeys({ type: 'x' });
    await waitUntil(() => has(editor, '.jig-line-changed') === 1);
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => has(editor, '[class*="jig-line-"]') === 0);
  });

  it('compares each file with its own checkpoint', async () => {
    const fake = createFakeStudio('files', { 'a.css': 'one', 'b.css': 'two' });
    const editor = await openEditor(fake);
    writeFakeFile(fake, 'a.css', '1');
    await waitUntil(() => has(editor, '.jig-line-changed') === 1);
    void fake.view.commands.openFile('b.css');
    await waitUntil(() => has(editor, '[class*="jig-line-"]') === 0);
    void fake.view.commands.openFile('a.css');
    await waitUntil(() => has(editor, '.jig-line-changed') === 1);
  });

  it('takes the marks away from a file that was saved while another was shown', async () => {
    const fake = createFakeStudio('elsewhere', { 'a.css': 'one', 'b.css': 'two' });
    const editor = await openEditor(fake);
    writeFakeFile(fake, 'a.css', '1');
    await waitUntil(() => has(editor, '.jig-line-changed') === 1);
    void fake.view.commands.openFile('b.css');
    await waitUntil(() => editor.shadowRoot?.querySelector('.cm-content')?.textContent === 'two');
    writeFakeFile(fake, 'a.css', 'one');
    void fake.view.commands.openFile('a.css');
    await waitUntil(() => editor.shadowRoot?.querySelector('.cm-content')?.textContent === 'one');
    expect(has(editor, '[class*="jig-line-"]')).to.equal(0);
  });

  it('moves its marks with what is typed, and compares again when the person pauses', async () => {
    const fake = createFakeStudio('pause', { 'a.css': 'one\ntwo\nthree' });
    const editor = await openEditor(fake);
    writeFakeFile(fake, 'a.css', 'one\ntwo\n3');
    await waitUntil(() => has(editor, '.jig-line-changed') === 1);
    editor.focus();
    await sendKeys({ press: 'Enter' });
    const topOf = (selector: string): number | undefined =>
      editor.shadowRoot?.querySelector(selector)?.getBoundingClientRect().top;
    await waitUntil(() => topOf('.jig-line-changed') === topOf('.cm-line:last-child'), 'the mark is at the last line');
    await waitUntil(() => has(editor, '.jig-line-added') === 1, 'the new line is marked');
    expect(has(editor, '.jig-line-changed')).to.equal(1);
  });

  it('shows what the preview found at its lines, and takes it away when it is mended', async () => {
    const fake = createFakeStudio('problems', { 'app.js': 'const a = 1;\nboom();\n' });
    const editor = await openEditor(fake);
    fake.stores.preview.update((preview) => ({
      ...preview,
      status: 'error',
      error: { message: 'boom is not defined', path: 'app.js', line: 2, column: 1 },
      diagnostics: [
        { kind: 'missing-reference', sourcePath: 'app.js', requestedPath: 'x.js', message: 'x.js is missing', line: 1 },
        { kind: 'missing-reference', sourcePath: 'other.js', requestedPath: 'y.js', message: 'elsewhere', line: 1 },
      ],
    }));
    await waitUntil(() => has(editor, '.cm-lintRange-error') === 1, 'the error is underlined');
    expect(has(editor, '.cm-lintRange-warning')).to.equal(1);
    expect(has(editor, '.cm-lint-marker')).to.equal(2);
    fake.stores.preview.update((preview) => ({ ...preview, status: 'synced', error: undefined, diagnostics: [] }));
    await waitUntil(() => has(editor, '[class*="cm-lintRange"]') === 0);
  });

  it('says how much of the limit is left when a file comes near it', async () => {
    const fake = createFakeStudio('near', { 'index.html': 'x'.repeat(72_000) });
    const editor = await openEditor(fake);
    const words = (): string => editor.shadowRoot?.querySelector('[part="notice"]')?.textContent?.trim() ?? '';
    expect(words()).to.equal('72,000 of 80,000 characters');
    writeFakeFile(fake, 'index.html', 'short');
    await waitUntil(() => words() === '');
  });
});
