import { Chunk } from '@codemirror/merge';
import { RangeSet, RangeSetBuilder, StateEffect, StateField, Text, type ChangeSet } from '@codemirror/state';
import { gutter, GutterMarker, ViewPlugin, type EditorView, type PluginValue, type ViewUpdate } from '@codemirror/view';
import type { Marks } from './lazy-marks.js';

/** Beyond this much difference a coarse answer in good time is worth more than an exact one. */
const DIFF = { scanLimit: 500, timeout: 50 };

/** Milliseconds without a change until the texts are compared again: a key that is typed waits for no comparison. */
const PAUSE_MS = 120;

interface Comparison {
  readonly saved: Text;
  readonly chunks: readonly Chunk[];
  readonly marks: RangeSet<GutterMarker>;
  /** What was changed since the texts were compared; the marks went along with it. */
  readonly since?: ChangeSet;
}

const setSaved = StateEffect.define<string | undefined>();
const compareAgain = StateEffect.define<null>();

class ChangeMarker extends GutterMarker {
  override readonly elementClass: string;

  constructor(kind: 'added' | 'changed' | 'removed') {
    super();
    this.elementClass = `jig-line-${kind}`;
  }
}

const added = new ChangeMarker('added');
const changed = new ChangeMarker('changed');
const removed = new ChangeMarker('removed');

const comparison = StateField.define<Comparison | undefined>({
  create: () => undefined,
  update(before, transaction) {
    const doc = transaction.newDoc;
    for (const effect of transaction.effects) {
      if (effect.is(setSaved)) return effect.value === undefined ? undefined : compare(effect.value, doc);
      if (effect.is(compareAgain) && before?.since) return compareChanged(before, before.since, doc);
    }
    if (!before || !transaction.docChanged) return before;
    const { changes } = transaction;
    return { ...before, marks: before.marks.map(changes), since: before.since?.compose(changes) ?? changes };
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
    if (!update.state.field(comparison)?.since) return;
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
  show: (_state, saved) => ({ effects: setSaved.of(saved) }),
};

function compare(source: string, doc: Text): Comparison {
  const saved = Text.of(source.split('\n'));
  const chunks = Chunk.build(saved, doc, DIFF);
  return { saved, chunks, marks: mark(chunks, doc) };
}

/** Only the chunks that the changes touch are compared again. */
function compareChanged({ saved, chunks }: Comparison, changes: ChangeSet, doc: Text): Comparison {
  const compared = Chunk.updateB(chunks, saved, doc, changes, DIFF);
  return { saved, chunks: compared, marks: mark(compared, doc) };
}

function mark(chunks: readonly Chunk[], doc: Text): RangeSet<GutterMarker> {
  const builder = new RangeSetBuilder<GutterMarker>();
  for (const chunk of chunks) {
    if (chunk.fromB === chunk.toB) {
      const { from } = doc.lineAt(Math.min(chunk.fromB, doc.length));
      builder.add(from, from, removed);
      continue;
    }
    const kind = chunk.fromA === chunk.toA ? added : changed;
    for (let at = chunk.fromB; at < chunk.toB && at <= doc.length; at = doc.lineAt(at).to + 1)
      builder.add(at, at, kind);
  }
  return builder.finish();
}

function marksOf(compared: Comparison | undefined): RangeSet<GutterMarker> {
  return compared?.marks ?? RangeSet.empty;
}
