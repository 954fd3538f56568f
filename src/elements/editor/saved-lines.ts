import { RangeSet, RangeSetBuilder, StateEffect, StateField, type Text } from '@codemirror/state';
import { gutter, GutterMarker, ViewPlugin, type EditorView, type PluginValue, type ViewUpdate } from '@codemirror/view';
import type { Marks } from './lazy-marks.js';
import { lineChanges, type LineChange } from './line-changes.js';

/** Milliseconds without a change until the texts are compared again: a key that is typed waits for no comparison. */
const PAUSE_MS = 120;

interface Comparison {
  readonly saved: readonly string[];
  readonly marks: RangeSet<GutterMarker>;
  /** Nothing was changed since the texts were compared; until then the marks go along with what is. */
  readonly fresh: boolean;
}

const setSaved = StateEffect.define<readonly string[] | undefined>();
const compareAgain = StateEffect.define<null>();

class ChangeMarker extends GutterMarker {
  override readonly elementClass: string;

  constructor(kind: LineChange['kind']) {
    super();
    this.elementClass = `jig-line-${kind}`;
  }
}

const markers: Readonly<Record<LineChange['kind'], ChangeMarker>> = {
  added: new ChangeMarker('added'),
  changed: new ChangeMarker('changed'),
  removed: new ChangeMarker('removed'),
};

const comparison = StateField.define<Comparison | undefined>({
  create: () => undefined,
  update(before, transaction) {
    const doc = transaction.newDoc;
    for (const effect of transaction.effects) {
      if (effect.is(setSaved)) return effect.value && compare(effect.value, doc);
      if (effect.is(compareAgain) && before) return compare(before.saved, doc);
    }
    if (!before || !transaction.docChanged) return before;
    return { ...before, marks: before.marks.map(transaction.changes), fresh: false };
  },
});

/** Has the texts compared once nobody changes them for a moment. */
class ComparingAtPauses implements PluginValue {
  readonly #view: EditorView;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView) {
    this.#view = view;
  }

  update(update: ViewUpdate): void {
    if (!update.docChanged) return;
    clearTimeout(this.#timer);
    if (update.state.field(comparison)?.fresh !== false) return;
    this.#timer = setTimeout(() => this.#view.dispatch({ effects: compareAgain.of(null) }), PAUSE_MS);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * A thin gutter beside the numbers: which lines were added, changed or removed since the text that was saved, its lines
 * ended by `\n`; nothing for undefined, a file that was never saved.
 */
export const savedLines: Marks<string | undefined> = {
  extension: [
    comparison,
    ViewPlugin.fromClass(ComparingAtPauses),
    gutter({ class: 'jig-saved-lines', markers: (view) => marksOf(view.state.field(comparison)) }),
  ],
  show: (_state, saved) => ({ effects: setSaved.of(saved?.split('\n')) }),
};

function compare(saved: readonly string[], doc: Text): Comparison {
  return { saved, marks: mark(lineChanges(saved, doc.toJSON()), doc), fresh: true };
}

function mark(changes: readonly LineChange[], doc: Text): RangeSet<GutterMarker> {
  const builder = new RangeSetBuilder<GutterMarker>();
  for (const { kind, line, count } of changes) {
    // Where the last lines are gone, the line before them tells of it.
    for (let at = line; at < line + Math.max(count, 1); at += 1) {
      const { from } = doc.line(Math.min(at + 1, doc.lines));
      builder.add(from, from, markers[kind]);
    }
  }
  return builder.finish();
}

function marksOf(compared: Comparison | undefined): RangeSet<GutterMarker> {
  return compared?.marks ?? RangeSet.empty;
}
