import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { objectSchema, syncedResultSchema, TEXT } from '../tool-schemas.js';
import { findHtmlTargets } from './html-targets.js';
import { previewTargetNotFound, requireHtmlEntry } from './preview-target.js';
import { foretellRewrite, rewriteFile } from './rewrite-file.js';
import { escapeHtml, type TextEdit } from './text-edits.js';

interface FeatureCopy {
  readonly title: string;
  readonly description: string;
}

export const addFeatureTool = defineStudioTool<FeatureCopy>({
  definition: {
    name: 'preview.addFeature',
    title: 'Add a feature card',
    description: 'Add one feature card to the page, at its feature-slot comment. Waits until the preview shows it.',
    inputSchema: objectSchema({
      title: { type: 'string', minLength: 1, maxLength: 70 },
      description: { type: 'string', minLength: 1, maxLength: 160 },
    }),
    outputSchema: syncedResultSchema({ title: TEXT }),
  },
  async run(copy, bench, context) {
    const commit = await rewriteFile(bench, context, requireHtmlEntry, ({ path, source }) =>
      featureEdits(path, source, copy),
    );
    return { ...(await reportChange(bench, commit, context)), title: copy.title };
  },
  dryRun: (copy, bench) =>
    foretellRewrite(bench, requireHtmlEntry, ({ path, source }) => featureEdits(path, source, copy)),
});

/** The card goes before the slot, with the slot's own indentation, so cards keep the order they were added in. */
async function featureEdits(path: string, source: string, copy: FeatureCopy): Promise<readonly TextEdit[]> {
  const slot = (await findHtmlTargets(source)).commentStart('feature-slot');
  if (slot === undefined) throw previewTargetNotFound('feature-slot', path);
  const lineStart = source.lastIndexOf('\n', slot - 1) + 1;
  const before = source.slice(lineStart, slot);
  const indent = before.trim() === '' ? before : '';
  const lines = [
    '<article class="feature-card">',
    `  <h3>${escapeHtml(copy.title)}</h3>`,
    `  <p>${escapeHtml(copy.description)}</p>`,
    '</article>',
  ];
  return [{ start: slot, end: slot, text: lines.map((line) => `${line}\n${indent}`).join('') }];
}
