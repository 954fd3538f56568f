import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { CodeProblem } from './code-problem.js';
import type { Marks } from './lazy-marks.js';

/** A gutter and underlines for problems. A line that is gone is shown at the end. */
export const problemMarks: Marks<readonly CodeProblem[]> = {
  extension: lintGutter(),
  show: (state, problems) =>
    setDiagnostics(
      state,
      problems.map((problem) => place(state, problem)),
    ),
};

function place({ doc }: EditorState, { line, column, message, severity }: CodeProblem): Diagnostic {
  const { from, to, text } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const indent = text.length - text.trimStart().length;
  const start = column === undefined ? from + indent : Math.min(from + column - 1, to);
  return { from: start, to: Math.max(start, to), severity, message };
}
