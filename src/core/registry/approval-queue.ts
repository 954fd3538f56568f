import { createStore } from '../base/store.js';
import type { ToolCallArguments, ToolCallRequest } from '../protocol/call.js';
import type { ToolApprovalDecision, ToolApprovalQueue, ToolApprovalSnapshot } from './approval-port.js';
import type { ToolPolicyInput } from './tool-registry-port.js';

export interface ToolApprovalQueueOptions {
  /** Prefix of ids for requests that bring none; `approval` unless given. */
  readonly idPrefix?: string;
  /** Arguments whose values may be shown, in this order; none unless given. */
  readonly safeArgumentNames?: readonly string[];
  /** What else of the arguments may be shown; undefined for nothing. */
  readonly summarizeArguments?: (request: ToolCallRequest) => string | undefined;
  /** With `true` a request is denied while no surface is attached. */
  readonly requireSurface?: boolean;
  /** Epoch milliseconds. */
  readonly now?: () => number;
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
    summarizeArguments = () => undefined,
    requireSurface = false,
    now = Date.now,
  } = options;
  const store = createStore<readonly ToolApprovalSnapshot[]>(Object.freeze([]));
  const waiting = new Map<string, (decision: ToolApprovalDecision) => void>();
  const surfaces = new Set<object>();
  const usedIds = new Set<string>();
  let sequence = 0;

  function request(input: ToolPolicyInput): Promise<ToolApprovalDecision> {
    const { signal } = input;
    if (signal?.aborted || (requireSurface && surfaces.size === 0)) return Promise.resolve('deny');
    const snapshot = toSnapshot(input);
    const { id } = snapshot;
    return new Promise((resolve) => {
      const onAbort = (): void => settle(id, 'deny');
      waiting.set(id, (decision) => {
        signal?.removeEventListener('abort', onAbort);
        resolve(decision);
      });
      signal?.addEventListener('abort', onAbort, { once: true });
      store.update((current) => Object.freeze([snapshot, ...current]));
    });
  }

  function settle(id: string, decision: ToolApprovalDecision): void {
    const decide = waiting.get(id);
    if (!decide) return;
    waiting.delete(id);
    decide(decision);
    store.update((current) => Object.freeze(current.filter((entry) => entry.id !== id)));
  }

  function denyAll(): void {
    for (const id of [...waiting.keys()]) settle(id, 'deny');
  }

  function toSnapshot({ request: call, definition, context }: ToolPolicyInput): ToolApprovalSnapshot {
    const args = call.params.arguments ?? {};
    const preview = [previewArguments(args, safeArgumentNames), summarizeArguments(call)].filter(Boolean).join(' · ');
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
    resolve: (id, decision) => settle(id, decision === 'allow' ? 'allow' : 'deny'),
    denyAll,
    store,
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
    .map((name) => `${name}: ${visible(String(args[name]).slice(0, MAX_PREVIEW_VALUE_LENGTH))}`)
    .join(' · ');
}

/** Controls and what turns the direction of text could make a person read another value than the one that will run. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

function isShowable(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
