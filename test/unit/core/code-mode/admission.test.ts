import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  admitChildren,
  EDIT_CHILD,
  READ_CHILDREN,
  VALIDATOR_CHILDREN,
} from '../../../../src/core/code-mode/admission.js';
import { createCodeMode } from '../../../../src/core/code-mode/create-code-mode.js';
import { STAGE_NAMES } from '../../../../src/core/code-mode/stage-name.js';
import type { ToolComposition } from '../../../../src/core/protocol/composition.js';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import { createTestStudio } from '../../../support/test-studio.js';

const JOB_TOOLS = [
  'observe_jobs',
  'list_jobs',
  'stop_job',
  'wait_for_job_readiness',
  'wait_for_job_terminal',
  'present_job_terminal_continuation',
];

describe('admission to a program', () => {
  it('every admitted read of a studio is an observing, read-only tool by its canonical metadata', async () => {
    const studio = await createTestStudio();
    const admitted = admitChildren('execute_code_mode', studio.registry);
    assert.ok(admitted.length >= 5);
    for (const { name, definition, composition } of admitted) {
      assert.ok(READ_CHILDREN.includes(name), name);
      assert.deepEqual([composition.effect, composition.policy], ['observe', 'parallel'], name);
      assert.equal(definition.annotations?.readOnlyHint, true, name);
      assert.notEqual(definition.annotations?.destructiveHint, true, name);
    }
    await studio.dispose();
  });

  it('every tool of the lists that a studio has is admitted as what it is listed', async () => {
    const studio = await createTestStudio();
    const names = admitChildren('execute_mutating_code_mode', studio.registry).map(({ name }) => name);
    const listed = [...READ_CHILDREN, ...VALIDATOR_CHILDREN, EDIT_CHILD];
    assert.deepEqual(
      names,
      listed.filter((name) => studio.registry.hasTool(name)),
    );
    await studio.dispose();
  });

  it('every tool of a studio that can change something is denied to programs, but for the guarded edit', async () => {
    const studio = await createTestStudio();
    for (const name of studio.registry.getToolNames()) {
      const composition = studio.registry.getToolComposition(name);
      const readOnly = studio.registry.getToolDefinition(name)?.annotations?.readOnlyHint === true;
      if (composition?.policy === 'denied' || composition?.effect === 'execute') continue;
      assert.ok(readOnly || name === EDIT_CHILD, `${name} can be composed`);
    }
    await studio.dispose();
  });

  it('job tools and the outer tools themselves are never children', async () => {
    const codeMode = createCodeMode({ openSandbox: () => Promise.reject(new Error('none')) });
    const studio = await createTestStudio({ codeMode });
    for (const stage of STAGE_NAMES) {
      const names = admitChildren(stage, studio.registry).map(({ name }) => name);
      for (const name of [...JOB_TOOLS, ...STAGE_NAMES]) assert.ok(!names.includes(name), `${stage} has ${name}`);
    }
    await studio.dispose();
  });

  it('a listed name that became another kind of tool is gone', () => {
    const kinds: readonly [ToolComposition, ToolDefinition['annotations']][] = [
      [{ effect: 'mutate', policy: 'parallel' }, { readOnlyHint: true }],
      [{ effect: 'observe', policy: 'denied' }, { readOnlyHint: true }],
      [{ effect: 'observe', policy: 'parallel' }, {}],
      [
        { effect: 'observe', policy: 'parallel' },
        { readOnlyHint: true, destructiveHint: true },
      ],
    ];
    for (const [composition, annotations] of kinds) {
      const definition: ToolDefinition = {
        name: 'workspace.getStatus',
        inputSchema: { type: 'object' },
        ...(annotations && { annotations }),
      };
      const registry = {
        getToolDefinition: (name: string) => (name === definition.name ? definition : undefined),
        getToolComposition: (name: string) => (name === definition.name ? composition : undefined),
      };
      assert.deepEqual(admitChildren('execute_code_mode', registry), []);
    }
  });

  it('a tool that a host lists in a role which it does not prove is not there', () => {
    const registry = {
      getToolDefinition: (name: string): ToolDefinition => ({ name, inputSchema: { type: 'object' } }),
      getToolComposition: (): ToolComposition => ({ effect: 'mutate', policy: 'sequential' }),
    };
    const names = admitChildren('execute_mutating_code_mode', registry, [
      { name: 'shop.charge', role: 'read' },
      { name: 'shop.refund', role: 'validator' },
    ]).map(({ name }) => name);
    assert.deepEqual(names, [EDIT_CHILD]);
  });
});

describe('the outer tools', () => {
  it('are not there unless Code Mode is enabled', async () => {
    const studio = await createTestStudio();
    for (const stage of STAGE_NAMES) assert.equal(studio.registry.hasTool(stage), false);
    await studio.dispose();
  });

  it('declare their stage, and the children of it that the registry has', async () => {
    const codeMode = createCodeMode({ openSandbox: () => Promise.reject(new Error('none')) });
    const studio = await createTestStudio({ codeMode });
    const [read, check, edit] = STAGE_NAMES.map((name) => studio.registry.getToolDefinition(name)!);
    assert.equal(read!.annotations?.readOnlyHint, true);
    assert.equal(check!.annotations?.readOnlyHint, false);
    assert.deepEqual([edit!.annotations?.destructiveHint, edit!.annotations?.idempotentHint], [true, false]);
    assert.match(read!.description!, /workspace_searchText/);
    assert.doesNotMatch(read!.description!, /workspace_editFiles/);
    assert.match(edit!.description!, /workspace_editFiles/);
    await studio.dispose();
    assert.equal(studio.registry.hasTool('execute_code_mode'), false);
  });

  it('a consequential stage needs a session', async () => {
    const codeMode = createCodeMode({ openSandbox: () => Promise.reject(new Error('none')) });
    const studio = await createTestStudio({ codeMode });
    const result = await studio.registry.callTool(
      { method: 'tools/call', params: { name: 'execute_effectful_code_mode', arguments: { source: '1' } } },
      { context: { source: 'local', mode: 'direct' } },
    );
    assert.equal(result.error?.code, 'CODE_MODE_SESSION_REQUIRED');
    await studio.dispose();
  });

  it('end as runtime_unavailable when the runtime cannot be loaded, and try again with the next program', async () => {
    let opened = 0;
    const codeMode = createCodeMode({
      openSandbox: () => {
        opened += 1;
        throw new Error('a path of ours');
      },
    });
    const studio = await createTestStudio({ codeMode });
    for (let turn = 0; turn < 2; turn += 1) {
      const result = await studio.registry.callTool({
        method: 'tools/call',
        params: { name: 'execute_code_mode', arguments: { source: 'text(1)' } },
      });
      assert.equal(result.error?.code, 'CODE_MODE_RUNTIME_UNAVAILABLE');
      assert.doesNotMatch(JSON.stringify(result), /a path of ours/);
    }
    assert.equal(opened, 2);
    await studio.dispose();
  });
});
