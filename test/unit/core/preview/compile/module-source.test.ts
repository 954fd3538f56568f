import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  readModule,
  loadModuleLexer,
  needsModuleLexer,
} from '../../../../../src/core/preview/compile/module-source.js';
import { workspaceOf } from '../../../../support/workspace-files.js';

it('The lexer is loaded only for a workspace in which a script may import something', async () => {
  assert.equal(needsModuleLexer(workspaceOf({ 'index.html': '<script>go()</script>', 'a.js': 'go()' })), false);
  assert.equal(needsModuleLexer(workspaceOf({ 'notes.json': '"import from"', 'a.css': '@import "b.css"' })), false);
  const importing = workspaceOf({ 'index.html': '<script>import("./b.js")</script>' });
  assert.equal(needsModuleLexer(importing), true);
  assert.equal(needsModuleLexer(workspaceOf({ 'index.html': '', 'a.js': 'export { a } from "./b.js"' })), true);

  await loadModuleLexer();
  assert.equal(needsModuleLexer(importing), false);
  assert.deepEqual(
    readModule('import a from "./a.js"; import("./b.js")').imports.map((one) => [
      one.kind,
      one.kind !== 'meta' && one.specifier,
    ]),
    [
      ['static', './a.js'],
      ['dynamic', './b.js'],
    ],
  );
});
