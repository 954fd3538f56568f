import { hasErrorCode } from '../base/coded-error.js';
import { withTimeout } from '../base/timers.js';
import type { ToolCallArguments, ToolCallContext, ToolCallRequest } from '../protocol/call.js';
import { visibleText } from './visible-text.js';

export type DryRunChangeKind = 'create' | 'edit' | 'rename' | 'delete' | 'write';

/** One thing that a call would change, in words that a person may see: never a source, never a secret. */
export interface DryRunChange {
  readonly kind: DryRunChangeKind;
  /** What is changed: a path, an order's number. */
  readonly subject: string;
  /** What it was called before, of a `rename`. */
  readonly from?: string;
  /** A few more characters, such as `+3 −1` or `paid → refunded`. */
  readonly detail?: string;
}

export interface DryRunReport {
  readonly changes: readonly DryRunChange[];
}

export interface ToolDryRunContext {
  /** Aborts once nobody waits for the report any more. */
  readonly signal: AbortSignal;
  readonly request: ToolCallRequest;
  readonly context: ToolCallContext;
}

/**
 * Says what a call would change, and changes nothing: who is asked to approve the call is told. A thrown coded error says
 * that the call would be refused. Arguments have passed the input schema.
 */
export type ToolDryRun = (
  args: ToolCallArguments,
  context: ToolDryRunContext,
) => DryRunReport | PromiseLike<DryRunReport>;

/** What an approval shows of a dry run. */
export type DryRunSnapshot =
  | { readonly state: 'running' }
  /** `more` changes beyond those listed. */
  | { readonly state: 'foretold'; readonly changes: readonly DryRunChange[]; readonly more: number }
  /** The call would fail with this code. */
  | { readonly state: 'refused'; readonly code: string };

/** Milliseconds a dry run may take before the approval goes on without it. */
const DRY_RUN_TIMEOUT_MS = 3000;
/** Changes that are listed; the others are counted. */
const LISTED_CHANGES = 50;
/** Characters of one subject, former name or detail. */
const TEXT_LIMIT = 160;

const KINDS: ReadonlySet<unknown> = new Set<DryRunChangeKind>(['create', 'edit', 'rename', 'delete', 'write']);

/**
 * Starts a dry run. A report that is there at once is answered; a later one is told to `settle`, with undefined where none
 * came in time or what came says nothing. Never throws.
 */
export function startDryRun(
  dryRun: (signal: AbortSignal) => unknown,
  settle: (outcome: DryRunSnapshot | undefined) => void,
  caller: AbortSignal,
): DryRunSnapshot | undefined {
  const life = new AbortController();
  caller.addEventListener('abort', () => life.abort(), { once: true });
  try {
    const report = dryRun(life.signal);
    if (!isThenable(report)) return readReport(report);
    const late = (): Error => {
      life.abort();
      return new Error('The dry run took too long.');
    };
    withTimeout(report, DRY_RUN_TIMEOUT_MS, late).then(readReport).catch(refusal).then(settle, ignore);
    return { state: 'running' };
  } catch (error) {
    return refusal(error);
  }
}

function readReport(report: unknown): DryRunSnapshot | undefined {
  const changes = (report as Partial<DryRunReport> | undefined)?.changes;
  if (!Array.isArray(changes)) return undefined;
  const read = changes.slice(0, LISTED_CHANGES).flatMap(readChange);
  return Object.freeze({ state: 'foretold', changes: Object.freeze(read), more: changes.length - read.length });
}

function readChange(change: unknown): readonly DryRunChange[] {
  const { kind, subject, from, detail } = (change ?? {}) as Partial<DryRunChange>;
  if (!KINDS.has(kind) || typeof subject !== 'string') return [];
  return [
    Object.freeze({
      kind: kind as DryRunChangeKind,
      subject: bounded(subject),
      ...(typeof from === 'string' && { from: bounded(from) }),
      ...(typeof detail === 'string' && { detail: bounded(detail) }),
    }),
  ];
}

function refusal(error: unknown): DryRunSnapshot | undefined {
  return hasErrorCode(error) ? { state: 'refused', code: bounded(error.code) } : undefined;
}

function bounded(text: string): string {
  return visibleText(text.slice(0, TEXT_LIMIT));
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';
}

const ignore = (): void => undefined;
