import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createCodeMode } from '../../../../src/core/code-mode/create-code-mode.js';
import type { CellResult } from '../../../../src/core/code-mode/cell-result.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import { createTestSandbox } from '../../../support/code-mode/node-test-sandbox.js';
import { warm } from '../../../support/code-mode/sandbox-fixture.js';
import { createShownStudio, decideAll, resultOf, sourceOf } from '../../../support/test-studio.js';

const EDIT_PROGRAM = `
  const hit = await tools.workspace_searchText({ query: 'Canvas' });
  const status = await tools.workspace_getStatus({});
  const edit = await tools.workspace_editFiles({
    expectedRevision: status.output.revision,
    edits: [{ kind: 'create', path: 'notes.md', source: '# Notes' }],
  });
  text({ found: hit.success, changed: edit.output?.changed, error: edit.error });`;

describe('Code Mode in a studio', () => {
  const sandbox = createTestSandbox();
  before(() => warm(sandbox));
  after(() => sandbox.dispose());
  const openSandbox = () => ({ ...sandbox, dispose: () => Promise.resolve() });
  const asModel = { source: 'model', mode: 'agent', sessionId: 'run-1' } as const;

  it('one approval of the outer call lets its program read and edit once, as the trace shows', async () => {
    const codeMode = createCodeMode({ openSandbox });
    const { studio } = await createShownStudio({ codeMode });
    const asked: string[] = [];
    studio.approvals.store.subscribe(() => {
      for (const entry of studio.approvals.store.getSnapshot())
        asked.push(`${entry.name}: ${entry.safeArgumentPreview}`);
    });
    const stop = decideAll(studio, 'allow');
    const result = await studio.registry.callTool(
      toToolCallRequest({ id: 'c1', name: 'execute_mutating_code_mode', arguments: { source: EDIT_PROGRAM } }),
      { context: asModel },
    );
    stop();
    const value = resultOf(result) as unknown as CellResult;
    assert.deepEqual(JSON.parse(value.content[0]!), { found: true, changed: true });
    assert.equal(value.effect_receipt?.children[0]?.state_changed, true);
    assert.equal(sourceOf(studio, 'notes.md'), '# Notes');
    assert.equal(new Set(asked).size, 1);
    assert.match(asked[0]!, /execute_mutating_code_mode: .*may read, change files once/);
    await studio.dispose();
  });

  it('a program whose outer call nobody approved asks for nothing and edits nothing', async () => {
    const codeMode = createCodeMode({ openSandbox });
    const policy = ({ definition }: { readonly definition: { readonly name: string } }) =>
      definition.name === 'workspace.editFiles' ? ('ask' as const) : ('allow' as const);
    const { studio } = await createShownStudio({ codeMode, policy });
    const before = studio.workspace.getSnapshot().state.revision;
    const result = await studio.registry.callTool(
      toToolCallRequest({
        name: 'execute_mutating_code_mode',
        arguments: {
          source:
            "try { await tools.workspace_editFiles({ edits: [{ kind: 'create', path: 'a.md', source: '' }] }) } catch (e) { text(e.code) }",
        },
      }),
      { context: asModel },
    );
    assert.deepEqual((resultOf(result) as unknown as CellResult).content, ['approval_required']);
    assert.equal(studio.approvals.store.getSnapshot().length, 0);
    assert.equal(studio.workspace.getSnapshot().state.revision, before);
    await studio.dispose();
  });

  it('a denied outer call runs nothing', async () => {
    const codeMode = createCodeMode({ openSandbox });
    const { studio } = await createShownStudio({ codeMode });
    const stop = decideAll(studio, 'deny');
    const result = await studio.registry.callTool(
      toToolCallRequest({ name: 'execute_effectful_code_mode', arguments: { source: 'text(1)' } }),
      { context: asModel },
    );
    stop();
    assert.equal(result.error?.code, 'TOOL_POLICY_DENIED');
    assert.equal(codeMode.cells.getSnapshot().length, 0);
    await studio.dispose();
  });

  it('a stale revision in a program leaves the newer workspace as it is', async () => {
    const codeMode = createCodeMode({ openSandbox });
    const { studio } = await createShownStudio({ codeMode });
    const source = `const r = await tools.workspace_editFiles({ expectedRevision: 999, edits: [{ kind: 'create', path: 'a.md', source: '' }] }); text([r.success, r.error.code])`;
    const result = await studio.registry.callTool(
      toToolCallRequest({ name: 'execute_mutating_code_mode', arguments: { source } }),
      { context: { source: 'local', mode: 'direct', sessionId: 's' } },
    );
    const value = resultOf(result) as unknown as CellResult;
    assert.deepEqual(value.content, ['[false,"WORKSPACE_REVISION_CONFLICT"]']);
    assert.deepEqual([value.effect_receipt, value.receipts?.[0]?.state], [undefined, 'refused']);
    await studio.dispose();
  });

  it('a dry run is an attempt that is known and changed nothing', async () => {
    const codeMode = createCodeMode({ openSandbox });
    const { studio } = await createShownStudio({ codeMode });
    const source = `const r = await tools.workspace_editFiles({ dryRun: true, edits: [{ kind: 'create', path: 'a.md', source: '' }] }); text(r.output.changed)`;
    const result = await studio.registry.callTool(
      toToolCallRequest({ name: 'execute_mutating_code_mode', arguments: { source } }),
      { context: { source: 'local', mode: 'direct', sessionId: 's' } },
    );
    const value = resultOf(result) as unknown as CellResult;
    assert.deepEqual([value.content, value.effect_receipt?.children[0]?.state_changed], [['false'], false]);
    await studio.dispose();
  });

  it('a direct edit of another session makes a validation’s source stale, and reads do not', async () => {
    const codeMode = createCodeMode({ openSandbox });
    const { studio } = await createShownStudio({ codeMode });
    const start = codeMode.sources.capture('default');
    await studio.registry.callTool(toToolCallRequest({ name: 'workspace.getStatus' }));
    await studio.registry.callTool(toToolCallRequest({ name: 'execute_code_mode', arguments: { source: 'text(1)' } }));
    assert.equal(codeMode.sources.observe('default', start).observed_mutation_fence, 'uncrossed');
    await studio.registry.callTool(
      toToolCallRequest({ name: 'workspace.createFile', arguments: { path: 'b.md', source: '' } }),
      { context: { source: 'local', mode: 'direct', sessionId: 'another' } },
    );
    assert.equal(codeMode.sources.observe('default', start).freshness, 'stale');
    await studio.dispose();
  });
});
