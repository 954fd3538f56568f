import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../../scripts/build/places.mjs';
import type { CellKind } from '../../../../src/core/code-mode/cell-kind.js';
import { cellFailure } from '../../../../src/core/code-mode/cell-result.js';
import { STAGE_NAMES } from '../../../../src/core/code-mode/stage-name.js';
import { summarizeProgram } from '../../../../src/core/code-mode/summarize-program.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import { summarizeEditFiles } from '../../../../src/core/tools/workspace/edit-files-summary.js';
import { KOREAN } from '../../../../src/elements/locale/korean.js';
import { fillIn } from '../../../../src/elements/locale/messages.js';

const errors = new Map(Object.entries(KOREAN['errors'] ?? {}));
const answers = new Map(Object.entries(KOREAN['agent'] ?? {}));

/** Codes of errors that a person may be shown, as they stand in the source of core and adapters. */
const ERROR_CODE = /'((?:TOOL|WORKSPACE|PREVIEW|AGENT|OPENROUTER|JOBS?|CODE_MODE)(?:_[A-Z]+)+)'/g;
/** A program's failure is named by its kind, so that its code stands nowhere in the source. */
const PROGRAM_FAILURES: Readonly<Record<Exclude<CellKind, 'completed'>, true>> = {
  syntax_error: true,
  program_error: true,
  timeout: true,
  stalled: true,
  memory_limit: true,
  stack_limit: true,
  output_limit: true,
  detached_effect: true,
  cancelled: true,
  runtime_lost: true,
  runtime_unavailable: true,
  source_limit: true,
};
const ANSWER_CODE = /code: '(agent\.[a-z-]+)'/g;

function errorCodes(): readonly string[] {
  const kinds = Object.keys(PROGRAM_FAILURES) as (keyof typeof PROGRAM_FAILURES)[];
  return [...found(ERROR_CODE, ['src/core', 'src/adapters']), ...kinds.map((kind) => cellFailure(kind, '').code)];
}

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'));
}

function found(pattern: RegExp, folders: readonly string[]): ReadonlySet<string> {
  const texts = folders.flatMap(sourcesUnder);
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code = '']) => code)));
}

const HANGUL = /\p{Script=Hangul}/u;

describe('what the core says by code', () => {
  it('is there in Korean for every error that can come to a person', () => {
    const codes = errorCodes();
    assert.ok(codes.length > 80, `${codes.length} codes`);
    assert.deepEqual(
      codes.filter((code) => !HANGUL.test(errors.get(code) ?? '')),
      [],
    );
  });

  it('is there in Korean for every answer of the agent, with the same parameters', () => {
    const codes = [
      ...found(ANSWER_CODE, ['src/core/agent']),
      ...['hero', 'feature', 'theme'].map((t) => `agent.no-target-${t}`),
    ];
    assert.ok(codes.length > 35, `${codes.length} codes`);
    assert.deepEqual(
      codes.filter((code) => !HANGUL.test(answers.get(code) ?? '')),
      [],
    );
  });

  it('is there in Korean for everything that an approval says of edits and of programs', () => {
    const edits = [
      { kind: 'delete', path: 'a.js' },
      { kind: 'rename', fromPath: 'b.js', toPath: 'c.js' },
      { kind: 'create', path: 'd.js', source: '' },
      { kind: 'replace', path: 'e.js' },
    ];
    const said = [
      ...summarizeEditFiles(toToolCallRequest({ name: 'workspace.editFiles', arguments: { edits } })),
      ...STAGE_NAMES.flatMap((name) => summarizeProgram(toToolCallRequest({ name, arguments: { source: 'text(1)' } }))),
    ];
    const korean = KOREAN['approval-phrases'] ?? {};
    assert.deepEqual(Object.keys(korean).sort(), said.map(({ code }) => code).sort());
    for (const { code, parameters } of said) {
      const words = fillIn(korean[code] ?? '', parameters);
      assert.match(words, HANGUL);
      assert.doesNotMatch(words, /[{}]/);
    }
  });

  it('keeps no translation of what nobody says', () => {
    const said = new Set([...errorCodes(), 'code-mode.effects']);
    assert.deepEqual(
      [...errors.keys()].filter((code) => !said.has(code)),
      [],
    );
  });
});
