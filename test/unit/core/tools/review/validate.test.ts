import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkJson } from '../../../../../src/core/tools/review/validate/check-json.js';
import { wholeFile } from '../../../../../src/core/tools/review/validate/finding.js';
import { createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { CANVAS_LANDING_SEED } from '../../../../../src/core/studio/seed/canvas-landing-seed.js';
import { soak } from '../../../../support/soak.js';
import { createTestStudio, resultOf } from '../../../../support/test-studio.js';

type Fields = Readonly<Record<string, unknown>>;

const PAGE = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;

describe('workspace.validate', () => {
  it('passes the seed, whose page, style and script are as they should be', async () => {
    const studio = await createTestStudio({ seed: CANVAS_LANDING_SEED });
    const result = resultOf(await studio.registry.executeModelToolCall({ id: '1', name: 'workspace.validate' }));
    assert.deepEqual([result['passed'], result['errorCount'], result['findings']], [true, 0, []]);
    await studio.dispose();
  });

  const CASES: readonly (readonly [
    what: string,
    files: Readonly<Record<string, string>>,
    findings: readonly string[],
  ])[] = [
    ['a script that is no JavaScript', { 'a.js': 'one();\nlet x = ;\n' }, ['error script-syntax a.js:2:9']],
    ['a name that is declared twice', { 'a.js': 'let x = 1;\nlet x = 2;\n' }, ['error script-syntax a.js:2:5']],
    ['a module by its imports', { 'a.js': 'export const a = 1;\nawait a;\n' }, []],
    [
      'a script that only a module may be',
      { 'a.js': 'import "./b.js";\nwith (a) {}\n', 'b.js': '' },
      ['error script-syntax a.js:2:1'],
    ],
    [
      'an inline script, by the lines of its page',
      { 'index.html': PAGE('\n<script>\n  one(;\n</script>') },
      ['error script-syntax index.html:3:7'],
    ],
    ['TypeScript that does not parse', { 'a.ts': 'const a: = 1;\n' }, ['error transform-error a.ts:1:10']],
    ['TypeScript that does', { 'a.ts': 'const a: number = 1;\nexport default a;\n' }, []],
    ['a block of a style that is not closed', { 'a.css': 'a {\n  color: red;\n' }, ['error style-syntax a.css:1:3']],
    ['a bracket too many', { 'a.css': 'a { color: red }\n}\n' }, ['error style-syntax a.css:2:1']],
    ['a comma too many in JSON', { 'a.json': '{\n  "a": 1,\n}\n' }, ['error json-syntax a.json:3:1']],
    [
      'an import map that is no JSON',
      { 'index.html': PAGE('<script type="importmap">{imports:{}}</script>') },
      ['error json-syntax index.html:1:93'],
    ],
    [
      'an element that is not closed, but none that need not be',
      { 'index.html': PAGE('<ul><li>a<li>b</ul><svg><path d="M0 0"/></svg><div><p>b') },
      ['error markup-syntax index.html:1:113'],
    ],
    [
      'an id that stands twice',
      { 'index.html': PAGE('<p id="a"></p><p id="a"></p>') },
      ['warning duplicate-id index.html:1:81'],
    ],
    [
      'a reference to a file that is not there',
      { 'index.html': PAGE('<img src="no.png" alt="">') },
      ['error missing-reference index.html:1:72'],
    ],
    [
      'a reference of the second page',
      { 'about.html': PAGE('<link rel="stylesheet" href="no.css">') },
      ['error missing-reference about.html:1:90'],
    ],
    [
      'an import of a module that no page reaches',
      { 'a.js': 'import "./no.js";\n' },
      ['error missing-reference a.js:1:9'],
    ],
    [
      'a name that a module does not export',
      {
        'a.js': 'import { b, c as d } from "./b.js";\nexport { e } from "./b.js";\n',
        'b.js': 'export * from "./c.js";\nexport default 1;\n',
        'c.js': 'export const { b, ...rest } = {};\n',
      },
      ['error missing-export a.js:1:13', 'error missing-export a.js:2:10'],
    ],
    [
      'modules that export each other',
      {
        'a.js': 'export * from "./b.js";\nexport const a = 1;',
        'b.js': 'export * from "./a.js";\nimport { a, z } from "./a.js";',
      },
      ['error missing-export b.js:2:13'],
    ],
    [
      'a package name',
      { 'index.html': PAGE('<script type="module">import "lodash";</script>') },
      ['error unsupported-module-reference index.html:1:97'],
    ],
  ];
  for (const [what, files, expected] of CASES) {
    it(`tells ${what}`, async () => {
      assert.deepEqual(await findingsOf({ 'index.html': PAGE('<p>ok</p>'), ...files }), expected);
    });
  }

  it('reads the files of one moment and can be cancelled', async () => {
    const studio = await createTestStudio();
    const controller = new AbortController();
    const call = studio.registry.executeModelToolCall(
      { id: '1', name: 'workspace.validate' },
      { signal: controller.signal },
    );
    controller.abort();
    assert.equal((await call).error?.code, 'TOOL_CANCELLED');
    await studio.dispose();
  });

  it('ends with JOB_TIMED_OUT, not later, when its time is over', async () => {
    const studio = await createTestStudio({
      previewTransforms: [
        { name: 'slow', accepts: ({ path }) => path === 'a.ts', transform: () => new Promise(() => undefined) },
      ],
      seed: seedOf({ 'index.html': '', 'a.ts': '' }),
    });
    const args = { timeoutSeconds: 1 };
    const { error } = await studio.registry.executeModelToolCall({
      id: '1',
      name: 'workspace.validate',
      arguments: args,
    });
    assert.equal(error?.code, 'JOB_TIMED_OUT');
    await studio.dispose();
  });

  it('finds in JSON what JSON.parse refuses, within the text and never elsewhere', () => {
    const broken = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(200), fc.constantFrom('', ',', '}', ']', '"', ':', 'x', '0'))
      .map(([text, at, mark]) => text.slice(0, at) + mark + text.slice(at + 1));
    fc.assert(
      fc.property(broken, (text) => {
        const findings = checkJson(wholeFile('a.json', text));
        assert.equal(findings.length, parses(text) ? 0 : 1);
        for (const { line, column } of findings) {
          assert.ok(line! >= 1 && line! <= text.split('\n').length && column! >= 1, `${line}:${column}`);
        }
      }),
      soak(3_000),
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function seedOf(files: Readonly<Record<string, string>>): {
  rootName: string;
  files: ReturnType<typeof createTextFile>[];
} {
  return { rootName: 'site', files: Object.entries(files).map(([path, source]) => createTextFile(path, source)) };
}

async function findingsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const studio = await createTestStudio({ seed: seedOf(files) });
  const result = resultOf(await studio.registry.executeModelToolCall({ id: '1', name: 'workspace.validate' }));
  await studio.dispose();
  assert.equal(result['passed'], result['errorCount'] === 0);
  return (result['findings'] as readonly Fields[]).map(({ severity, kind, path, line, column }) =>
    [`${severity as string} ${kind as string} ${path as string}`, line, column]
      .filter((part) => part !== undefined)
      .join(':'),
  );
}
