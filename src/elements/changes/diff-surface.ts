import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { codeLanguage } from '../editor/code-language.js';
import { codeTheme } from '../editor/code-theme.js';
import { letGoOfMeasuredText } from '../editor/measured-text.js';
import { minimalEdit } from '../editor/text-edit.js';
import { defineTexts } from '../locale/locales.js';
import { diffTheme } from './diff-theme.js';

defineTexts('en', 'changes-view', { '$ unchanged lines': '$ unchanged lines' });

export type DiffLayout = 'inline' | 'side-by-side';

export interface Diff {
  readonly path: string;
  readonly language: string;
  readonly layout: DiffLayout;
  /** Lines end with `\n`, as in `after`. */
  readonly before: string;
  readonly after: string;
  readonly beforeLabel: string;
  readonly afterLabel: string;
}

export interface DiffSurfaceOptions {
  readonly parent: HTMLElement;
  readonly root: ShadowRoot;
  /** The views' own words in the person's language. */
  readonly phrases: Readonly<Record<string, string>>;
}

const COLLAPSE = { margin: 3, minSize: 6 };
const DIFF = { scanLimit: 500, timeout: 200 };

interface Shown {
  readonly after: EditorView;
  destroy(): void;
}

/** Two texts of one file, compared: read-only, unchanged stretches folded. */
export class DiffSurface {
  readonly #options: DiffSurfaceOptions;
  #shown: Shown | undefined;
  #diff: Diff | undefined;

  constructor(options: DiffSurfaceOptions) {
    this.#options = options;
  }

  /** A newer text of the same file becomes the smallest change, so that the place in it stays. */
  async show(diff: Diff): Promise<void> {
    const before = this.#diff;
    this.#diff = diff;
    if (before && this.#shown && isSameSubject(before, diff)) return this.#update(this.#shown.after, diff.after);
    const language = await codeLanguage(diff.language);
    if (this.#diff !== diff) return;
    this.#shown?.destroy();
    this.#shown = diff.layout === 'inline' ? this.#inline(diff, language) : this.#sideBySide(diff, language);
  }

  destroy(): void {
    this.#diff = undefined;
    this.#shown?.destroy();
    this.#shown = undefined;
    letGoOfMeasuredText();
  }

  #update(view: EditorView, text: string): void {
    const edit = minimalEdit(view.state.doc.toString(), text);
    if (edit) view.dispatch({ changes: edit });
  }

  #inline(diff: Diff, language: Extension): Shown {
    const { parent, root } = this.#options;
    const compared = unifiedMergeView({
      original: diff.before,
      mergeControls: false,
      collapseUnchanged: COLLAPSE,
      diffConfig: DIFF,
    });
    const extensions = [...this.#shared(language, diff.afterLabel), compared];
    const view = new EditorView({ parent, root, doc: diff.after, extensions });
    return { after: view, destroy: () => view.destroy() };
  }

  #sideBySide(diff: Diff, language: Extension): Shown {
    const { parent, root } = this.#options;
    const merge = new MergeView({
      parent,
      root,
      collapseUnchanged: COLLAPSE,
      diffConfig: DIFF,
      a: { doc: diff.before, extensions: this.#shared(language, diff.beforeLabel) },
      b: { doc: diff.after, extensions: this.#shared(language, diff.afterLabel) },
    });
    return { after: merge.b, destroy: () => merge.destroy() };
  }

  #shared(language: Extension, label: string): readonly Extension[] {
    return [
      EditorState.phrases.of(this.#options.phrases),
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label }),
      EditorView.lineWrapping,
      lineNumbers(),
      codeTheme(),
      diffTheme(),
      language,
    ];
  }
}

function isSameSubject(a: Diff, b: Diff): boolean {
  return a.path === b.path && a.layout === b.layout && a.before === b.before && a.language === b.language;
}
