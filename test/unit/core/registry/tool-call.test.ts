import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { createToolRegistry } from '../../../../src/core/registry/tool-registry.js';
import { ANYTHING, ECHO, call, createRegistry } from './registry-fixture.js';

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

  it('answers for good once it is closed: a retry cannot help', async () => {
    const registry = createRegistry({ ready: () => 'closed' });
    registry.register(ANYTHING, () => 1);
    const { error } = await registry.callTool(call(ANYTHING.name));
    assert.deepEqual([error?.code, error?.retryable], ['TOOL_REGISTRY_CLOSED', false]);
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

  it('ends as invalid options for something that only looks like a signal, and never rejects', async () => {
    const registry = createRegistry();
    let ran = 0;
    registry.register(ANYTHING, () => ran++);
    const broken = (): never => {
      throw new Error('no signal');
    };
    for (const signal of [{ addEventListener: broken }, { addEventListener() {} }, {}, 'signal', 0]) {
      const { error } = await registry.callTool(call(ANYTHING.name), { signal: signal as unknown as AbortSignal });
      assert.deepEqual([error?.code, error?.details], ['TOOL_INVALID_OPTIONS', { option: 'signal' }]);
    }
    assert.equal(ran, 0);
    const { signal } = new AbortController();
    assert.equal((await registry.callTool(call(ANYTHING.name), { signal })).isError, undefined);
  });
});
