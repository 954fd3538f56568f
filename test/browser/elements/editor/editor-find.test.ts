import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/editor.js';
import type { JigEditorElement } from '../../../../src/elements/editor/editor-element.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('jig-editor, in the source', () => {
  let fake: FakeStudio;
  let editor: JigEditorElement;

  const inside = <E extends HTMLElement>(selector: string): E | null => editor.shadowRoot!.querySelector<E>(selector);
  const selected = (): string => {
    const match = inside('.cm-searchMatch-selected');
    const line = match?.closest('.cm-line');
    const lines = [...editor.shadowRoot!.querySelectorAll('.cm-line')];
    return line ? `${lines.indexOf(line) + 1}: ${match!.textContent}` : '';
  };

  async function open(path: string, source: string): Promise<void> {
    fake = createFakeStudio('find', { [path]: source });
    editor = await fixture<JigEditorElement>(html`<jig-editor .studio=${fake} style="height: 300px"></jig-editor>`);
    await waitUntil(() => inside('.cm-content'), 'the code appears');
    await nextFrame();
  }

  it('finds by ⌘/Ctrl+F whatever the case, Enter and Shift+Enter move, Escape goes back to the source', async () => {
    await open('styles.css', 'Jig\nother\njig\nJIG');
    editor.focus();
    await sendKeys({ press: 'Control+f' });
    await waitUntil(() => editor.shadowRoot!.activeElement?.getAttribute('name') === 'search', 'the field');
    await sendKeys({ type: 'jig' });
    await sendKeys({ press: 'Enter' });
    const first = selected();
    await sendKeys({ press: 'Enter' });
    const second = selected();
    await sendKeys({ press: 'Enter' });
    const third = selected();
    expect(new Set([first, second, third])).to.deep.equal(new Set(['1: Jig', '3: jig', '4: JIG']));
    await sendKeys({ press: 'Shift+Enter' });
    expect(selected()).to.equal(second);
    await expect(editor).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    expect(inside('.cm-search')).to.equal(null);
    expect(editor.shadowRoot!.activeElement).to.equal(inside('.cm-content'));
    expect(fake.calls.filter((call) => call.startsWith('editDraft'))).to.deep.equal([]);
  });

  it('moves between matches by ⌘/Ctrl+G and, backwards, with Shift from the source itself', async () => {
    await open('styles.css', 'jig\nother\njig\njig');
    editor.focus();
    await sendKeys({ press: 'Control+f' });
    await sendKeys({ type: 'jig' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Escape' });
    const caret = (): number => {
      const line = inside('.cm-activeLine')!;
      return [...editor.shadowRoot!.querySelectorAll('.cm-line')].indexOf(line) + 1;
    };
    const from = caret();
    await sendKeys({ press: 'Control+g' });
    const next = caret();
    expect(next).not.to.equal(from);
    await sendKeys({ press: 'Control+Shift+G' });
    expect(caret()).to.equal(from);
  });

  const SOURCES = [
    ['page.html', '<!-- one\ntwo -->\n<p>x</p>', '<!-- one', 'two -->'],
    ['styles.css', '/* one\ntwo */\nh1 { color: teal }', '/* one', 'two */'],
    ['app.js', '/* one\ntwo */\nlet a = 1;', '/* one', 'two */'],
    ['app.ts', '/* one\ntwo */\nlet a: number = 1;', '/* one', 'two */'],
    ['app.tsx', '/* one\ntwo */\nlet a = <b>1</b>;', '/* one', 'two */'],
  ] as const;

  for (const [path, source, ...comment] of SOURCES) {
    it(`colours ${path}, and a comment over all of its lines`, async () => {
      await open(path, source);
      await waitUntil(() => inside('.cm-line span[class]'), 'colours');
      const lines = [...editor.shadowRoot!.querySelectorAll('.cm-line')];
      const colours = lines.map((line) =>
        [...line.querySelectorAll('span')].map((span) => getComputedStyle(span).color),
      );
      expect(lines.slice(0, 2).map((line) => line.textContent)).to.deep.equal(comment);
      expect(colours[0]!.length).to.be.above(0);
      expect(new Set([...colours[0]!, ...colours[1]!]).size, 'both lines of the comment look alike').to.equal(1);
      expect(colours[2]!.filter((colour) => colour !== colours[0]![0]).length, 'the code does not').to.be.above(0);
      editor.focus();
      await sendKeys({ press: 'Control+Home' });
      await sendKeys({ press: 'Delete' });
      // The editor reads on in pauses of its own: on a busy machine not with the next frame.
      const second = (): Element => editor.shadowRoot!.querySelectorAll('.cm-line')[1]!;
      await waitUntil(
        () => getComputedStyle(second().querySelector('span') ?? second()).color !== colours[0]![0],
        'with its beginning gone, the second line is no comment',
      );
    });
  }

  for (const [path, source] of [
    ['data.json', '{ "a": [1, true, null] }'],
    ['README.md', '# Title\n\n*soft* **hard** `code`\n'],
  ] as const) {
    it(`colours ${path}`, async () => {
      await open(path, source);
      await waitUntil(() => inside('.cm-line span[class]'), 'colours');
    });
  }
});
