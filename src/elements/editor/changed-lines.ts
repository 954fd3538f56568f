import { StateEffect, StateField, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** More lines than this say nothing by being marked. */
const MOST_MARKED_LINES = 24;

/** Marks the lines of a range, in offsets of the new document; replaces earlier marks. */
export const markChanged = StateEffect.define<{ readonly from: number; readonly to: number }>();

const mark = Decoration.line({ class: 'jig-changed' });

/** Softly shows what somebody else changed last (an agent, an undo), until the person types. */
export function changedLines(): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(marks, transaction) {
      for (const effect of transaction.effects) {
        if (effect.is(markChanged)) return linesOf(transaction.state, effect.value.from, effect.value.to);
      }
      if (!transaction.docChanged) return marks;
      return transaction.isUserEvent('input') || transaction.isUserEvent('delete')
        ? Decoration.none
        : marks.map(transaction.changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

function linesOf({ doc }: EditorState, from: number, to: number): DecorationSet {
  const first = doc.lineAt(from).number;
  const last = doc.lineAt(Math.max(from, to)).number;
  if (last - first >= MOST_MARKED_LINES) return Decoration.none;
  const marks: Range<Decoration>[] = [];
  for (let line = first; line <= last; line += 1) marks.push(mark.range(doc.line(line).from));
  return Decoration.set(marks);
}
