import { EditorView } from '@codemirror/view';

/**
 * CodeMirror measures by one range for all its views and leaves it in the text that was measured last, which holds the tree
 * around that view, and with it a whole studio, in memory. So it measures a text of nobody: for when a view is destroyed.
 */
export function letGoOfMeasuredText(): void {
  const nobody = new EditorView({ doc: 'x' });
  nobody.coordsAtPos(0);
  nobody.destroy();
}
