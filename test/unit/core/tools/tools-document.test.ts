import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { STUDIO_TOOLS } from '../../../../src/core/tools/register-tools.js';
import { REVIEW_TOOLS } from '../../../../src/core/tools/review/review-tools.js';

const DOCUMENT = readFileSync(new URL('../../../../docs/workspace-tools.md', import.meta.url), 'utf8');

test('the document names every built-in tool with its annotations and its arguments', () => {
  const rows = [...DOCUMENT.matchAll(/^\| `((?:workspace|preview)\.\w+)` *\|([^|]*)\|([^|]*)\|([^|]*)\|/gmu)].map(
    ([, name, annotations, policy, args]) => [name, annotations?.trim(), policy?.trim(), argumentNames(args ?? '')],
  );
  const tools = [...STUDIO_TOOLS, ...REVIEW_TOOLS].map(({ definition: { name, annotations = {}, inputSchema } }) => [
    name,
    [
      annotations.readOnlyHint && 'R',
      annotations.destructiveHint && 'D',
      annotations.idempotentHint && 'I',
      annotations.openWorldHint && 'O',
    ]
      .filter(Boolean)
      .join(' '),
    annotations.readOnlyHint ? 'allow' : 'asks',
    Object.keys(inputSchema['properties'] as object),
  ]);
  assert.deepEqual(rows, tools);
});

function argumentNames(cell: string): readonly string[] {
  return [...cell.matchAll(/`(\w+)\??`/gu)].map(([, name]) =>
    name === 'revision' ? 'expectedRevision' : (name ?? ''),
  );
}
