// One keystroke in a file of 80,000 characters: `jig-editor` over a studio, and bare CodeMirror with the same extensions.
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, forceParsing, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { adoptStyles } from 'lit';
import { createBrowserStudio } from '../../src/browser-studio.js';
import '../../src/define/editor.js';
import { codeLanguage } from '../../src/elements/editor/code-language.js';
import { codeTheme } from '../../src/elements/editor/code-theme.js';
import { JigEditorElement } from '../../src/elements/editor/editor-element.js';
import { editorsDrew } from '../preview/editor-drawn.js';

const LENGTH = 80_000;
const HEAD = '<!doctype html>\n<title>bench</title>\n';
const LINE = '<p class="note" data-index="0000">Some words of an ordinary line, as a page has them.</p>\n';
const SOURCE = (HEAD + LINE.repeat(Math.ceil(LENGTH / LINE.length))).slice(0, LENGTH);

const ours = document.createElement('jig-editor');
const bare = document.createElement('div');
const bareRoot = bare.attachShadow({ mode: 'open' });
// The same look: glyphs, colours and lines of another size would be another work of the browser.
adoptStyles(bareRoot, JigEditorElement.elementStyles);
document.body.append(ours, bare);

ours.studio = createBrowserStudio({
  id: 'bench-keystroke',
  seed: {
    rootName: 'bench',
    files: [{ kind: 'text', path: 'index.html', source: SOURCE, language: 'html', mimeType: 'text/html' }],
  },
});
const bareView = new EditorView({
  parent: bareRoot,
  root: bareRoot,
  state: EditorState.create({
    doc: SOURCE,
    extensions: [
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      highlightSpecialChars(),
      highlightSelectionMatches(),
      history(),
      drawSelection(),
      dropCursor(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      search({ top: true }),
      codeTheme(),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
      await codeLanguage('html'),
    ],
  }),
});
await editorsDrew(document, 2);
const ourView = EditorView.findFromDOM(ours.shadowRoot!.querySelector<HTMLElement>('.cm-editor')!)!;
await new Promise((resolve) => setTimeout(resolve, 1000));

/** Milliseconds from the input until everything that it set off is laid out, for each of some keystrokes. */
async function type(view: EditorView): Promise<number> {
  const { from } = view.state.doc.line(view.state.doc.lines >> 1);
  view.dispatch({ selection: { anchor: from + 20 }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  view.focus();
  // A text that was read to its end is read to its end again with each key, another only as far as it is seen: both were.
  if (!forceParsing(view, view.state.doc.length, PARSING_MS)) throw new Error('The text could not be read in time.');
  await frame();
  let total = 0;
  for (let key = 0; key < KEYS; key += 1) {
    const before = view.state.doc.length;
    const start = performance.now();
    document.execCommand('insertText', false, 'x');
    // CodeMirror reads the change in a microtask, elements draw in later ones; what they drew is laid out here.
    await Promise.resolve();
    await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
    await nextTask();
    void document.body.offsetHeight;
    total += performance.now() - start;
    if (view.state.doc.length !== before + 1) throw new Error('The keystroke did not reach the text.');
    await frame();
  }
  return total / KEYS;
}

const KEYS = 8;
const PARSING_MS = 5000;
const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const channel = new MessageChannel();
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });

Object.assign(globalThis, { works: { ours: () => type(ourView), bare: () => type(bareView) } });
