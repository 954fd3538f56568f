import type { JsonSchema } from '../../protocol/definition.js';
import type { BatchStep } from '../../workspace/workspace-model.js';
import { EXPECTED_REVISION, FLAG, objectSchema, PATH, SOURCE } from '../tool-schemas.js';

/** What a caller read of the file that an edit is about; the edit is refused when the file is another one by now. */
export interface FileGuard {
  readonly expectedRevision?: number;
  readonly expectedDigest?: string;
}

export type FileEditRequest =
  | (FileGuard & {
      readonly kind: 'replace';
      readonly path: string;
      readonly search: string;
      readonly replace: string;
      readonly occurrence?: 'only' | 'first' | 'all';
    })
  | { readonly kind: 'create'; readonly path: string; readonly source: string }
  | (FileGuard & { readonly kind: 'rename'; readonly fromPath: string; readonly toPath: string })
  | (FileGuard & { readonly kind: 'delete'; readonly path: string });

export interface EditFilesArguments {
  readonly edits: readonly FileEditRequest[];
  readonly dryRun?: boolean;
  readonly expectedRevision?: number;
}

/** Edits that one call may carry. */
const EDIT_LIMIT = 50;

const GUARD = {
  expectedRevision: {
    type: 'integer',
    minimum: 0,
    description: 'The revision at which you read this file. Refused when the file changed after it; others may have.',
  },
  expectedDigest: { type: 'string', maxLength: 80, description: 'The digest of the text you know.' },
};
const GUARD_NAMES = Object.keys(GUARD);

const EDIT: JsonSchema = {
  oneOf: [
    objectSchema(
      {
        kind: { const: 'replace' },
        path: PATH,
        search: { type: 'string', minLength: 1, maxLength: 20_000, description: 'Exact text; not a pattern.' },
        replace: { type: 'string', maxLength: 20_000, description: 'Text to put in its place.' },
        occurrence: {
          enum: ['only', 'first', 'all'],
          description: 'only, unless given: the text has to be there exactly once.',
        },
        ...GUARD,
      },
      ['occurrence', ...GUARD_NAMES],
    ),
    objectSchema({ kind: { const: 'create' }, path: PATH, source: SOURCE }),
    objectSchema({ kind: { const: 'rename' }, fromPath: PATH, toPath: PATH, ...GUARD }, GUARD_NAMES),
    objectSchema({ kind: { const: 'delete' }, path: PATH, ...GUARD }, GUARD_NAMES),
  ],
};

export const EDIT_FILES_INPUT = objectSchema(
  {
    edits: { type: 'array', minItems: 1, maxItems: EDIT_LIMIT, items: EDIT },
    dryRun: { ...FLAG, description: 'Answers what would change, and changes nothing.' },
    expectedRevision: EXPECTED_REVISION,
  },
  ['dryRun', 'expectedRevision'],
);

export function toBatchStep(edit: FileEditRequest): BatchStep {
  switch (edit.kind) {
    case 'replace': {
      const { path, search, replace, occurrence = 'only' } = edit;
      return { kind: 'patch-file', path, search, replace, occurrence };
    }
    case 'create':
      return { kind: 'create-file', path: edit.path, source: edit.source };
    case 'rename':
      return { kind: 'rename-file', fromPath: edit.fromPath, toPath: edit.toPath };
    case 'delete':
      return { kind: 'delete-file', path: edit.path };
  }
}
