import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { objectSchema, syncedResultSchema } from '../tool-schemas.js';
import { findCustomProperties } from './css-custom-properties.js';
import { previewTargetNotFound, requireStylesheet } from './preview-target.js';
import { foretellRewrite, rewriteFile } from './rewrite-file.js';
import type { TextEdit } from './text-edits.js';
import { THEME_COLOURS, type Theme } from './theme-colours.js';

const THEMES = { enum: [...THEME_COLOURS.keys()] };

export const setThemeTool = defineStudioTool<{ readonly theme: Theme }>({
  definition: {
    name: 'preview.setTheme',
    title: 'Set the theme',
    description:
      'Give the page another accent colour by setting --accent and --accent-soft in its stylesheet. Waits until the ' +
      'preview shows it.',
    inputSchema: objectSchema({ theme: THEMES }),
    outputSchema: syncedResultSchema({ theme: THEMES }),
    annotations: { idempotentHint: true },
  },
  async run({ theme }, bench, context) {
    const commit = await rewriteFile(bench, context, requireStylesheet, ({ path, source }) =>
      themeEdits(path, source, theme),
    );
    return { ...(await reportChange(bench, commit, context)), theme };
  },
  dryRun: ({ theme }, bench) =>
    foretellRewrite(bench, requireStylesheet, ({ path, source }) => themeEdits(path, source, theme)),
});

async function themeEdits(path: string, source: string, theme: Theme): Promise<readonly TextEdit[]> {
  const colours = THEME_COLOURS.get(theme);
  const targets = await findCustomProperties(source, ['--accent', '--accent-soft']);
  const accent = targets.get('--accent');
  const soft = targets.get('--accent-soft');
  if (!colours || !accent || !soft) throw previewTargetNotFound('theme-tokens', path);
  return [
    { ...accent, text: colours.accent },
    { ...soft, text: colours.soft },
  ];
}
