import { createStore } from '../base/store.js';
import type { ToolCallArguments, ToolCallRequest } from '../protocol/call.js';
import { ApprovalMemory, type RememberableCall } from './approval-memory.js';
import type { ArgumentPhrase } from './argument-phrase.js';
import type { ToolApprovalDecision, ToolApprovalQueue, ToolApprovalSnapshot } from './approval-port.js';
import { startDryRun, type DryRunSnapshot } from './dry-run.js';
import type { ToolPolicyInput } from './tool-registry-port.js';
import { visibleText } from './visible-text.js';

export interface ToolApprovalQueueOptions {
  /** Prefix of ids for requests that bring none; `approval` unless given. */
  readonly idPrefix?: string;
  /** Arguments whose values may be shown, in this order; none unless given. */
  readonly safeArgumentNames?: readonly string[];
  /** What else of the arguments may be shown. */
  readonly summarizeArguments?: (request: ToolCallRequest) => readonly ArgumentPhrase[];
  /** Whether a person may allow the calls like this one for the session; none unless given. */
  readonly mayRemember?: (input: ToolPolicyInput) => boolean;
  /** With `true` a request is denied while no surface is attached. */
  readonly requireSurface?: boolean;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

interface Waiting {
  readonly decide: (decision: ToolApprovalDecision) => void;
  readonly rememberable: RememberableCall | undefined;
}

/** Characters of one value in the safe preview. */
const MAX_PREVIEW_VALUE_LENGTH = 120;
/** Ids of earlier requests that a new one will not get. */
const MAX_REMEMBERED_IDS = 4096;

/**
 * Holds what waits for a person's decision. It keeps no raw arguments and executes nothing. An aborted request, also one
 * that was aborted before, is denied and leaves the queue; so does all that waits when the last surface is detached.
 */
export function createToolApprovalQueue(options: ToolApprovalQueueOptions = {}): ToolApprovalQueue {
  const {
    idPrefix = 'approval',
    safeArgumentNames = [],
    summarizeArguments = () => [],
    mayRemember = () => false,
    requireSurface = false,
    now = Date.now,
  } = options;
  const store = createStore<readonly ToolApprovalSnapshot[]>(Object.freeze([]));
  const waiting = new Map<string, Waiting>();
  const memory = new ApprovalMemory();
  const surfaces = new Set<object>();
  const usedIds = new Set<string>();
  let sequence = 0;

  function request(input: ToolPolicyInput): Promise<ToolApprovalDecision> {
    const { signal } = input;
    if (signal?.aborted || (requireSurface && surfaces.size === 0)) return Promise.resolve('deny');
    const rememberable = mayRemember(input) ? rememberableCall(input) : undefined;
    if (rememberable && memory.covers(rememberable)) return Promise.resolve('allow');
    const bare = toSnapshot(input);
    const { id } = bare;
    return new Promise((resolve) => {
      const life = new AbortController();
      signal?.addEventListener('abort', () => settle(id, 'deny'), { once: true, signal: life.signal });
      const decide = (decision: ToolApprovalDecision): void => {
        life.abort();
        resolve(decision);
      };
      waiting.set(id, { decide, rememberable });
      const dryRun = input.dryRun && startDryRun(input.dryRun, (outcome) => showDryRun(id, outcome), life.signal);
      const snapshot = withDryRun(rememberable ? Object.freeze({ ...bare, rememberable: true }) : bare, dryRun);
      store.update((current) => Object.freeze([snapshot, ...current]));
    });
  }

  /** What is told too late finds nothing that waits. */
  function showDryRun(id: string, dryRun: DryRunSnapshot | undefined): void {
    if (!waiting.has(id)) return;
    store.update((current) =>
      Object.freeze(current.map((entry) => (entry.id === id ? withDryRun(entry, dryRun) : entry))),
    );
  }

  function settle(id: string, decision: ToolApprovalDecision, remember = false): void {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    entry.decide(decision);
    store.update((current) => Object.freeze(current.filter((other) => other.id !== id)));
    if (remember && decision === 'allow' && entry.rememberable) rememberCall(entry.rememberable);
  }

  function rememberCall(call: RememberableCall): void {
    memory.add(call);
    for (const [id, { rememberable }] of [...waiting]) {
      if (rememberable && memory.covers(rememberable)) settle(id, 'allow');
    }
  }

  function denyAll(): void {
    for (const id of [...waiting.keys()]) settle(id, 'deny');
  }

  function toSnapshot({ request: call, definition, context }: ToolPolicyInput): ToolApprovalSnapshot {
    const args = call.params.arguments ?? {};
    const phrases = summarizeArguments(call);
    const preview = [previewArguments(args, safeArgumentNames), ...phrases.map(({ text }) => text)]
      .filter(Boolean)
      .join(' · ');
    const createdAt = now();
    return Object.freeze({
      id: uniqueId(call.id === undefined ? undefined : String(call.id), createdAt),
      method: 'tools/call',
      ...(call.id === undefined ? {} : { toolCallId: call.id }),
      ...(context?.sessionId === undefined ? {} : { sessionId: context.sessionId }),
      name: call.params.name,
      description: definition.description ?? definition.title ?? '',
      source: context?.source ?? 'model',
      ...(context?.mode === undefined ? {} : { mode: context.mode }),
      argumentKeys: Object.freeze(Object.keys(args)),
      ...(preview === '' ? {} : { safeArgumentPreview: preview }),
      ...(phrases.length > 0 && { phrases }),
      createdAt,
    });
  }

  /** Providers reuse ids and omit them: a late second click must never decide another request. */
  function uniqueId(requestId: string | undefined, createdAt: number): string {
    let id = requestId ?? `${idPrefix}-${createdAt}-${++sequence}`;
    while (waiting.has(id) || usedIds.has(id)) id = `${requestId ?? idPrefix}-${++sequence}`;
    usedIds.add(id);
    if (usedIds.size > MAX_REMEMBERED_IDS) usedIds.delete(usedIds.values().next().value ?? '');
    return id;
  }

  return {
    request,
    resolve: (id, decision, { remember } = {}) => settle(id, decision === 'allow' ? 'allow' : 'deny', remember),
    denyAll,
    store,
    remembered: memory.store,
    forget: (name) => memory.forget(name),
    attachSurface() {
      const surface = {};
      surfaces.add(surface);
      return () => {
        if (surfaces.delete(surface) && surfaces.size === 0) denyAll();
      };
    },
  };
}

function previewArguments(args: ToolCallArguments, names: readonly string[]): string {
  return names
    .filter((name) => Object.hasOwn(args, name) && isShowable(args[name]))
    .map((name) => `${name}: ${visibleText(String(args[name]).slice(0, MAX_PREVIEW_VALUE_LENGTH))}`)
    .join(' · ');
}

function rememberableCall({ request: { params }, definition, context }: ToolPolicyInput): RememberableCall {
  const { source = 'model', mode } = context ?? {};
  return { name: params.name, source, ...(mode !== undefined && { mode }), definition };
}

function withDryRun(snapshot: ToolApprovalSnapshot, dryRun: DryRunSnapshot | undefined): ToolApprovalSnapshot {
  const { dryRun: _, ...rest } = snapshot;
  return Object.freeze(dryRun ? { ...rest, dryRun } : rest);
}

function isShowable(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
