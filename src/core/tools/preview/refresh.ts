import { defineStudioTool } from '../studio-tool.js';
import { awaitAcknowledgement, locatedFields } from '../tool-results.js';
import { NO_ARGUMENTS, syncedResultSchema } from '../tool-schemas.js';

export const refreshTool = defineStudioTool({
  definition: {
    name: 'preview.refresh',
    title: 'Refresh the preview',
    description: 'Load the page afresh in a new frame and wait until it shows the current revision. Changes no file.',
    inputSchema: NO_ARGUMENTS,
    outputSchema: syncedResultSchema(),
    annotations: { idempotentHint: true },
  },
  async run(_args, bench, context) {
    const { state } = bench.workspace.getSnapshot();
    bench.preview.render(state, { remount: true });
    const preview = await awaitAcknowledgement(bench, state.revision, context);
    return { ...locatedFields(bench.workspace.getSnapshot()), revision: state.revision, preview };
  },
});
