import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createPreviewCompiler } from '../../../../src/core/preview/compile/compile-preview.js';
import { loadModuleLexer } from '../../../../src/core/preview/compile/module-source.js';
import type { PreviewDocument } from '../../../../src/core/preview/preview-model.js';
import { writtenPage, type PageSurroundings } from '../../../../src/elements/preview/frame-page.js';
import { nameModules } from '../../../../src/elements/preview/module-names.js';
import { soak } from '../../../support/soak.js';
import { withFiles, workspaceOf } from '../../../support/workspace-files.js';

await loadModuleLexer();

const SURROUNDINGS: PageSurroundings = {
  storage: { local: [], session: [], cookies: [] },
  fragment: '',
  network: [],
};
const PAGE = '<!doctype html><script type="module" src="m0.js"></script>';

function named(document: PreviewDocument): ReadonlyMap<string, string> {
  return new Map([...nameModules(document)].map(([id, { name }]) => [id.replace(/^\w+:/, ''), name]));
}

test('a module keeps its name while neither it nor what it imports changes, and no other does', () => {
  const compile = createPreviewCompiler();
  const state = workspaceOf({
    'index.html': PAGE,
    'm0.js': 'import "./a.js"; import "./b.js"',
    'a.js': 'import "./leaf.js"',
    'b.js': 'import "./data.json" with { type: "json" }; import("./ring1.js")',
    'leaf.js': '1',
    'data.json': '{}',
    'ring1.js': 'import "./ring2.js"',
    'ring2.js': 'import "./ring1.js"',
  });
  const changedBy = (path: string, source: string): readonly string[] => {
    const first = named(compile(state));
    const next = named(compile(withFiles(state, { [path]: source })));
    return [...next].filter(([id, name]) => first.get(id) !== name).map(([id]) => id);
  };
  assert.deepEqual(changedBy('leaf.js', '2').toSorted(), ['a.js', 'leaf.js', 'm0.js']);
  assert.deepEqual(changedBy('data.json', '[]').toSorted(), ['b.js', 'data.json', 'm0.js']);
  assert.deepEqual(changedBy('ring2.js', 'import "./ring1.js"; 2').toSorted(), [
    'b.js',
    'm0.js',
    'ring1.js',
    'ring2.js',
  ]);
  assert.deepEqual(changedBy('m0.js', 'import "./a.js"; import "./b.js"; 2'), ['m0.js']);
});

test('a document keeps its names, whatever was named since', () => {
  const compile = createPreviewCompiler();
  const state = workspaceOf({ 'index.html': PAGE, 'm0.js': 'import "./leaf.js"', 'leaf.js': '1' });
  const first = compile(state);
  const before = named(first);
  assert.notDeepEqual(named(compile(withFiles(state, { 'leaf.js': '2' }))), before);
  assert.deepEqual(named(first), before);
});

test('whatever imports what, two documents have a name in common only for what runs alike', () => {
  const count = 7;
  const edges = fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 14 });
  const edits = fc.array(fc.tuple(fc.nat(count - 1), fc.nat(2)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(edges, edits, (graph, changes) => {
      const compile = createPreviewCompiler();
      const sourceOf = (module: number, value: number): string =>
        graph
          .filter(([from]) => from === module)
          .map(([, to]) => `import "./m${to}.js";`)
          .join('') + `/* ${value} */`;
      const values = new Array<number>(count).fill(0);
      let state = workspaceOf({ 'index.html': PAGE });
      for (let module = 0; module < count; module += 1)
        state = withFiles(state, { [`m${module}.js`]: sourceOf(module, 0) });
      /** By name: all that runs when a module of that name is imported. */
      const meanings = new Map<string, string>();
      for (const [module, value] of [[0, 0] as const, ...changes]) {
        values[module] = value;
        state = withFiles(state, { [`m${module}.js`]: sourceOf(module, value) });
        for (const [path, name] of named(compile(state))) {
          const meaning = [...reached(Number(path.slice(1, -3)), graph)].map((one) => `${one}=${values[one]}`).join();
          assert.equal(meanings.get(name) ?? meaning, meaning);
          meanings.set(name, meaning);
        }
      }
    }),
    soak(1_000),
  );
});

function reached(module: number, graph: readonly (readonly [number, number])[]): ReadonlySet<number> {
  const found = new Set([module]);
  for (const one of found) for (const [from, to] of graph) if (from === one) found.add(to);
  return new Set([...found].sort((a, b) => a - b));
}

test('a classic script imports a module by the name that it has in the page that is written', () => {
  const compile = createPreviewCompiler();
  const state = workspaceOf({
    'index.html': '<!doctype html><script src="c.js"></script>',
    'c.js': 'import("./m.js").then(({ n }) => console.log(n))',
    'm.js': 'export const n = 1',
  });
  for (const document of [compile(state), compile(withFiles(state, { 'm.js': 'export const n = 2' }))]) {
    const name = named(document).get('m.js')!;
    const { page } = writtenPage(document, new Set(), 'srcdoc', SURROUNDINGS);
    const text = page.html.replaceAll('%22', '"');
    assert.ok(text.includes(`"imports":{"${name}":`), 'in the import map');
    assert.ok(text.includes(`import("${name}")`), 'in the script');
  }
});
