import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'acorn';
import { createBuiltInCompiler } from '../../../../../src/core/preview/compile/built-in-compiler.js';
import { withFiles, workspaceOf } from '../../../../support/workspace-files.js';

const PAGE = '<!doctype html><script type="module" src="a.js"></script>';

async function said(files: Readonly<Record<string, string | Blob>>): Promise<readonly string[]> {
  const { diagnostics } = await createBuiltInCompiler({})(workspaceOf({ 'index.html': PAGE, ...files }));
  return diagnostics.map(
    ({ kind, sourcePath, line, column, requestedPath }) => `${kind} ${sourcePath}:${line}:${column} ${requestedPath}`,
  );
}

describe('A name that its module does not export is a diagnostic', () => {
  const FAULTS: readonly (readonly [
    what: string,
    files: Readonly<Record<string, string | Blob>>,
    said: readonly string[],
  ])[] = [
    [
      'with the place where it is asked for, each name once',
      {
        'a.js': 'import {\n  one,\n  two as zwei, /* , four */ "three" as drei\n} from "./b.js";',
        'b.js': 'export const one = 1',
      },
      ['missing-export a.js:3:3 b.js', 'missing-export a.js:3:29 b.js'],
    ],
    [
      'also a default',
      { 'a.js': 'import b from "./b.js"', 'b.js': 'export const one = 1' },
      ['missing-export a.js:1:8 b.js'],
    ],
    [
      'of a module that exports nothing',
      { 'a.js': 'import { b } from "./b.js"', 'b.js': '' },
      ['missing-export a.js:1:10 b.js'],
    ],
    [
      'in a re-export',
      { 'a.js': 'export { one as b, two } from "./b.js"', 'b.js': 'export let two' },
      ['missing-export a.js:1:10 b.js'],
    ],
    [
      'through `export *`, which takes no default along',
      {
        'a.js': 'import c, { d, e } from "./b.js"',
        'b.js': 'export * from "./c.js"',
        'c.js': 'export default 1; export let d',
      },
      ['missing-export a.js:1:8 b.js', 'missing-export a.js:1:16 b.js'],
    ],
    [
      'through a circle of `export *`',
      {
        'a.js': 'import { b, c, d } from "./b.js"',
        'b.js': 'export * from "./c.js"; export let b',
        'c.js': 'export * from "./b.js"; export let c',
      },
      ['missing-export a.js:1:16 b.js'],
    ],
    [
      'of JSON, whose one export is the default',
      { 'a.js': 'import d, { x } from "./b.json" with { type: "json" }', 'b.json': '{"x":1}' },
      ['missing-export a.js:1:13 b.json'],
    ],
    [
      'of a stylesheet',
      { 'a.js': 'import d, { x } from "./b.css" with { type: "css" }', 'b.css': '' },
      ['missing-export a.js:1:13 b.css'],
    ],
    [
      'of TypeScript, where a type is no export',
      { 'a.js': 'import { A, b } from "./b.js"', 'b.ts': 'export interface A {}\nexport const b: number = 1' },
      ['missing-export a.js:1:10 b.ts'],
    ],
    [
      'in TypeScript, at the place of its author',
      {
        'index.html': PAGE.replace('a.js', 'a.ts'),
        'a.ts': 'const x: Array<string> = []; import { b } from "./b.js"; b(x)',
        'b.js': '',
      },
      ['missing-export a.ts:1:39 b.js'],
    ],
    [
      'in a script of the page itself, and by its import map',
      {
        'index.html':
          '<!doctype html><script type="importmap">{"imports":{"lib":"/b.js"}}</script>\n<script type="module">import { x } from "lib"</script>',
        'b.js': '',
      },
      ['missing-export index.html:2:32 b.js'],
    ],
    [
      'in a worker',
      { 'a.js': 'new Worker("w.js", { type: "module" })', 'w.js': 'import { x } from "./b.js"', 'b.js': '' },
      ['missing-export w.js:1:10 b.js'],
    ],
  ];
  for (const [what, files, expected] of FAULTS) it(what, async () => assert.deepEqual(await said(files), expected));

  it('until it is exported, and then no more', async () => {
    const compile = createBuiltInCompiler({});
    const state = workspaceOf({
      'index.html': PAGE,
      'a.js': 'import { x } from "./b.js"',
      'b.js': 'export * from "./c.js"',
      'c.js': '',
    });
    assert.equal((await compile(state)).diagnostics.length, 1);
    assert.equal((await compile(withFiles(state, { 'c.js': 'export let x' }))).diagnostics.length, 0);
  });
});

describe('No alarm is raised', () => {
  const QUIET: readonly (readonly [what: string, files: Readonly<Record<string, string | Blob>>])[] = [
    [
      'for a namespace, a mere import, or a computed one',
      {
        'a.js': 'import * as b from "./b.js"; import "./b.js"; import("./b.js"); export * as c from "./b.js"',
        'b.js': '',
      },
    ],
    [
      'for every way to export',
      {
        'a.js': 'import d, { a, b, c, e, f, g, h, k, l, m, n, o, "p q" as p, r, s } from "./b.js"',
        'b.js':
          'export default class {}\nexport const a = 1, b = (2, 3);\nexport let { c, x: [e], ...f } = {};\nexport function g() {}\nexport async function* h() {}\nexport class k {}\nlet l, z; export { l, z as m, z as "p q" }; export * as n from "./c.js"; export { y as o } from "./c.js"; import { y } from "./c.js"; export { y as r };\nexport var s',
        'c.js': 'export let y',
      },
    ],
    ['for a module that does not lex', { 'a.js': 'import { x } from "./b.js"', 'b.js': 'export const y = "' }],
    [
      'for `export *` of what is not of the workspace',
      { 'a.js': 'import { x } from "./b.js"', 'b.js': 'export * from "https://cdn.example/x.js"' },
    ],
    [
      'for a name that a string, a comment or a template only seems to import',
      {
        'a.js':
          '// import { x } from "./b.js"\n`import { x } from "./b.js"`; "import { x } from \'./b.js\'"; import { y } from "./b.js"',
        'b.js': 'export let y',
      },
    ],
    [
      'for a type that TypeScript takes out',
      {
        'index.html': PAGE.replace('a.js', 'a.ts'),
        'a.ts':
          'import { type A, b } from "./b.ts"; import type { C } from "./b.ts"; import { D } from "./b.ts"; const d: D = b; console.log(d)',
        'b.ts': 'export type A = 1; export interface C {}; export type D = number; export const b = 1',
      },
    ],
    ['for a picture', { 'a.js': 'import x from "./b.png"', 'b.png': new Blob(['']) }],
  ];
  for (const [what, files] of QUIET) {
    it(what, async () =>
      assert.deepEqual(
        (await said(files)).filter((line) => line.startsWith('missing-export')),
        [],
      ),
    );
  }

  it('for a name that the module as it stands exports, wherever its text ends', async () => {
    const whole = 'export const one = `${1}`;export { one as two };';
    for (let end = 1; end <= whole.length; end += 1) {
      const text = whole.slice(0, end);
      if (!isModule(text)) continue;
      const lines = await said({ 'a.js': 'import { one, two } from "./b.js"', 'b.js': text });
      const missing = lines.filter((line) => line.startsWith('missing-export')).length;
      assert.equal(missing, ['one', 'two'].filter((name) => !text.includes(name)).length, text);
    }
  });
});

function isModule(source: string): boolean {
  try {
    parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}
