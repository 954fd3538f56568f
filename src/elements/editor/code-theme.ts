import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';

/** The look of the code, from the tokens of the host element; colours resolve where they are used, so a theme change needs nothing. */
export function codeTheme(): Extension {
  return [chrome, syntaxHighlighting(colours)];
}

const colours = HighlightStyle.define([
  { tag: [t.comment, t.documentMeta, t.processingInstruction, t.meta], color: 'var(--_code-comment)' },
  {
    tag: [t.keyword, t.attributeName, t.operatorKeyword, t.modifier, t.definitionKeyword],
    color: 'var(--_code-keyword)',
  },
  { tag: [t.string, t.attributeValue, t.regexp, t.special(t.string)], color: 'var(--_code-string)' },
  {
    tag: [t.tagName, t.typeName, t.className, t.propertyName, t.definition(t.propertyName)],
    color: 'var(--_code-name)',
  },
  { tag: [t.number, t.bool, t.null, t.atom, t.color, t.unit], color: 'var(--_code-value)' },
  { tag: [t.function(t.variableName), t.definition(t.variableName), t.labelName], color: 'var(--_code-name)' },
  { tag: [t.heading, t.strong], fontWeight: '600' },
  { tag: t.emphasis, fontStyle: 'italic' },
  { tag: t.strikethrough, textDecoration: 'line-through' },
  { tag: [t.link, t.url], color: 'var(--_code-string)', textDecoration: 'underline' },
  { tag: [t.angleBracket, t.bracket, t.punctuation, t.separator], color: 'var(--_muted)' },
  { tag: t.invalid, color: 'var(--_bad)' },
]);

const chrome = EditorView.theme({
  '&': { height: '100%', color: 'var(--_text)', backgroundColor: 'transparent', fontSize: 'var(--_code-size)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--_mono)', lineHeight: '1.62', overflow: 'auto' },
  '.cm-content': { padding: '8px 0 24px', caretColor: 'var(--_text)' },
  '.cm-line': { padding: '0 16px 0 4px' },
  '.cm-gutters': { border: 'none', color: 'var(--_faint)', backgroundColor: 'var(--_surface)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 12px 0 8px' },
  // Both stand in the padding of the numbers, so that nothing moves when they come.
  '.jig-saved-lines': { width: '3px', marginLeft: '-8px', marginRight: '5px' },
  '.jig-line-added': { backgroundColor: 'var(--_good)' },
  '.jig-line-changed': { backgroundColor: 'var(--_accent)' },
  '.jig-line-removed': { boxShadow: 'inset 0 2px 0 var(--_bad)' },
  '.cm-gutter-lint': { order: '-1', width: '14px', marginRight: '-14px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 0 0 4px' },
  '.cm-lint-marker': { width: '8px', height: '8px', marginTop: '0.5em', borderRadius: '50%', content: 'none' },
  '.cm-lint-marker-error': { backgroundColor: 'var(--_bad)' },
  '.cm-lint-marker-warning': { backgroundColor: 'var(--_ask)' },
  '.cm-lintRange': { backgroundImage: 'none', textDecoration: 'underline wavy 1px', textUnderlineOffset: '3px' },
  '.cm-lintRange-error': { textDecorationColor: 'var(--_bad)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--_ask)' },
  '.cm-tooltip': {
    border: '1px solid var(--_line)',
    borderRadius: 'var(--_radius)',
    color: 'var(--_text)',
    backgroundColor: 'var(--_raised)',
    fontFamily: 'var(--_ui)',
    fontSize: 'var(--_small)',
  },
  '.cm-diagnostic': { padding: '4px 10px', borderLeft: '3px solid var(--_ask)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--_bad)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--_code-active)' },
  '.cm-activeLineGutter': { color: 'var(--_text)', backgroundColor: 'transparent' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--_accent)', marginLeft: '-1px' },
  '.cm-selectionBackground': { backgroundColor: 'var(--_code-selection)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--_code-selection)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--_hover)' },
  // A faint ground keeps every colour of the code legible; the line under it is what stands out.
  '.cm-searchMatch': {
    backgroundColor: 'var(--_code-match)',
    outline: 'none',
    boxShadow: 'inset 0 -2px 0 var(--_ask)',
  },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--_code-match)', boxShadow: '0 0 0 1.5px var(--_ask)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--_hover)', boxShadow: '0 0 0 1px var(--_line)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--_bad)' },
  '.jig-changed': { backgroundColor: 'var(--_code-changed)', boxShadow: 'inset 2px 0 0 var(--_ask)' },
  '.cm-panels': { color: 'var(--_text)', backgroundColor: 'var(--_sunken)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--_line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '6px 36px 6px 10px',
    fontFamily: 'var(--_ui)',
    fontSize: 'var(--_small)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', height: '0' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    margin: '0',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search input[type=checkbox]': { minHeight: '0', margin: '0', accentColor: 'var(--_accent)' },
  '.cm-panel.cm-search [name=close]': {
    insetInlineEnd: '6px',
    top: '6px',
    width: '24px',
    padding: '0',
    fontSize: '16px',
  },
  '.cm-panel .cm-textfield, .cm-panel.cm-search .cm-textfield': {
    height: '26px',
    minHeight: '0',
    margin: '0',
    padding: '2px 8px',
    border: '1px solid var(--_line-strong)',
    borderRadius: 'var(--_radius)',
    color: 'var(--_text)',
    backgroundColor: 'var(--_raised)',
    fontFamily: 'var(--_mono)',
    fontSize: 'var(--_small)',
  },
  '.cm-panel .cm-button, .cm-panel.cm-search .cm-button': {
    minHeight: '26px',
    margin: '0',
    padding: '0 8px',
    border: '1px solid var(--_line)',
    borderRadius: 'var(--_radius)',
    color: 'inherit',
    background: 'transparent',
    fontSize: 'inherit',
  },
});
