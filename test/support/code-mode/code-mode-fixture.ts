import { createInterpretingValidator } from '../../../src/adapters/validator/interpreting-validator.js';
import type { CodeModeActionRecord } from '../../../src/core/code-mode/action-record.js';
import type { CallReceipt } from '../../../src/core/code-mode/call-receipt.js';
import type { CellRecord } from '../../../src/core/code-mode/cell-record.js';
import type { CellResult } from '../../../src/core/code-mode/cell-result.js';
import type { CodeMode } from '../../../src/core/code-mode/code-mode-port.js';
import { createCodeMode, type CodeModeOptions } from '../../../src/core/code-mode/create-code-mode.js';
import type { Sandbox } from '../../../src/core/code-mode/sandbox-port.js';
import type { StageName } from '../../../src/core/code-mode/stage-name.js';
import { CodedError } from '../../../src/core/base/coded-error.js';
import type { ToolCallOptions } from '../../../src/core/protocol/call.js';
import type { ToolComposition } from '../../../src/core/protocol/composition.js';
import type { JsonSchema } from '../../../src/core/protocol/definition.js';
import type { ToolCallEvent } from '../../../src/core/protocol/event.js';
import type { ToolCallResult } from '../../../src/core/protocol/result.js';
import { createDefaultToolPolicy } from '../../../src/core/registry/default-policy.js';
import type { ToolHandler, ToolPolicy, ToolRegistry } from '../../../src/core/registry/tool-registry-port.js';
import { createToolRegistry } from '../../../src/core/registry/tool-registry.js';

export const OBSERVE: ToolComposition = { effect: 'observe', policy: 'parallel' };
export const CHECK: ToolComposition = { effect: 'execute', policy: 'sequential' };
export const EDIT: ToolComposition = {
  effect: 'mutate',
  policy: 'sequential',
  stateChanged: ({ structuredContent, error }) => {
    if (error) return error.code === 'STALE' ? false : undefined;
    const changed = (structuredContent as { readonly changed?: unknown } | undefined)?.changed;
    return typeof changed === 'boolean' ? changed : undefined;
  },
};

/** The outer result with everything that is known of the program beside it. */
export interface ProgramRun {
  readonly result: ToolCallResult;
  /** Of a program that completed. */
  readonly value: CellResult;
  /** Of one that did not. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly kind: string | undefined;
  readonly record: CellRecord;
  readonly receipts: readonly CallReceipt[];
  readonly states: string;
}

export interface CodeModeFixture {
  readonly registry: ToolRegistry;
  readonly codeMode: CodeMode;
  readonly actions: readonly CodeModeActionRecord[];
  /** Every lifecycle event of the registry. */
  readonly events: readonly ToolCallEvent[];
  /** What the tools were given, in order: `[name, arguments]`. */
  readonly seen: readonly (readonly [string, unknown])[];
  add(name: string, composition: ToolComposition, handler: ToolHandler, inputSchema?: JsonSchema): () => void;
  run(source: string, options?: RunOptions): Promise<ProgramRun>;
  detach(): void;
}

export interface RunOptions extends ToolCallOptions {
  readonly stage?: StageName;
  readonly timeoutMs?: number;
  readonly id?: string;
}

export const STAGES = {
  read: 'execute_code_mode',
  check: 'execute_effectful_code_mode',
  edit: 'execute_mutating_code_mode',
} as const satisfies Record<string, StageName>;

const ANY: JsonSchema = { type: 'object' };

/** A registry with small tools of every role, over a real sandbox. */
export function createCodeModeFixture(
  sandbox: Sandbox,
  { policy, ...options }: Partial<CodeModeOptions> & { readonly policy?: ToolPolicy } = {},
): CodeModeFixture {
  const actions: CodeModeActionRecord[] = [];
  const events: ToolCallEvent[] = [];
  const seen: (readonly [string, unknown])[] = [];
  const codeMode = createCodeMode({
    openSandbox: () => ({ ...sandbox, startCell: sandbox.startCell.bind(sandbox), dispose: () => Promise.resolve() }),
    children: [
      { name: 'test.echo', role: 'read' },
      { name: 'test.slow', role: 'read' },
      { name: 'test.never', role: 'read' },
      { name: 'test.leak', role: 'read' },
      { name: 'test.closed', role: 'read' },
      { name: 'test.check', role: 'validator' },
      { name: 'test.other', role: 'validator' },
    ],
    onAction: (action) => actions.push(action),
    ...options,
  });
  const registry = createToolRegistry({
    validator: createInterpretingValidator(),
    toolPolicy: codeMode.guard(policy ?? createDefaultToolPolicy()),
    onToolCall: (event) => events.push(event),
  });
  const add: CodeModeFixture['add'] = (name, composition, handler, inputSchema = ANY) =>
    registry.register(
      { name, inputSchema, annotations: { readOnlyHint: composition.effect === 'observe' } },
      (args, context) => {
        seen.push([name, args]);
        return handler(args, context);
      },
      { composition },
    );
  add('test.echo', OBSERVE, (args) => args);
  add('test.slow', OBSERVE, async (args) => {
    await pause(60);
    return args;
  });
  add('test.never', OBSERVE, () => new Promise(() => undefined));
  add('test.leak', OBSERVE, () => {
    throw new Error('could not open C:\\secrets\\key\n    at read (/srv/private/app.js:1:2)');
  });
  add('test.closed', OBSERVE, (args) => args, {
    type: 'object',
    properties: { a: { type: 'number' } },
    additionalProperties: false,
  });
  const detach = codeMode.attach({ registry, workspaceId: 'w' });

  return {
    registry,
    codeMode,
    actions,
    events,
    seen,
    add,
    detach,
    async run(source, { stage = STAGES.read, timeoutMs, id = 'outer-1', context, ...callOptions } = {}) {
      const before = codeMode.cells.getSnapshot()[0]?.id;
      const result = await registry.callTool(
        {
          id,
          method: 'tools/call',
          params: { name: stage, arguments: { source, ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }) } },
        },
        { ...callOptions, context: context ?? { source: 'local', mode: 'direct', sessionId: 'session-1' } },
      );
      const record = codeMode.cells.getSnapshot().find((cell) => cell.id !== before && cell.parentCallId === id)!;
      return describeRun(result, record ?? NO_RECORD);
    },
  };
}

const NO_RECORD = { receipts: [] } as unknown as CellRecord;

function describeRun(result: ToolCallResult, record: CellRecord): ProgramRun {
  const details = result.error?.details ?? {};
  return {
    result,
    value: (result.structuredContent ?? {}) as CellResult,
    details,
    kind: result.isError ? (details['kind'] as string | undefined) : 'completed',
    record,
    receipts: record.receipts,
    states: record.receipts.map(({ state }) => state).join(),
  };
}

export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

export function same(actual: unknown, expected: unknown, what = ''): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what} expected ${right}, got ${left}`.trim());
}

export function stale(): CodedError {
  return new CodedError('STALE', 'The revision is stale.', { retryable: true });
}
