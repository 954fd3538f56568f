import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBrowserValidator } from '../../../../src/adapters/validator/browser-validator.js';
import { builtinChecks } from '../../../../src/adapters/validator/builtin-checks.generated.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { schemaKey } from '../../../../src/adapters/validator/precompiled-validator.js';
import { STUDIO_TOOLS } from '../../../../src/core/tools/register-tools.js';
import { REVIEW_TOOLS } from '../../../../src/core/tools/review/review-tools.js';

const VALUES: readonly unknown[] = [
  {},
  { path: 'index.html' },
  { path: '' },
  { path: 'a'.repeat(161) },
  { path: 'a.txt', source: 'x'.repeat(80_000) },
  { path: 'a.txt', source: 'x'.repeat(80_001) },
  { path: 'a.txt', source: '', expectedRevision: 0 },
  { path: 'a.txt', source: '', expectedRevision: -1 },
  { path: 'a.txt', source: '', expectedRevision: 1.5 },
  { path: 'a.txt', search: 'a', replace: '', occurrence: 'first' },
  { path: 'a.txt', search: '', replace: '', occurrence: 'all' },
  { path: 'a.txt', search: 'a', replace: '', occurrence: 'last' },
  { edits: [] },
  { edits: [{ kind: 'replace', path: 'a.txt', search: 'a', replace: '' }], dryRun: true },
  { edits: [{ kind: 'replace', path: 'a.txt', search: '', replace: '' }] },
  {
    edits: [
      { kind: 'rename', fromPath: 'a.txt', toPath: 'b.txt', expectedRevision: 1 },
      { kind: 'delete', path: 'c' },
    ],
  },
  { edits: [{ kind: 'create', path: 'a.txt', source: 'x', expectedRevision: 1 }] },
  { edits: [{ kind: 'move', path: 'a.txt' }] },
  { theme: 'emerald' },
  { theme: 'sky' },
  { title: 'x'.repeat(90), subtitle: 'y' },
  { title: 'x'.repeat(91), subtitle: 'y' },
  { title: '𝒳'.repeat(70), description: 'y' },
  { title: 'x', description: 'y', extra: true },
  { expectedRevision: 3 },
  { revision: 1, preview: 'synced', storageMode: 'memory' },
  { revision: 1, preview: { state: 'detached' }, storageMode: 'memory', theme: 'rose' },
  { revision: 1, preview: { state: 'timeout' }, storageMode: 'memory', theme: 'rose' },
  null,
  [],
  'text',
];

describe('the validator of a page', () => {
  it('has a compiled check for every schema of every built-in tool', () => {
    for (const { definition } of [...STUDIO_TOOLS, ...REVIEW_TOOLS]) {
      assert.ok(builtinChecks.has(schemaKey(definition.inputSchema)), `${definition.name} input`);
      assert.equal(builtinChecks.has(schemaKey(definition.outputSchema)), false, `${definition.name} output`);
    }
  });

  it('gives the same verdict before and after the compiled checks have arrived', async () => {
    let arrive: (checks: typeof builtinChecks) => void = () => undefined;
    const validator = createBrowserValidator({ loadChecks: () => new Promise((resolve) => (arrive = resolve)) });
    const checks = schemas().map((schema) => validator.compile(schema));
    const before = checks.map((check) => VALUES.map((value) => check(value).valid));
    arrive(builtinChecks);
    await validator.settled;
    const after = checks.map((check) => VALUES.map((value) => check(value).valid));
    assert.deepEqual(after, before);
    assert.ok(before.flat().includes(true) && before.flat().includes(false));
  });

  it('asks for the compiled checks with the first value, not before', () => {
    let asked = 0;
    const loadChecks = () => {
      asked += 1;
      return Promise.resolve(builtinChecks);
    };
    const check = createBrowserValidator({ loadChecks }).compile({ type: 'object' });
    assert.equal(asked, 0);
    assert.equal(check({}).valid, true);
    assert.equal(check([]).valid, false);
    assert.equal(asked, 1);
  });

  it('goes on interpreting when the compiled checks cannot be loaded', async () => {
    const validator = createBrowserValidator({ loadChecks: () => Promise.reject(new Error('offline')) });
    await validator.settled;
    const interpreting = createInterpretingValidator();
    for (const schema of schemas()) {
      const check = validator.compile(schema);
      const oracle = interpreting.compile(schema);
      for (const value of VALUES) assert.deepEqual(check(value), oracle(value));
    }
  });
});

function schemas(): readonly Readonly<Record<string, unknown>>[] {
  return [...STUDIO_TOOLS, ...REVIEW_TOOLS].flatMap(({ definition }) => [
    definition.inputSchema,
    definition.outputSchema ?? {},
  ]);
}
