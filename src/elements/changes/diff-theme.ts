import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Removed in red, added in green, both quiet enough to read the code on them; the changed words are underlined. */
export function diffTheme(): Extension {
  return theme;
}

const theme = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { backgroundColor: 'var(--_diff-removed)' },
  '&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine': { backgroundColor: 'var(--_diff-added)' },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none',
    boxShadow: 'inset 0 -2px 0 color-mix(in oklab, transparent, var(--_bad) 55%)',
    textDecoration: 'none',
  },
  '&.cm-merge-b .cm-changedText': {
    background: 'none',
    boxShadow: 'inset 0 -2px 0 color-mix(in oklab, transparent, var(--_good) 55%)',
  },
  '.cm-deletedChunk': { paddingLeft: '4px' },
  '.cm-changeGutter': { width: '3px', paddingLeft: '0' },
  '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: 'var(--_bad)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--_good)' },
  '.cm-collapsedLines': {
    padding: '2px 12px',
    color: 'var(--_muted)',
    background: 'var(--_sunken)',
    fontFamily: 'var(--_ui)',
    fontSize: 'var(--_small)',
  },
  // The glyph of the library is in few fonts.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"⋯"', color: 'var(--_faint)' },
});
