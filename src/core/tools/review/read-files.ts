import { hasErrorCode } from '../../base/coded-error.js';
import { textDigest } from '../../workspace/text-digest.js';
import { defineStudioTool, OBSERVES } from '../studio-tool.js';
import { requireTextFile } from '../text-file.js';
import { storageFields } from '../tool-results.js';
import { COUNT, FLAG, objectSchema, PATH, resultSchema, TEXT } from '../tool-schemas.js';
import { lineCount, linesOf } from './line-range.js';

interface ReadRequest {
  readonly path: string;
  readonly startLine?: number;
  readonly limit?: number;
}

/** Files of one call, and characters of all of them together. */
const ITEM_LIMIT = 32;
const CHARACTER_LIMIT = 160_000;

export const readFilesTool = defineStudioTool<{ readonly items: readonly ReadRequest[] }>({
  definition: {
    name: 'workspace.readFiles',
    title: 'Read files',
    description:
      'Read several text files, or ranges of lines, at one moment. Each item has the revision it was read at and the ' +
      'digest of its whole file: pass readRevision as expectedRevision of an edit. An item that cannot be read has an ' +
      'error, the others are answered. At most 160,000 characters in all; truncated says where to go on.',
    inputSchema: objectSchema({
      items: {
        type: 'array',
        minItems: 1,
        maxItems: ITEM_LIMIT,
        items: objectSchema(
          {
            path: PATH,
            startLine: { type: 'integer', minimum: 1, description: 'First line, from 1.' },
            limit: { type: 'integer', minimum: 1, maximum: 10_000, description: 'Lines at most; all unless given.' },
          },
          ['startLine', 'limit'],
        ),
      },
    }),
    outputSchema: resultSchema({
      revision: COUNT,
      items: {
        type: 'array',
        items: objectSchema(
          {
            path: TEXT,
            source: TEXT,
            startLine: COUNT,
            endLine: COUNT,
            lineCount: COUNT,
            readRevision: COUNT,
            digest: TEXT,
            truncated: FLAG,
            error: objectSchema({ code: TEXT, message: TEXT }),
          },
          ['source', 'startLine', 'endLine', 'lineCount', 'readRevision', 'digest', 'truncated', 'error'],
        ),
      },
    }),
    annotations: { readOnlyHint: true },
  },
  composition: OBSERVES,
  run({ items }, { workspace }) {
    const snapshot = workspace.getSnapshot();
    const { revision } = snapshot.state;
    let room = CHARACTER_LIMIT;
    const read = ({ path, startLine = 1, limit = Infinity }: ReadRequest): unknown => {
      const file = requireTextFile(workspace, path, 'read');
      const range = linesOf(file.source, startLine, limit, room);
      room -= range.source.length;
      return {
        path: file.path,
        ...range,
        lineCount: lineCount(file.source),
        readRevision: revision,
        digest: textDigest(file.source),
      };
    };
    return { revision, items: items.map((item) => readOr(item, read)), ...storageFields(snapshot) };
  },
});

function readOr(item: ReadRequest, read: (item: ReadRequest) => unknown): unknown {
  try {
    return read(item);
  } catch (error) {
    if (!hasErrorCode(error)) throw error;
    return { path: item.path, error: { code: error.code, message: error.message } };
  }
}
