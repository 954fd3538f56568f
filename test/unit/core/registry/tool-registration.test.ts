import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CodedError } from '../../../../src/core/base/coded-error.js';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import { createToolRegistry } from '../../../../src/core/registry/tool-registry.js';
import type { ToolRegistryOptions } from '../../../../src/core/registry/tool-registry-options.js';
import type { ToolRegistry } from '../../../../src/core/registry/tool-registry-port.js';
import { ANYTHING, ECHO, call, createRegistry } from './registry-fixture.js';

describe('registration', () => {
  it('refuses a bad name, a taken name, a bad schema and a missing validator, each with its code', () => {
    const registry = createRegistry();
    registry.register(ECHO, () => 1);
    const refuses = (definition: unknown, code: string): void =>
      assert.throws(() => registry.register(definition as ToolDefinition, () => 1), { code });

    refuses({ ...ECHO, name: '' }, 'TOOL_NAME_INVALID');
    refuses({ ...ECHO, name: 'has space' }, 'TOOL_NAME_INVALID');
    refuses({ ...ECHO, name: 'a'.repeat(129) }, 'TOOL_NAME_INVALID');
    refuses({ ...ECHO, name: 'constructor' }, 'TOOL_NAME_INVALID');
    refuses({ ...ECHO, name: '__proto__' }, 'TOOL_NAME_INVALID');
    refuses(ECHO, 'TOOL_NAME_TAKEN');
    refuses({ name: 'test.no-schema' }, 'TOOL_DEFINITION_INVALID');
    refuses({ ...ECHO, name: 'test.hint', annotations: { readOnlyHint: 'yes' } }, 'TOOL_DEFINITION_INVALID');
    refuses({ name: 'test.root', inputSchema: { type: 'string' } }, 'TOOL_SCHEMA_INVALID');
    refuses({ name: 'test.type', inputSchema: { type: 'objekt' } }, 'TOOL_SCHEMA_INVALID');
    refuses({ name: 'test.output', inputSchema: {}, outputSchema: { required: 'x' } }, 'TOOL_SCHEMA_INVALID');
    assert.throws(() => createToolRegistry({}), { code: 'TOOL_INVALID_OPTIONS' });
    assert.deepEqual(registry.getToolNames(), ['test.echo']);
  });

  it('names the reference when a schema leads out of its document (T35)', () => {
    const registry = createRegistry();
    const inputSchema = { type: 'object', properties: { a: { $ref: 'https://example.com/a.json#/b' } } };
    assert.throws(
      () => registry.register({ name: 'test.external', inputSchema }, () => 1),
      (error: CodedError) =>
        error.code === 'TOOL_SCHEMA_EXTERNAL_REFERENCE' &&
        error.details?.['reference'] === 'https://example.com/a.json#/b' &&
        error.message.includes('https://example.com/a.json#/b'),
    );
  });

  it('keeps a schema as its author gave it (T34)', () => {
    const registry = createRegistry();
    const schemas = [
      {},
      { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' },
      { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    ];
    for (const [index, inputSchema] of schemas.entries()) {
      registry.register({ name: `test.schema-${index}`, inputSchema }, () => 1);
      assert.deepEqual(registry.getToolDefinition(`test.schema-${index}`)?.inputSchema, inputSchema);
    }
  });

  it('is a snapshot: a definition changed afterwards changes nothing', () => {
    const registry = createRegistry();
    const definition = { name: 'test.copy', description: 'before', inputSchema: { type: 'object' } };
    registry.register(definition, () => 1);
    definition.description = 'after';
    definition.inputSchema.type = 'string';
    assert.equal(registry.getToolDefinition('test.copy')?.description, 'before');
    assert.deepEqual(registry.getToolDefinition('test.copy')?.inputSchema, { type: 'object' });
    assert.ok(Object.isFrozen(registry.getToolDefinition('test.copy')?.inputSchema));
  });

  it('ends with its signal, with its own function, and only for its own registration', async () => {
    const registry = createRegistry();
    const controller = new AbortController();
    const first = registry.register(ANYTHING, () => 'first', { signal: controller.signal });
    controller.abort();
    assert.equal(registry.hasTool(ANYTHING.name), false);
    registry.register(ANYTHING, () => 'second');
    first();
    assert.equal(registry.hasTool(ANYTHING.name), true);
    registry.register({ ...ANYTHING, name: 'test.late' }, () => 1, { signal: controller.signal });
    assert.equal(registry.hasTool('test.late'), false);
    assert.equal((await registry.callTool(call(ANYTHING.name))).structuredContent, 'second');
  });
});

describe('discovery', () => {
  function withTools(count: number, options: Partial<ToolRegistryOptions> = {}): ToolRegistry {
    const registry = createRegistry(options);
    for (let index = 0; index < count; index++) registry.register({ ...ANYTHING, name: `test.t${index}` }, () => 1);
    return registry;
  }

  it('answers whole without a request and in pages with one', () => {
    const registry = withTools(5, { toolListPageSize: 2 });
    assert.equal(registry.listTools().tools.length, 5);
    const names: string[] = [];
    let page = registry.listTools({ method: 'tools/list' });
    for (;;) {
      names.push(...page.tools.map(({ name }) => name));
      if (page.nextCursor === undefined) break;
      page = registry.listTools({ method: 'tools/list', params: { cursor: page.nextCursor } });
    }
    assert.deepEqual(names, ['test.t0', 'test.t1', 'test.t2', 'test.t3', 'test.t4']);
  });

  it('throws for a bad request and for a cursor it did not give, the empty one too', () => {
    const registry = withTools(3, { toolListPageSize: 2 });
    for (const cursor of ['', 'x', 'offset:-1', 'offset:1e3', 'offset: 1']) {
      assert.throws(() => registry.listTools({ method: 'tools/list', params: { cursor } }), {
        code: 'TOOL_LIST_CURSOR_INVALID',
      });
    }
    assert.throws(() => registry.listTools(null as never), { code: 'TOOL_LIST_REQUEST_INVALID' });
    assert.throws(() => withTools(0, { toolListPageSize: 0 }), { code: 'TOOL_INVALID_OPTIONS' });
  });

  it('hides what the allowlist does not name, and refuses to call it', async () => {
    const registry = withTools(2, { allowedToolNames: ['test.t1'] });
    assert.deepEqual(registry.getToolNames(), ['test.t1']);
    assert.equal(registry.getToolDefinition('test.t0'), undefined);
    assert.deepEqual(
      registry.catalog.getSnapshot().map(({ name }) => name),
      ['test.t1'],
    );
    assert.equal((await registry.callTool(call('test.t0'))).error?.code, 'TOOL_NOT_ALLOWED');
    assert.equal((await registry.callTool(call('test.t1'))).isError, undefined);
  });

  it('publishes a frozen catalog that is new only when it changed', () => {
    const registry = withTools(1);
    const before = registry.catalog.getSnapshot();
    assert.equal(registry.catalog.getSnapshot(), before);
    let told = 0;
    registry.catalog.subscribe(() => told++);
    const off = registry.register({ ...ANYTHING, name: 'test.more' }, () => 1);
    assert.notEqual(registry.catalog.getSnapshot(), before);
    assert.ok(Object.isFrozen(registry.catalog.getSnapshot()));
    off();
    off();
    assert.equal(told, 2);
  });

  it('takes a tool back whose signal aborts while its coming is told', () => {
    const registry = createRegistry();
    const controller = new AbortController();
    registry.catalog.subscribe(() => controller.abort());
    registry.register(ANYTHING, () => 1, { signal: controller.signal });
    assert.deepEqual(registry.getToolNames(), []);
  });
});
