import { defineStudioTool } from '../studio-tool.js';
import { reportChange } from '../tool-results.js';
import { objectSchema, syncedResultSchema, TEXT } from '../tool-schemas.js';
import { HERO_SUBTITLE_LIMIT, HERO_TITLE_LIMIT, heroEdits, type HeroCopy } from './hero-copy.js';
import { requireHtmlEntry } from './preview-target.js';
import { foretellRewrite, rewriteFile } from './rewrite-file.js';

export const updateHeroTool = defineStudioTool<HeroCopy>({
  definition: {
    name: 'preview.updateHero',
    title: 'Update the hero',
    description: "Replace the words of the page's hero, title and subtitle. Waits until the preview shows them.",
    inputSchema: objectSchema({
      title: { type: 'string', minLength: 1, maxLength: HERO_TITLE_LIMIT },
      subtitle: { type: 'string', minLength: 1, maxLength: HERO_SUBTITLE_LIMIT },
    }),
    outputSchema: syncedResultSchema({ title: TEXT }),
    annotations: { idempotentHint: true },
  },
  async run(copy, bench, context) {
    const commit = await rewriteFile(bench, context, requireHtmlEntry, ({ path, source }) =>
      heroEdits(path, source, copy),
    );
    return { ...(await reportChange(bench, commit, context)), title: copy.title };
  },
  dryRun: (copy, bench) =>
    foretellRewrite(bench, requireHtmlEntry, ({ path, source }) => heroEdits(path, source, copy)),
});
