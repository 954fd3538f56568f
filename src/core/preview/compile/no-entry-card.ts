import type { PreviewText } from '../preview-text.js';

/** What the preview shows when there is no page to show (spec: a diagnostic card instead of a blank frame). */
const START = '<!doctype html><html lang="en"><head>';
const REST = `<meta charset="utf-8"><title>No page to preview</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box; text-align: center; }
  h1 { font-size: 17px; margin: 0 0 6px; }
  p { margin: 0; opacity: .72; max-width: 42ch; text-wrap: balance; }
  code { font-family: ui-monospace, monospace; font-size: .92em; }
</style></head><body><main><h1>No page to preview</h1>
<p>The preview needs <code>index.html</code> or another <code>.html</code> file. Create one to see it here.</p></main></body></html>
`;

export const NO_ENTRY_CARD: PreviewText = {
  source: START + REST,
  edits: [{ start: START.length, end: START.length, parts: [{ kind: 'runtime' }] }],
};
