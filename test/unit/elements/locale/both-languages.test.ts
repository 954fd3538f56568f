import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../../scripts/build/places.mjs';
import type { CellKind } from '../../../../src/core/code-mode/cell-kind.js';
import { cellFailure } from '../../../../src/core/code-mode/cell-result.js';
import { KOREAN } from '../../../../src/elements/locale/korean.js';

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

  it('keeps no translation of what nobody says', () => {
    const said = new Set([...errorCodes(), 'code-mode.effects']);
    assert.deepEqual(
      [...errors.keys()].filter((code) => !said.has(code)),
      [],
    );
  });
});
