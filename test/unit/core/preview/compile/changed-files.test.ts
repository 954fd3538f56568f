import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPreviewCompiler } from '../../../../../src/core/preview/compile/compile-preview.js';
import { loadModuleLexer } from '../../../../../src/core/preview/compile/module-source.js';
import { withFiles, withoutFile, workspaceOf } from '../../../../support/workspace-files.js';

await loadModuleLexer();

describe('a change', () => {
  it('keeps the resource objects of the files that it does not touch', () => {
    const compileNext = createPreviewCompiler();
    const state = workspaceOf({
      'index.html': '<link rel=stylesheet href=a.css><script type=module src=a.js></script><script src=c.js></script>',
      'a.css': '@import "b.css";a{b:url(x.png)}',
      'b.css': 'b{}',
      'a.js': 'import "./b.js"',
      'b.js': '1',
      'c.js': '1',
      'x.png': new Blob(['x']),
    });
    const first = compileNext(state).resources;
    const second = compileNext(withFiles(state, { 'b.js': '2' })).resources;
    for (const id of ['style:a.css', 'module:a.js', 'script:c.js', 'asset:x.png']) {
      assert.equal(second.get(id), first.get(id), id);
    }
    assert.notEqual(second.get('module:b.js'), first.get('module:b.js'));
    const third = compileNext(withFiles(state, { 'b.css': 'b{c:d}' })).resources;
    assert.notEqual(third.get('style:b.css'), first.get('style:b.css'));
  });

  it('makes everything anew that a changed file stands in', () => {
    const before = workspaceOf({
      'index.html': '<link rel="stylesheet" href="a.css"><iframe src="in.html"></iframe><script src="w.js"></script>',
      'a.css': '@import "b.css"; p { color: red }',
      'b.css': 'p { background: url(dot.svg) }',
      'c.css': '',
      'dot.svg': new Blob(['<svg/>']),
      'in.html': '<link rel="stylesheet" href="b.css">',
      'w.js': 'new Worker("worker.js", { type: "module" })',
      'worker.js': 'import "./n.js"',
      'n.js': 'postMessage(1)',
    });
    const changedBy = (path: string, content: string | Blob): readonly string[] => {
      const compileNext = createPreviewCompiler();
      const first = compileNext(before);
      const next = compileNext(withFiles(before, { [path]: content }));
      const changed = [...next.resources].filter(([id, resource]) => resource !== first.resources.get(id));
      return changed.map(([id]) => id).sort();
    };
    assert.deepEqual(changedBy('b.css', 'p { color: blue }'), ['page:in.html', 'style:a.css', 'style:b.css']);
    assert.deepEqual(changedBy('dot.svg', new Blob(['<svg></svg>'])), [
      'asset:dot.svg',
      'page:in.html',
      'style:a.css',
      'style:b.css',
    ]);
    assert.deepEqual(changedBy('n.js', ''), ['module-worker:n.js', 'module-worker:worker.js', 'script:w.js']);
    assert.deepEqual(changedBy('c.css', 'p {}'), []);
  });

  it('sees a file go and come back', () => {
    const compileNext = createPreviewCompiler();
    const state = workspaceOf({
      'index.html': '<script type=module src=a.js></script>',
      'a.js': 'import "./b.js"',
      'b.js': 'old',
    });
    compileNext(state);
    const gone = compileNext(withoutFile(state, 'b.js'));
    assert.deepEqual(
      gone.diagnostics.map(({ kind, sourcePath, requestedPath }) => [kind, sourcePath, requestedPath]),
      [['missing-reference', 'a.js', 'b.js']],
    );
    assert.equal(gone.resources.has('module:b.js'), false);
    const back = compileNext(withFiles(state, { 'b.js': 'new' }));
    const module = back.resources.get('module:b.js');
    assert.equal(module?.kind === 'text' && module.text.source, 'new');
    assert.deepEqual(back.diagnostics, []);
  });
});
