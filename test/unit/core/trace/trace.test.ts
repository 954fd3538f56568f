import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToolCallRequest } from '../../../../src/core/protocol/call.js';
import type { ToolCallEvent, ToolExecutionProvenance } from '../../../../src/core/protocol/event.js';
import type { ToolCallResult } from '../../../../src/core/protocol/result.js';
import { createTrace } from '../../../../src/core/trace/trace.js';
import { waitUntil } from '../../../support/wait-until.js';

const PROVENANCE: ToolExecutionProvenance = {
  schemaVersion: 'context-action-tool-execution-provenance.v1',
  phase: 'tool-call',
  ownerId: 'owner',
  state: 'pending',
  usedOutputBytes: 0,
  elapsedMs: 0,
};

function requestOf(name: string, args: Readonly<Record<string, unknown>> = {}, id = 'call-1'): ToolCallRequest {
  return { id, method: 'tools/call', params: { name, arguments: args } };
}

function started(request: ToolCallRequest): ToolCallEvent {
  const { name } = request.params;
  const context = { source: 'model', mode: 'agent', sessionId: 'session-1' } as const;
  return {
    type: 'started',
    ...(request.id !== undefined && { toolCallId: request.id }),
    name,
    request,
    context,
    timestamp: 1,
    provenance: PROVENANCE,
  };
}

function ended(request: ToolCallRequest, result: ToolCallResult, durationMs = 5): ToolCallEvent {
  return { ...started(request), type: result.isError ? 'failed' : 'completed', durationMs, result } as ToolCallEvent;
}

const OK: ToolCallResult = { content: [], structuredContent: { path: 'a.md', revision: 3 } };
const failure = (code: string, retryable = false): ToolCallResult => ({
  content: [],
  isError: true,
  error: { code, message: 'no', retryable },
});

describe('the trace', () => {
  it('matches start and end by the request object, so a reused call id mixes nothing up', () => {
    const trace = createTrace();
    const first = requestOf('workspace.readFile');
    const second = requestOf('workspace.writeFile');
    trace.record(started(first));
    trace.record(started(second));
    trace.record(ended(first, OK, 7));
    const [one, two] = trace.getSnapshot();
    assert.deepEqual([one?.name, one?.status, one?.durationMs], ['workspace.readFile', 'completed', 7]);
    assert.deepEqual([two?.name, two?.status, two?.durationMs], ['workspace.writeFile', 'running', undefined]);
    assert.equal(one?.toolCallId, two?.toolCallId);
    assert.notEqual(one?.id, two?.id);
  });

  it('keeps two runs of one and the same request object as two rows', () => {
    const trace = createTrace();
    const request = requestOf('workspace.getStatus');
    trace.record(started(request));
    trace.record(started(request));
    trace.record(ended(request, OK));
    trace.record(ended(request, failure('TOOL_TIMEOUT', true)));
    assert.deepEqual(
      trace.getSnapshot().map(({ status }) => status),
      ['completed', 'failed'],
    );
  });

  it('ends the row of the right session where two of them run one request object', () => {
    const trace = createTrace();
    const request = requestOf('workspace.readFile');
    const inSession = <E extends ToolCallEvent>(event: E, sessionId: string): E => ({
      ...event,
      context: { ...event.context, sessionId },
    });
    trace.record(inSession(started(request), 'first'));
    trace.record(inSession(started(request), 'second'));
    trace.record(inSession(ended(request, OK), 'second'));
    assert.deepEqual(
      trace.getSnapshot().map(({ sessionId, status }) => [sessionId, status]),
      [
        ['first', 'running'],
        ['second', 'completed'],
      ],
    );
  });

  it('keeps neither request nor result, only bounded text of its own', () => {
    const trace = createTrace({ maxDetailBytes: 400 });
    const request = requestOf('workspace.writeFile', {
      path: 'a.md',
      source: 'x'.repeat(5000),
      list: Array(500).fill(1),
    });
    const result: ToolCallResult = { content: [], structuredContent: { rows: Array(500).fill('row') } };
    trace.record(started(request));
    trace.record(ended(request, result));
    const [entry] = trace.getSnapshot();
    for (const value of Object.values(entry!)) {
      assert.ok(typeof value !== 'object' || value === entry?.provenance, 'a row holds text and numbers');
    }
    assert.ok(entry!.argumentsText!.length <= 400 && entry!.resultText!.length <= 400);
  });

  it('exports and clears the whole of it, whatever sessions it holds', () => {
    const trace = createTrace();
    for (const sessionId of ['one', 'two']) {
      trace.beginDiscovery({ sessionId, source: 'local', mode: 'agent' }).end({ status: 'completed', toolCount: 3 });
    }
    const exported = JSON.parse(trace.exportJson()) as readonly {
      readonly sessionId: string;
      readonly method: string;
    }[];
    assert.deepEqual(
      exported.map(({ sessionId, method }) => `${sessionId} ${method}`),
      ['one tools/list', 'two tools/list'],
    );
    trace.clear();
    assert.deepEqual(trace.getSnapshot(), []);
  });

  it('tells a cancelled call from a failed one, and keeps code and retryable flag', () => {
    const trace = createTrace();
    for (const result of [failure('TOOL_CANCELLED', true), failure('WORKSPACE_REVISION_CONFLICT', true)]) {
      const request = requestOf('workspace.undo');
      trace.record(started(request));
      trace.record(ended(request, result));
    }
    assert.deepEqual(
      trace.getSnapshot().map(({ status, errorCode, retryable }) => [status, errorCode, retryable]),
      [
        ['cancelled', 'TOOL_CANCELLED', true],
        ['failed', 'WORKSPACE_REVISION_CONFLICT', true],
      ],
    );
  });

  it('shows source, search and replacement text as a length only, in detail and export alike', () => {
    const trace = createTrace();
    const secret = 'the secret of the file';
    const request = requestOf('workspace.applyPatch', { path: 'a.md', search: secret, replace: secret });
    trace.record(started(request));
    trace.record(ended(request, { content: [], structuredContent: { path: 'a.md', source: secret, revision: 4 } }));
    const [entry] = trace.getSnapshot();
    assert.doesNotMatch(JSON.stringify(entry), /secret/);
    assert.match(entry?.argumentsText ?? '', /"path": "a.md"/);
    assert.match(entry?.argumentsText ?? '', /22/);
    assert.equal(entry?.summary, 'a.md · r4');
    assert.deepEqual(entry?.summaryParts, [{ text: 'a.md' }, { text: 'r4' }]);
    assert.doesNotMatch(trace.exportJson(), /secret/);
  });

  it('exports metadata alone, with bounded fields', () => {
    const trace = createTrace();
    const request = requestOf('x'.repeat(5000), { title: 'Hello' });
    trace.record(started(request));
    trace.record(ended(request, OK));
    const exported = JSON.parse(trace.exportJson()) as readonly Readonly<Record<string, unknown>>[];
    const keys = Object.keys(exported[0] ?? {});
    assert.ok(!keys.includes('argumentsText') && !keys.includes('resultText'));
    assert.ok(
      keys.includes('sessionId') && keys.includes('source') && keys.includes('mode') && keys.includes('status'),
    );
    assert.equal(String(exported[0]?.['name']).length, 160);
  });

  it('keeps 24 rows unless told otherwise, and lets what finished first go first', () => {
    const trace = createTrace();
    const span = trace.beginAgentRequest({ name: 'agent.request', sessionId: 's', source: 'local', mode: 'agent' });
    for (let index = 0; index < 40; index += 1) {
      const request = requestOf(`tool.${index}`);
      trace.record(started(request));
      trace.record(ended(request, OK));
    }
    const names = trace.getSnapshot().map(({ name }) => name);
    assert.equal(names.length, 24);
    assert.equal(names[0], 'agent.request', 'a running row stays');
    assert.equal(names[1], 'tool.17');
    assert.equal(names.at(-1), 'tool.39');
    span.end({ status: 'completed' });
    assert.equal(trace.getSnapshot()[0]?.status, 'completed');
  });

  it('stays bounded even when nothing ever ends, and ignores the end of a row that has left', () => {
    const trace = createTrace({ maxEntries: 3 });
    const requests = Array.from({ length: 5 }, (_, index) => requestOf(`tool.${index}`));
    for (const request of requests) trace.record(started(request));
    assert.deepEqual(
      trace.getSnapshot().map(({ name }) => name),
      ['tool.2', 'tool.3', 'tool.4'],
    );
    trace.record(ended(requests[0]!, OK));
    assert.equal(trace.getSnapshot().length, 3);
  });

  it('forgets finished rows after the retention time, also without a new row', () => {
    let now = 1000;
    const trace = createTrace({ retentionMs: 100, now: () => now });
    const request = requestOf('workspace.getStatus');
    trace.record(started(request));
    trace.record(ended(request, OK));
    assert.equal(trace.getSnapshot().length, 1);
    now = 1101;
    assert.equal(trace.getSnapshot().length, 0);
    assert.equal(trace.exportJson(), '[]');
  });

  it('does not clear while something runs', () => {
    const trace = createTrace();
    const span = trace.beginDiscovery({ sessionId: 's', source: 'local', mode: 'agent' });
    trace.clear();
    assert.equal(trace.getSnapshot().length, 1);
    span.end({ status: 'completed', toolCount: 3 });
    trace.clear();
    assert.equal(trace.getSnapshot().length, 0);
  });

  it('ends a span once: a second end changes nothing', () => {
    const trace = createTrace();
    const span = trace.beginDiscovery({ sessionId: 's', source: 'local', mode: 'agent' });
    span.end({ status: 'failed' });
    span.end({ status: 'completed' });
    assert.equal(trace.getSnapshot()[0]?.status, 'failed');
  });

  it('gives the same list until something changes, and tells its readers each time', () => {
    const trace = createTrace();
    let told = 0;
    const stop = trace.subscribe(() => (told += 1));
    const request = requestOf('workspace.getStatus');
    trace.record(started(request));
    assert.equal(trace.getSnapshot(), trace.getSnapshot());
    trace.record(ended(request, OK));
    stop();
    trace.record(started(requestOf('workspace.getStatus')));
    assert.equal(told, 2);
  });

  it('costs the same for each row, however many are kept', () => {
    const perRow = (maxEntries: number): number => {
      const trace = createTrace({ maxEntries });
      const rows = 20_000;
      const start = performance.now();
      for (let index = 0; index < rows; index += 1) {
        const request = requestOf('workspace.getStatus');
        trace.record(started(request));
        trace.record(ended(request, OK));
      }
      return (performance.now() - start) / rows;
    };
    perRow(16);
    const small = perRow(16);
    const large = perRow(10_000);
    assert.ok(large < small * 5 + 0.05, `${small} ms a row with 16 kept, ${large} ms with 10,000`);
  });
});

describe('a row that nobody has read yet', () => {
  it('shows what was, not what became of events that can still change', () => {
    const trace = createTrace();
    const args: Record<string, unknown> = { path: 'asked.md' };
    const request = requestOf('workspace.readFile', args);
    trace.record(started(request));
    args['path'] = 'changed.md';
    const value: Record<string, unknown> = { path: 'answered.md' };
    trace.record(ended(request, { content: [], structuredContent: value }));
    value['path'] = 'changed.md';
    const [row] = trace.getSnapshot();
    assert.match(row!.argumentsText!, /asked\.md/);
    assert.match(row!.resultText!, /answered\.md/);
  });

  it('lets go of frozen events once the page comes to rest, and shows the same before and after', async () => {
    let described = 0;
    const request = Object.freeze({
      ...requestOf('workspace.readFile'),
      params: Object.freeze({
        name: 'workspace.readFile',
        get arguments() {
          described += 1;
          return { path: 'a.md' };
        },
      }),
    });
    const trace = createTrace({ maxEntries: 2 });
    for (let call = 0; call < 5; call += 1) {
      trace.record(started(request));
      trace.record(ended(request, Object.freeze({ content: [] })));
    }
    assert.equal(described, 0);
    await waitUntil(() => described > 0, 'the rest');
    assert.equal(described, 2);
    assert.equal(trace.getSnapshot().length, 2);
    assert.equal(described, 2);
  });
});
