import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Transaction, type Extension, type StateEffect } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { changedLines, markChanged } from './changed-lines.js';
import { CODE_PHRASES } from './code-phrases.js';
import { codeLanguage, loadedLanguage } from './code-language.js';
import { NO_PROBLEMS, type CodeProblem } from './code-problem.js';
import { codeTheme } from './code-theme.js';
import { defineTexts } from '../locale/locales.js';
import { LazyMarks } from './lazy-marks.js';
import { letGoOfMeasuredText } from './measured-text.js';
import { changedText, minimalEdit } from './text-edit.js';

export interface CodeFile {
  readonly path: string;
  readonly language: string;
  /** Lines end with `\n`. */
  readonly text: string;
  /** The text of the checkpoint, its lines ended the same; without it no line is marked as changed. */
  readonly saved?: string;
  readonly problems?: readonly CodeProblem[];
}

export interface CodeCursor {
  /** Both 1-based. */
  readonly line: number;
  readonly column: number;
  readonly lineCount: number;
}

export interface CodeSurfaceOptions {
  readonly parent: Element;
  readonly root: ShadowRoot;
  /** The id, in `root`, of the text that describes how the keyboard leaves the editor. */
  readonly describedBy: string;
  /** A person changed the text; never called for text set by `show`. */
  onEdit(path: string, text: string): void;
  onCursor(path: string, cursor: CodeCursor): void;
  onBlur(): void;
}

/** What the editor says in the person's language. */
export interface CodeWords {
  /** The accessible name. */
  readonly label: string;
  /** Its own words, by their English text. */
  readonly phrases: Readonly<Record<string, string>>;
}

interface KeptFile {
  readonly state: EditorState;
  readonly scroll: StateEffect<unknown>;
}

defineTexts('en', 'editor-view', Object.fromEntries(CODE_PHRASES.map((words) => [words, words])));

/** Marks a transaction whose text came from outside: no edit of the person, not in their undo history. */
const fromOutside = Annotation.define<boolean>();

/** CodeMirror behind a few words. Each file keeps its own text history, selection and scroll while others are shown. */
export class CodeSurface {
  readonly #options: CodeSurfaceOptions;
  /** Made with the first file, which brings all that belongs to it. */
  #view: EditorView | undefined;
  readonly #language = new Compartment();
  readonly #access = new Compartment();
  readonly #words = new Compartment();
  readonly #savedLines = new LazyMarks<string | undefined>(
    undefined,
    async () => (await import('./saved-lines.js')).savedLines,
  );
  readonly #problems = new LazyMarks(NO_PROBLEMS, async () => (await import('./problem-marks.js')).problemMarks);
  readonly #kept = new Map<string, KeptFile>();
  readonly #shared: Extension;
  #file: CodeFile | undefined;
  #text = '';
  #readOnly = false;
  #spoken: CodeWords = { label: '', phrases: {} };

  constructor(options: CodeSurfaceOptions) {
    this.#options = options;
    this.#shared = this.#sharedExtensions();
  }

  /** Shows a file, or its newest text: a difference becomes the smallest change, and caret and scroll stay. */
  show(file: CodeFile): void {
    const before = this.#file;
    this.#file = file;
    const view = (this.#view ??= this.#createView(file));
    if (before && before.path !== file.path) this.#switch(view, before, file);
    if (before?.path !== file.path) this.#reportCursor(view.state);
    this.#adopt(view, file.text);
    this.#mark(view, file);
    if (before?.path !== file.path || before.language !== file.language) void this.#colour(view, file);
  }

  setReadOnly(readOnly: boolean): void {
    if (readOnly === this.#readOnly) return;
    this.#readOnly = readOnly;
    this.#configure();
  }

  speak(words: CodeWords): void {
    if (words === this.#spoken || JSON.stringify(words) === JSON.stringify(this.#spoken)) return;
    this.#spoken = words;
    this.#configure();
  }

  /** Drops what is kept of files that are gone. */
  forgetExcept(paths: { has(path: string): boolean }): void {
    for (const path of this.#kept.keys()) if (!paths.has(path)) this.#kept.delete(path);
  }

  /** Puts the caret at the start of a 1-based line, in view and focused. */
  reveal(line: number): void {
    if (!this.#view) return;
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.#view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    this.focus();
  }

  focus(): void {
    this.#view?.focus();
  }

  destroy(): void {
    this.#view?.destroy();
    letGoOfMeasuredText();
  }

  #createView(file: CodeFile): EditorView {
    const { parent, root } = this.#options;
    const view = new EditorView({ parent, root, state: this.#createState(file) });
    this.#text = view.state.doc.toString();
    return view;
  }

  #switch(view: EditorView, before: CodeFile, file: CodeFile): void {
    this.#kept.set(before.path, { state: view.state, scroll: view.scrollSnapshot() });
    const kept = this.#kept.get(file.path);
    this.#kept.delete(file.path);
    view.setState(kept?.state ?? this.#createState(file));
    this.#text = view.state.doc.toString();
    this.#savedLines.forget();
    this.#problems.forget();
    if (kept) {
      this.#configure();
      view.dispatch({ effects: kept.scroll });
    }
    // Its own box alone: the library would scroll the host's page to the editor, too.
    else view.scrollDOM.scrollTo(0, 0);
  }

  #mark(view: EditorView, { text, saved, problems }: CodeFile): void {
    // Most files are as they were saved: those ask for no code to compare them.
    this.#savedLines.show(view, saved === text ? undefined : saved);
    this.#problems.show(view, problems ?? NO_PROBLEMS);
  }

  #adopt(view: EditorView, text: string): void {
    const edit = minimalEdit(this.#text, text);
    if (!edit) return;
    this.#text = text;
    view.dispatch({
      changes: edit,
      effects: markChanged.of({ from: edit.from, to: edit.from + edit.insert.length }),
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
      filter: false,
    });
  }

  async #colour(view: EditorView, file: CodeFile): Promise<void> {
    const language = await codeLanguage(file.language);
    if (this.#file?.path !== file.path || this.#language.get(view.state) === language) return;
    view.dispatch({ effects: this.#language.reconfigure(language) });
  }

  #configure(): void {
    this.#view?.dispatch({
      effects: [this.#access.reconfigure(this.#accessExtension()), this.#words.reconfigure(this.#wordsExtension())],
    });
  }

  #createState({ text, language }: CodeFile): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        this.#shared,
        this.#language.of(loadedLanguage(language)),
        this.#access.of(this.#accessExtension()),
        this.#words.of(this.#wordsExtension()),
        this.#savedLines.initial(),
        this.#problems.initial(),
      ],
    });
  }

  #accessExtension(): Extension {
    return [
      EditorState.readOnly.of(this.#readOnly),
      EditorView.contentAttributes.of({ 'aria-readonly': String(this.#readOnly) }),
    ];
  }

  #wordsExtension(): Extension {
    const { label, phrases } = this.#spoken;
    return [
      EditorState.phrases.of(phrases),
      EditorView.contentAttributes.of({
        // A Tab stop also by its attribute: tools that read the tree don't count an editable box as one.
        tabindex: '0',
        'aria-label': label,
        'aria-describedby': this.#options.describedBy,
      }),
    ];
  }

  #sharedExtensions(): Extension {
    return [
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
      changedLines(),
      codeTheme(),
      // Tab indents; the view itself lets Tab leave for two seconds after Escape.
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
      EditorView.updateListener.of((update) => this.#updated(update)),
    ];
  }

  #updated(update: ViewUpdate): void {
    if (!this.#file) return;
    if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(fromOutside))) {
      this.#text = changedText(this.#text, update.changes);
      this.#options.onEdit(this.#file.path, this.#text);
    }
    if (update.docChanged || update.selectionSet) this.#reportCursor(update.state);
    if (update.focusChanged && !update.view.hasFocus) this.#options.onBlur();
  }

  #reportCursor({ doc, selection }: EditorState): void {
    const { head } = selection.main;
    const line = doc.lineAt(head);
    const cursor = { line: line.number, column: head - line.from + 1, lineCount: doc.lines };
    if (this.#file) this.#options.onCursor(this.#file.path, cursor);
  }
}
