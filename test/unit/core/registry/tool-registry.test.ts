import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import { abortable } from '../../../../src/core/base/abort.js';
import type { ToolCallRequest } from '../../../../src/core/protocol/call.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import type { ToolCallEvent } from '../../../../src/core/protocol/event.js';
import { createToolRegistry } from '../../../../src/core/registry/tool-registry.js';
import type { ToolRegistryOptions } from '../../../../src/core/registry/tool-registry-options.js';
import type { ToolRegistry } from '../../../../src/core/registry/tool-registry-port.js';

const ECHO: ToolDefinition = {
  name: 'test.echo',
  inputSchema: {
    type: 'object',
    properties: { x: { type: 'string' } },
    required: ['x'],
    additionalProperties: false,
  },
};

const ANYTHING: ToolDefinition = { name: 'test.anything', inputSchema: { type: 'object' } };

function createRegistry(options: Partial<ToolRegistryOptions> = {}): ToolRegistry {
  return createToolRegistry({ validator: createInterpretingValidator(), toolPolicy: () => 'allow', ...options });
}

function call(name: string, args: Record<string, unknown> = {}, id: string | number = 'call-1'): ToolCallRequest {
  return toToolCallRequest({ id, name, arguments: args });
}

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
});

describe('a call', () => {
  it('returns the value as structured content and text, with the request id, its type kept', async () => {
    const registry = createRegistry();
    registry.register(ECHO, ({ x }) => ({ x }));
    assert.deepEqual(await registry.callTool(call('test.echo', { x: 'hi' }, 7)), {
      toolCallId: 7,
      content: [{ type: 'text', text: '{"x":"hi"}' }],
      structuredContent: { x: 'hi' },
    });
  });

  it('keeps every JSON value as itself (T16)', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, ({ value }) => value);
    for (const value of [null, 0, false, '', [], {}]) {
      const result = await registry.callTool(call(ANYTHING.name, { value }));
      assert.equal(result.isError, undefined);
      assert.deepEqual(result.structuredContent, value);
      assert.deepEqual(result.content, [
        { type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) },
      ]);
    }
    const nothing = await registry.callTool(call(ANYTHING.name));
    assert.equal('structuredContent' in nothing, false);
    assert.equal(nothing.content.length, 1);
  });

  it('ends as a validation failure that names the missing property, before policy and handler (T2)', async () => {
    let reached = 0;
    const registry = createRegistry({ toolPolicy: () => (reached++, 'allow') });
    registry.register(ECHO, () => reached++);
    const { error } = await registry.callTool(call('test.echo'));
    assert.equal(error?.code, 'TOOL_VALIDATION_FAILED');
    assert.equal(error.retryable, undefined);
    assert.deepEqual(error.details, { issues: [{ path: '/x', message: 'is required' }] });
    assert.equal(reached, 0);
  });

  it('does not find names that every object inherits', async () => {
    const registry = createRegistry();
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']) {
      assert.equal((await registry.callTool(call(name))).error?.code, 'TOOL_NOT_FOUND');
      assert.equal(registry.hasTool(name), false);
      assert.equal(registry.getToolDefinition(name), undefined);
    }
  });

  it('never lets an own __proto__ argument change a prototype', async () => {
    const registry = createRegistry();
    let seen: unknown;
    registry.register(ANYTHING, (args) => void (seen = args));
    const args = JSON.parse('{"__proto__":{"polluted":true},"deep":{"__proto__":{"polluted":true}}}') as object;
    await registry.callTool(call(ANYTHING.name, args as Record<string, unknown>));
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
    assert.equal(Object.getPrototypeOf(seen), Object.prototype);
    assert.ok(Object.hasOwn(seen as object, '__proto__'));
  });

  it('runs with the arguments that were shown, whatever the caller does to its own object meanwhile', async () => {
    const args = { x: 'shown' };
    const registry = createRegistry({
      toolPolicy: () => {
        args.x = 'changed';
        return 'allow';
      },
    });
    registry.register(ECHO, ({ x }) => x);
    assert.equal((await registry.callTool(call('test.echo', args))).structuredContent, 'shown');
  });

  it('keeps the ids of parallel calls apart', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, async ({ delay }) => {
      await new Promise((resolve) => setTimeout(resolve, Number(delay)));
      return delay;
    });
    const results = await Promise.all(
      [30, 10, 20].map((delay, index) => registry.callTool(call(ANYTHING.name, { delay }, `call-${index}`))),
    );
    assert.deepEqual(
      results.map(({ toolCallId, structuredContent }) => [toolCallId, structuredContent]),
      [
        ['call-0', 30],
        ['call-1', 10],
        ['call-2', 20],
      ],
    );
  });

  it('answers a malformed request with a result, not with a throw', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => 1);
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('no');
        },
      },
    );
    const requests = [null, undefined, 1, 'x', [], {}, hostile, { method: 'tools/call' }, { method: 'tools/list' }];
    for (const request of requests) {
      assert.equal((await registry.callTool(request as never)).error?.code, 'TOOL_VALIDATION_FAILED');
      assert.equal((await registry.executeModelToolCall(request as never)).error?.code, 'TOOL_VALIDATION_FAILED');
    }
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (const x of [cyclic, () => 1, 1n, Symbol('s'), Number.NaN, new Map(), new Date()]) {
      const result = await registry.callTool(call(ANYTHING.name, { x }));
      assert.equal(result.error?.code, 'TOOL_VALIDATION_FAILED');
      assert.equal(result.toolCallId, 'call-1');
    }
  });

  it('refuses invalid options with their name, in the order of the contract', async () => {
    const registry = createRegistry();
    let ran = 0;
    registry.register(ANYTHING, () => ran++);
    const invalid: Record<string, unknown[]> = {
      idempotencyKey: ['', '  ', 'k'.repeat(257), 4],
      timeout: [-1, Number.NaN, Infinity, '5'],
      maxOutputBytes: [0, -1, 1.5, Number.NaN],
      executionOwnerId: ['', ' ', 'a\u0000b', 'o'.repeat(257)],
      context: [5, { source: 'elsewhere' }, { mode: 'sneaky' }],
    };
    for (const [option, values] of Object.entries(invalid)) {
      for (const value of values) {
        const { error } = await registry.callTool(call(ANYTHING.name), { [option]: value });
        assert.deepEqual([error?.code, error?.retryable, error?.details], ['TOOL_INVALID_OPTIONS', false, { option }]);
      }
    }
    const both = await registry.callTool(call(ANYTHING.name), { timeout: -1, idempotencyKey: '' });
    assert.deepEqual(both.error?.details, { option: 'idempotencyKey' });
    assert.equal(ran, 0);
  });

  it('gives a model call its defaults, and a plain call no mode', async () => {
    const seen: unknown[] = [];
    const registry = createRegistry({ toolPolicy: ({ context }) => (seen.push(context), 'allow') });
    registry.register(ANYTHING, () => 1);
    await registry.executeModelToolCall({ name: ANYTHING.name });
    await registry.executeModelToolCall({ name: ANYTHING.name }, { context: { source: 'local', sessionId: 's' } });
    await registry.callTool(call(ANYTHING.name));
    assert.deepEqual(seen, [
      { source: 'model', mode: 'agent' },
      { source: 'local', mode: 'agent', sessionId: 's' },
      { source: 'mcp' },
    ]);
  });

  it('is refused as not ready, without asking anybody, until the registry is', async () => {
    let ready = false;
    let asked = 0;
    const registry = createRegistry({ ready: () => ready, toolPolicy: () => (asked++, 'allow') });
    registry.register(ANYTHING, () => 1);
    const { error } = await registry.callTool(call(ANYTHING.name));
    assert.deepEqual([error?.code, error?.retryable, asked], ['TOOL_REGISTRY_NOT_READY', true, 0]);
    ready = true;
    assert.equal((await registry.callTool(call(ANYTHING.name))).isError, undefined);
  });

  it('does not run a tool that was removed while its approval waited', async () => {
    let decide: (value: 'allow') => void = () => undefined;
    const registry = createRegistry({ toolPolicy: () => new Promise<'allow'>((resolve) => (decide = resolve)) });
    let ran = 0;
    const off = registry.register(ANYTHING, () => ran++);
    const pending = registry.callTool(call(ANYTHING.name));
    off();
    decide('allow');
    assert.equal((await pending).error?.code, 'TOOL_NOT_FOUND');
    assert.equal(ran, 0);
  });
});

describe('the policy', () => {
  it('turns each decision into its result', async () => {
    const expected: readonly (readonly [unknown, string, boolean])[] = [
      ['deny', 'TOOL_POLICY_DENIED', false],
      ['ask', 'TOOL_APPROVAL_REQUIRED', true],
      ['whatever', 'TOOL_POLICY_FAILED', true],
      [undefined, 'TOOL_POLICY_FAILED', true],
      [new Error('broken'), 'TOOL_POLICY_FAILED', true],
    ];
    for (const [decision, code, retryable] of expected) {
      const registry = createRegistry({
        toolPolicy: () => {
          if (decision instanceof Error) throw decision;
          return decision as 'allow';
        },
      });
      let ran = 0;
      registry.register(ANYTHING, () => ran++);
      const { error } = await registry.callTool(call(ANYTHING.name));
      assert.deepEqual([error?.code, error?.retryable, ran], [code, retryable, 0]);
    }
  });

  it('cannot be talked round by a context that changes during the wait', async () => {
    const context: { source: 'model' | 'local'; mode: 'agent' | 'direct' } = { source: 'model', mode: 'agent' };
    const registry = createToolRegistry({ validator: createInterpretingValidator() });
    registry.register(ANYTHING, () => 1);
    const pending = registry.callTool(call(ANYTHING.name), { context });
    context.source = 'local';
    context.mode = 'direct';
    assert.equal((await pending).error?.code, 'TOOL_APPROVAL_REQUIRED');
  });
});

describe('the result', () => {
  it('keeps code, retryable and details of a thrown error', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => {
      throw new CodedError('WORKSPACE_REVISION_CONFLICT', 'stale', {
        retryable: true,
        details: { expectedRevision: 3, currentRevision: 4 },
      });
    });
    assert.deepEqual(await registry.callTool(call(ANYTHING.name)), {
      toolCallId: 'call-1',
      content: [{ type: 'text', text: 'stale' }],
      isError: true,
      error: {
        code: 'WORKSPACE_REVISION_CONFLICT',
        message: 'stale',
        retryable: true,
        details: { expectedRevision: 3, currentRevision: 4 },
      },
    });
  });

  it('tells the message and the handler of an uncoded error, never its stack', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => {
      const error = new Error('broken');
      error.message = `broken\n${error.stack ?? ''}`;
      throw error;
    });
    const result = await registry.callTool(call(ANYTHING.name));
    assert.equal(result.error?.code, 'TOOL_EXECUTION_FAILED');
    assert.equal(result.error.details?.['handlerId'], ANYTHING.name);
    assert.match(result.error.message, /^broken/);
    assert.doesNotMatch(JSON.stringify(result), /\.ts|:\d+:\d+|\bat /);
  });

  it('tells nothing of a thrown value that is no error', async () => {
    const registry = createRegistry();
    const hostile = Object.defineProperty(new Error('x'), 'message', {
      get() {
        throw new Error('gotcha');
      },
    });
    for (const thrown of ['secret text', { code: 'SECRET', message: 'secret' }, 42, null, undefined, hostile]) {
      const off = registry.register(ANYTHING, () => {
        throw thrown;
      });
      const result = await registry.callTool(call(ANYTHING.name));
      assert.equal(result.error?.code, 'TOOL_EXECUTION_FAILED');
      assert.doesNotMatch(JSON.stringify(result), /secret|42|gotcha/i);
      off();
    }
  });

  it('must match the output schema, unless it is the tool’s own error (T26)', async () => {
    const registry = createRegistry();
    const outputSchema = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] };
    let value: unknown = { n: 'no' };
    registry.register({ ...ANYTHING, outputSchema }, () => value);
    const invalid = await registry.callTool(call(ANYTHING.name));
    assert.equal(invalid.error?.code, 'TOOL_OUTPUT_VALIDATION_FAILED');
    assert.equal('structuredContent' in invalid, false);
    assert.deepEqual((invalid.error.details?.['issues'] as { path: string }[])[0]?.path, '/n');

    value = undefined;
    assert.equal((await registry.callTool(call(ANYTHING.name))).error?.code, 'TOOL_OUTPUT_VALIDATION_FAILED');

    value = {
      content: [{ type: 'text', text: 'card refused' }],
      structuredContent: { n: 'no' },
      isError: true,
      error: { code: 'CARD_REFUSED', message: 'card refused' },
    };
    const own = await registry.callTool(call(ANYTHING.name));
    assert.equal(own.error?.code, 'CARD_REFUSED');
    assert.deepEqual(own.structuredContent, { n: 'no' });

    value = { n: 4 };
    assert.equal((await registry.callTool(call(ANYTHING.name))).isError, undefined);
  });

  it('that JSON cannot carry is an invalid output', async () => {
    const registry = createRegistry();
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (const value of [cyclic, () => 1, 1n, Symbol('x')]) {
      const off = registry.register(ANYTHING, () => value);
      assert.equal((await registry.callTool(call(ANYTHING.name))).error?.code, 'TOOL_OUTPUT_VALIDATION_FAILED');
      off();
    }
  });

  it('past its byte budget is refused, with the attempted bytes in details and provenance only', async () => {
    const events: ToolCallEvent[] = [];
    const registry = createRegistry({ onToolCall: (event) => events.push(event) });
    registry.register(ANYTHING, () => '가'.repeat(100));
    const { error } = await registry.callTool(call(ANYTHING.name), { maxOutputBytes: 64 });
    const usedOutputBytes = events[1]?.provenance.usedOutputBytes;
    assert.equal(error?.code, 'TOOL_OUTPUT_LIMIT_EXCEEDED');
    assert.deepEqual([error.retryable, error.details], [false, { maxOutputBytes: 64, usedOutputBytes }]);
    assert.ok((usedOutputBytes ?? 0) > 600);
    assert.equal(events[1]?.provenance.maxOutputBytes, 64);
    const exact = await registry.callTool(call(ANYTHING.name), { maxOutputBytes: usedOutputBytes ?? 1 });
    assert.equal(exact.isError, undefined);
  });

  it('is frozen and its own, so nobody changes it afterwards', async () => {
    const registry = createRegistry();
    const shared = { list: [1] };
    registry.register(ANYTHING, () => shared);
    const result = await registry.callTool(call(ANYTHING.name));
    shared.list.push(2);
    assert.deepEqual(result.structuredContent, { list: [1] });
    assert.ok(Object.isFrozen(result) && Object.isFrozen(result.structuredContent));
  });
});

describe('cancellation and time-out', () => {
  it('an aborted signal answers at once at every boundary, and the handler’s signal aborts', async () => {
    const registry = createRegistry({
      toolPolicy: ({ definition, signal }) =>
        definition.name === 'test.slow-policy' ? abortable(new Promise<'allow'>(() => undefined), signal) : 'allow',
    });
    let handlerSignal: AbortSignal | undefined;
    const hang = (_args: unknown, { signal }: { signal: AbortSignal }): Promise<never> => {
      handlerSignal = signal;
      return new Promise(() => undefined);
    };
    registry.register({ ...ANYTHING, name: 'test.slow-policy' }, hang);
    registry.register({ ...ANYTHING, name: 'test.slow-handler' }, hang);

    const before = await registry.callTool(call('test.slow-handler'), { signal: AbortSignal.abort() });
    assert.equal(before.error?.code, 'TOOL_CANCELLED');
    assert.equal(handlerSignal, undefined);
    for (const name of ['test.slow-policy', 'test.slow-handler']) {
      const controller = new AbortController();
      const pending = registry.callTool(call(name), { signal: controller.signal });
      await Promise.resolve();
      setTimeout(() => controller.abort(), 5);
      const { error } = await pending;
      assert.deepEqual([error?.code, error?.retryable], ['TOOL_CANCELLED', true]);
    }
    assert.equal((handlerSignal as AbortSignal | undefined)?.aborted, true);
  });

  it('one time budget covers policy and handler; the handler does not start after it', async () => {
    let ran = 0;
    const registry = createRegistry({
      toolPolicy: () => new Promise((resolve) => setTimeout(() => resolve('allow'), 30)),
    });
    registry.register(ANYTHING, () => ran++);
    const { error } = await registry.callTool(call(ANYTHING.name), { timeout: 5 });
    assert.equal(error?.code, 'TOOL_TIMEOUT');
    assert.deepEqual([error.retryable, error.details], [true, { timeoutMs: 5, executionState: 'detached' }]);
    await new Promise((resolve) => setTimeout(resolve, 40));
    assert.equal(ran, 0);
  });

  it('a time-out longer than timers can hold does not fire at once', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => new Promise((resolve) => setTimeout(() => resolve('late'), 10)));
    assert.equal((await registry.callTool(call(ANYTHING.name), { timeout: 1e12 })).structuredContent, 'late');
  });

  it('a signal shared by many calls keeps no listener of theirs', async () => {
    const controller = new AbortController();
    let listeners = 0;
    const { signal } = controller;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = ((...args: Parameters<typeof add>) => (listeners++, add(...args))) as typeof add;
    signal.removeEventListener = ((...args: Parameters<typeof remove>) => (
      listeners--,
      remove(...args)
    )) as typeof remove;
    const registry = createRegistry();
    registry.register(ECHO, () => 1);
    for (let index = 0; index < 50; index++) {
      await registry.callTool(call('test.echo', index % 2 ? { x: 'ok' } : {}), { signal, timeout: 1000 });
    }
    assert.equal(listeners, 0);
  });
});

describe('observers', () => {
  it('see one started and one final event with the same request, provenance and no payload in it', async () => {
    const events: ToolCallEvent[] = [];
    const registry = createRegistry({ executionOwnerId: 'registry-owner', now: () => 1234 });
    registry.register(ECHO, ({ x }) => x);
    const off = registry.observe((event) => events.push(event));
    await registry.callTool(call('test.echo', { x: 'payload' }), { timeout: 500, context: { sessionId: 's' } });
    await registry.callTool(call('test.echo'), { executionOwnerId: 'call-owner' });
    off();
    await registry.callTool(call('test.echo', { x: 'unseen' }));

    assert.deepEqual(
      events.map(({ type, provenance }) => [type, provenance.state, provenance.ownerId]),
      [
        ['started', 'pending', 'registry-owner'],
        ['completed', 'completed', 'registry-owner'],
        ['started', 'pending', 'call-owner'],
        ['failed', 'failed', 'call-owner'],
      ],
    );
    assert.equal(events[0]?.request, events[1]?.request);
    assert.equal(events[0]?.timestamp, 1234);
    assert.equal(events[0]?.provenance.timeoutMs, 500);
    assert.equal(events[0]?.context?.sessionId, 's');
    assert.doesNotMatch(JSON.stringify(events.map(({ provenance }) => provenance)), /payload/);
  });

  it('see every lifecycle: unknown names, bad options, cancel and time-out', async () => {
    const seen: string[] = [];
    const registry = createRegistry({
      onToolCall: (event) => {
        if (event.type !== 'started') seen.push(`${event.result.error?.code ?? 'ok'} ${event.provenance.state}`);
      },
    });
    registry.register(ANYTHING, () => new Promise(() => undefined));
    await registry.callTool(call('nobody'));
    await registry.callTool(call(ANYTHING.name), { timeout: -1 });
    await registry.callTool(call(ANYTHING.name), { signal: AbortSignal.abort() });
    await registry.callTool(call(ANYTHING.name), { timeout: 1 });
    assert.deepEqual(seen, [
      'TOOL_NOT_FOUND failed',
      'TOOL_INVALID_OPTIONS failed',
      'TOOL_CANCELLED cancelled',
      'TOOL_TIMEOUT unknown',
    ]);
  });

  it('that fail, at once or later, change nothing', async () => {
    const registry = createRegistry({
      onToolCall: () => {
        throw new Error('observer');
      },
    });
    registry.observe((async () => {
      await Promise.resolve();
      throw new Error('asynchronous observer');
    }) as () => void);
    registry.register(ANYTHING, () => 'fine');
    assert.equal((await registry.callTool(call(ANYTHING.name))).structuredContent, 'fine');
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
});

describe('validation modes', () => {
  it('warn reports and goes on, silent does not look', async () => {
    const warnings: unknown[] = [];
    const outputSchema = { type: 'number' };
    for (const validationMode of ['warn', 'silent'] as const) {
      const registry = createRegistry({ validationMode, onValidationWarning: (warning) => warnings.push(warning) });
      registry.register({ ...ECHO, outputSchema }, () => 'no number');
      assert.equal((await registry.callTool(call('test.echo'))).structuredContent, 'no number');
    }
    assert.deepEqual(warnings, [
      { toolName: 'test.echo', direction: 'input', issues: [{ path: '/x', message: 'is required' }] },
      {
        toolName: 'test.echo',
        direction: 'output',
        issues: [{ path: '', message: 'Instance type "string" is invalid. Expected "number".' }],
      },
    ]);
  });
});
