import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { storageFields } from '../tool-results.js';
import { COUNT, NO_ARGUMENTS, objectSchema, resultSchema, TEXT } from '../tool-schemas.js';

const DIAGNOSTIC = objectSchema(
  {
    kind: {
      enum: [
        'missing-reference',
        'blocked-external-reference',
        'unsupported-module-reference',
        'module-graph-limit',
        'unsupported-reference',
        'transform-error',
        'missing-export',
        'blocked-by-page-policy',
      ],
    },
    sourcePath: TEXT,
    requestedPath: TEXT,
    message: TEXT,
    line: COUNT,
    column: COUNT,
  },
  ['line', 'column'],
);

export const getPreviewStatusTool = defineStudioTool({
  definition: {
    name: 'preview.getStatus',
    title: 'Preview status',
    description:
      'Read what the preview last acknowledged, its runtime error if it has one, and what it could not load.',
    inputSchema: NO_ARGUMENTS,
    outputSchema: resultSchema(
      {
        revision: { type: 'integer' },
        status: { enum: ['waiting', 'synced', 'error'] },
        message: TEXT,
        runtime: { const: 'sandbox iframe' },
        diagnostics: { type: 'array', items: DIAGNOSTIC },
      },
      ['message'],
    ),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  run(_args, { preview, workspace }) {
    const { revision, status, message, diagnostics } = preview.getSnapshot();
    return {
      revision,
      status,
      ...(message !== undefined && { message }),
      runtime: 'sandbox iframe',
      diagnostics: diagnostics.map(({ kind, sourcePath, requestedPath, message: text, line, column }) => ({
        kind,
        sourcePath,
        requestedPath,
        message: text,
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
      })),
      ...storageFields(workspace.getSnapshot()),
    };
  },
});
