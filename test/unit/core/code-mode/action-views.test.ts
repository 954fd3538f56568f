import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createCodeModeActionLog } from '../../../../src/core/code-mode/action-log.js';
import type { CodeModeActionRecord } from '../../../../src/core/code-mode/action-record.js';
import type { CellResult } from '../../../../src/core/code-mode/cell-result.js';
import { createCodeMode } from '../../../../src/core/code-mode/create-code-mode.js';
import { queryView } from '../../../../src/core/code-mode/query-view.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import type { ToolCallResult } from '../../../../src/core/protocol/result.js';
import { createStudioJobs } from '../../../../src/core/studio/studio-jobs.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import { createTestSandbox } from '../../../support/code-mode/node-test-sandbox.js';
import { warm } from '../../../support/code-mode/sandbox-fixture.js';
import { callAsModel, createTestStudio, decideAll, resultOf } from '../../../support/test-studio.js';

type Fields = Readonly<Record<string, unknown>>;

const PROGRAM = `
  const [files, hits] = await Promise.all([
    tools.workspace_listFiles({}),
    tools.workspace_searchText({ query: 'needle-in-source' }),
  ]);
  await tools.workspace_readFiles({ items: [{ path: files.output.files[0].path }] });
  text(hits.success);`;

describe('the views over Code Mode’s actions', () => {
  const sandbox = createTestSandbox();
  before(() => warm(sandbox));
  after(() => sandbox.dispose());
  const openSandbox = () => ({ ...sandbox, dispose: () => Promise.resolve() });

  async function run(studio: Studio, name: string, source: string, timeoutMs?: number): Promise<ToolCallResult> {
    const stop = decideAll(studio, 'allow');
    const args = { source, ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }) };
    const result = await studio.registry.callTool(toToolCallRequest({ id: 'c1', name, arguments: args }), {
      context: { source: 'model', mode: 'agent', sessionId: 'run-1' },
    });
    stop();
    return result;
  }

  it('keep one flat row an outer call, and one row a tool that a program called', async () => {
    const log = createCodeModeActionLog();
    const codeMode = createCodeMode({ openSandbox, onAction: log.record });
    const studio = await createTestStudio({ codeMode });
    resultOf(await run(studio, 'execute_code_mode', PROGRAM));
    await run(studio, 'execute_code_mode', 'throw new Error("needle-in-error")');
    const [first, second] = log.actionTraces();
    assert.deepEqual(
      [first?.operation, first?.outcome, first?.nested_calls, first?.nested_successes, first?.workspace_id],
      ['execute_code_mode', 'completed', 3, 3, studio.id],
    );
    assert.ok(first!.nested_raw_result_bytes_total! > first!.returned_bytes!);
    assert.ok(first!.service_ms >= first!.composition_duration_ms!);
    assert.equal(first?.input_bytes, new TextEncoder().encode(PROGRAM).length);
    assert.equal(first?.consequential_calls, null);
    assert.equal(second?.outcome, 'program_error');
    assert.deepEqual(
      log
        .nestedToolUsage()
        .map(({ tool_name: name, calls }) => [name, calls])
        .sort(),
      [
        ['workspace.listFiles', 1],
        ['workspace.readFiles', 1],
        ['workspace.searchText', 1],
      ],
    );
    await studio.dispose();
  });

  it('hold no source, argument, result, path or error text', async () => {
    const log = createCodeModeActionLog();
    const codeMode = createCodeMode({ openSandbox, onAction: log.record });
    const studio = await createTestStudio({ codeMode, seed: seedOf({ 'needle-path.html': 'needle-in-source' }) });
    await run(studio, 'execute_code_mode', PROGRAM);
    await run(studio, 'execute_code_mode', 'throw new Error("needle-in-error")');
    await run(studio, 'execute_code_mode', 'syntax needle');
    const kept = JSON.stringify([log.getSnapshot(), log.actionTraces(), log.nestedToolUsage()]);
    assert.equal(log.actionTraces().length, 3);
    assert.ok(!kept.includes('needle'), kept);
    for (const row of log.actionTraces()) {
      for (const value of Object.values(row)) assert.ok(value === null || typeof value !== 'object');
    }
    await studio.dispose();
  });

  it('are queried as one would query a table', () => {
    const log = createCodeModeActionLog({ rows: [action('a', 10, 2), action('b', 30, 4), action('c', 20)] });
    assert.deepEqual(
      queryView(log.actionTraces(), {
        groupBy: ['operation'],
        select: {
          attempts: { of: 'count' },
          avg_service_ms: { of: 'avg', column: 'service_ms' },
          nested_calls: { of: 'sum', column: 'nested_calls' },
          least: { of: 'min', column: 'service_ms' },
          most: { of: 'max', column: 'service_ms' },
        },
      }),
      [{ operation: 'execute_code_mode', attempts: 3, avg_service_ms: 20, nested_calls: 6, least: 10, most: 30 }],
    );
    assert.deepEqual(
      queryView(log.nestedToolUsage(), {
        where: ({ action_id: id }) => id !== 'c',
        groupBy: ['tool_name'],
        select: { calls: { of: 'sum', column: 'calls' } },
        orderBy: 'calls',
        descending: true,
        limit: 1,
      }),
      [{ tool_name: 'workspace.readFiles', calls: 6 }],
    );
    assert.deepEqual(queryView(log.actionTraces(), { where: () => false, groupBy: ['id'], select: {} }), []);
    assert.throws(() => queryView(log.actionTraces(), { select: {}, orderBy: 'nothing' }), {
      code: 'TOOL_INVALID_OPTIONS',
    });
  });

  it('take rows from before composition was measured, and forget the oldest first', () => {
    const log = createCodeModeActionLog({ maxRows: 2, rows: [action('a', 1, 1), action('b', 1), action('c', 1)] });
    log.record(action('d', 1, 1));
    assert.deepEqual(
      log.actionTraces().map(({ id, nested_calls: calls }) => [id, calls]),
      [
        ['c', null],
        ['d', 1],
      ],
    );
  });

  it('a validator of a program hands off its own job, which is followed outside and counted here', async () => {
    const log = createCodeModeActionLog();
    const codeMode = createCodeMode({ openSandbox, onAction: log.record });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const studio = await createTestStudio({
      codeMode,
      jobs: createStudioJobs({ source: codeMode.sources }),
      seed: seedOf({ 'index.html': '<!doctype html><title>T</title>', 'slow.ts': '' }),
      previewTransforms: [
        {
          name: 'slow',
          accepts: ({ path }) => path === 'slow.ts',
          transform: async () => {
            await held;
            return { language: 'javascript', text: '' };
          },
        },
      ],
    });
    const source = `
      const check = await tools.workspace_validate({ waitSeconds: 1 });
      text(check.output.execution_state, typeof tools.observe_jobs);`;
    const result = resultOf(await run(studio, 'execute_effectful_code_mode', source, 20_000)) as unknown as CellResult;
    const [child] = result.effect_receipt?.children ?? [];
    assert.deepEqual([child?.outcome, child?.tool], ['job_handoff', 'workspace.validate']);
    const [trace] = log.actionTraces();
    assert.deepEqual([trace?.consequential_calls, trace?.job_handoffs, trace?.known_results], [1, 1, 0]);
    const { tool, arguments: args } = child!.continuation!;
    release();
    const waited = resultOf(await callAsModel(studio, 'wait_for_job_readiness', args));
    assert.equal(waited['ready'], true);
    const { jobs } = resultOf(await callAsModel(studio, tool, args)) as { jobs: readonly Fields[] };
    assert.deepEqual(
      [jobs[0]?.['job_id'], jobs[0]?.['state'], jobs[0]?.['passed']],
      [child?.job_id, 'completed', true],
    );
    assert.equal((jobs[0]?.['source_state'] as Fields)['freshness'], 'unproven');
    await studio.dispose();
  });
});

function seedOf(files: Readonly<Record<string, string>>): {
  rootName: string;
  files: ReturnType<typeof createTextFile>[];
} {
  return { rootName: 'site', files: Object.entries(files).map(([path, source]) => createTextFile(path, source)) };
}

function action(id: string, serviceMs: number, reads?: number): CodeModeActionRecord {
  return {
    id,
    operation: 'execute_code_mode',
    workspace_id: 'w',
    started_at: 1,
    service_ms: serviceMs,
    serialized_result_bytes: 100,
    outcome: 'completed',
    timeout_ms: 5_000,
    ...(reads !== undefined && {
      composition: {
        nested_calls: reads,
        nested_successes: reads,
        nested_failures: 0,
        max_in_flight: 1,
        duration_ms: 1,
        slot_wait_ms: 0,
        input_bytes: 10,
        returned_bytes: 2,
        nested_raw_result_bytes_total: 50,
        nested_tool_counts: { 'workspace.readFiles': reads },
      },
    }),
    source_hash: '0',
    engine: 'test',
    guest_cpu_ms: 1,
    forced_kill: false,
    clock: 0,
    seed: 0,
  };
}
