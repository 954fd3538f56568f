// One keystroke in a file of 80,000 characters, the most that a file may have: `jig-editor` over a studio, and bare
// CodeMirror with the same extensions.
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

/** Keys that count nothing: the first ones after the focus came draw what the next ones find. */
const WARM_KEYS = 4;
const KEYS = 16;
/** The last key reaches the limit: what is longer is not written, and would be another work. */
const LENGTH = 80_000 - WARM_KEYS - KEYS;
const PARSING_MS = 5000;
const WRITING_MS = 10_000;
const HEAD = '<!doctype html>\n<title>bench</title>\n';
const LINE = '<p class="note" data-index="0000">Some words of an ordinary line, as a page has them.</p>\n';
const SOURCE = (HEAD + LINE.repeat(Math.ceil(LENGTH / LINE.length))).slice(0, LENGTH);

const ours = document.createElement('jig-editor');
const bare = document.createElement('div');
const bareRoot = bare.attachShadow({ mode: 'open' });
// The same look: glyphs, colours and lines of another size would be another work of the browser.
adoptStyles(bareRoot, JigEditorElement.elementStyles);
document.body.append(ours, bare);

const studio = createBrowserStudio({
  id: 'bench-keystroke',
  seed: {
    rootName: 'bench',
    files: [{ kind: 'text', path: 'index.html', source: SOURCE, language: 'html', mimeType: 'text/html' }],
  },
});
ours.studio = studio;
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

/** What each side has read, drawn and written before it is measured, so that neither pays for the other. */
async function prepare(view: EditorView, round: number): Promise<void> {
  takeBack(view);
  const lines = view.state.doc.lines;
  // Another line each round: none grows long.
  const { from } = view.state.doc.line((lines >> 1) + ((round * 7) % (lines >> 2)));
  view.dispatch({ selection: { anchor: from + 20 }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  view.focus();
  // A text that was read to its end is read to its end again with each key, another only as far as it is seen: both were.
  if (!forceParsing(view, view.state.doc.length, PARSING_MS)) throw new Error('The text could not be read in time.');
  await frame();
  for (let key = 0; key < WARM_KEYS; key += 1) await pressed(view);
  await draftsWritten();
  await idle();
  await frame();
}

/** What an earlier round has typed is gone again: the text has the same length in each. */
function takeBack(view: EditorView): void {
  const { head } = view.state.selection.main;
  const typed = view.state.doc.length - LENGTH;
  if (typed > 0) view.dispatch({ changes: { from: head - typed, to: head }, userEvent: 'delete' });
}

/** Milliseconds from each key until what it set off is painted. */
async function type(view: EditorView): Promise<readonly number[]> {
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) times.push(await pressed(view));
  return times;
}

/** Starts in a frame, whose picture shows the key: CodeMirror reads it in a microtask, elements draw in later ones. */
async function pressed(view: EditorView): Promise<number> {
  const before = view.state.doc.length;
  const start = performance.now();
  document.execCommand('insertText', false, 'x');
  await nextTask();
  const time = performance.now() - start;
  if (view.state.doc.length !== before + 1) throw new Error('The keystroke did not reach the text.');
  await frame();
  return time;
}

/** Ours writes what was typed once nobody types: a moment of the other side it would be. */
async function draftsWritten(): Promise<void> {
  const { drafts } = studio.view;
  const latest = performance.now() + WRITING_MS;
  while (drafts.getSnapshot().size > 0) {
    if (performance.now() > latest) throw new Error('What was typed was not written in time.');
    await frame();
  }
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
const channel = new MessageChannel();
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });

const views = { ours: ourView, bare: bareView };
type Side = keyof typeof views;
Object.assign(globalThis, {
  works: {
    prepare: (side: Side, round: number) => prepare(views[side], round),
    type: (side: Side) => type(views[side]),
  },
});
