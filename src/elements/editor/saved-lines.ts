import { Chunk } from '@codemirror/merge';
import { RangeSet, RangeSetBuilder, StateEffect, StateField, Text } from '@codemirror/state';
import { gutter, GutterMarker } from '@codemirror/view';
import type { Marks } from './lazy-marks.js';

/** Beyond this much difference a coarse answer in good time is worth more than an exact one. */
const DIFF = { scanLimit: 500, timeout: 50 };

interface Comparison {
  readonly saved: Text;
  readonly chunks: readonly Chunk[];
  readonly marks: RangeSet<GutterMarker>;
}

const setSaved = StateEffect.define<string | undefined>();

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
    }
    if (!before || !transaction.docChanged) return before;
    // Only the chunks that the change touches are compared again.
    const chunks = Chunk.updateB(before.chunks, before.saved, doc, transaction.changes, DIFF);
    return { saved: before.saved, chunks, marks: mark(chunks, doc) };
  },
});

/**
 * A thin gutter beside the numbers: which lines were added, changed or removed since the text that was saved, its lines
 * ended by `\n`; nothing for undefined, a file that was never saved.
 */
export const savedLines: Marks<string | undefined> = {
  extension: [
    comparison,
    gutter({ class: 'jig-saved-lines', markers: (view) => marksOf(view.state.field(comparison)) }),
  ],
  show: (_state, saved) => ({ effects: setSaved.of(saved) }),
};

function compare(source: string, doc: Text): Comparison {
  const saved = Text.of(source.split('\n'));
  const chunks = Chunk.build(saved, doc, DIFF);
  return { saved, chunks, marks: mark(chunks, doc) };
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
