import { svg, type SVGTemplateResult } from 'lit';
import type { TraceEntry } from '../../core/trace/trace-model.js';
import type { RunStatus } from '../status/status-mark.js';

/** The time that the bars of one session share, in epoch milliseconds. */
export interface WaterfallScale {
  readonly start: number;
  readonly end: number;
}

/** Percent of the width below which a bar could not be seen. */
const MIN_WIDTH = 1.2;

/** The time from the first start to the last end; what still runs ends `now`. */
export function waterfallScale(entries: readonly TraceEntry[], now: number): WaterfallScale {
  const { start, end, running } = spanOf(entries);
  return { start, end: Math.max(end, running ? now : end, start + 1) };
}

interface Span extends WaterfallScale {
  readonly running: boolean;
}

/** Found once for each list of rows, which never changes: a long session is drawn again with each scroll. */
const spans = new WeakMap<readonly TraceEntry[], Span>();

function spanOf(entries: readonly TraceEntry[]): Span {
  const known = spans.get(entries);
  if (known) return known;
  let start = Infinity;
  let end = -Infinity;
  let running = false;
  for (const { startedAt, durationMs } of entries) {
    start = Math.min(start, startedAt);
    end = Math.max(end, startedAt + (durationMs ?? 0));
    running ||= durationMs === undefined;
  }
  const span = { start, end, running };
  spans.set(entries, span);
  return span;
}

/** What a bar is drawn of. */
type Bar = Pick<TraceEntry, 'kind' | 'startedAt' | 'durationMs'>;

/** Where a bar begins and how long it is, in percent of the scale. */
export function waterfallSpan(
  entry: Bar,
  { start, end }: WaterfallScale,
): { readonly x: number; readonly width: number } {
  const percent = (time: number): number => (Math.min(Math.max(time - start, 0), end - start) / (end - start)) * 100;
  const from = percent(entry.startedAt);
  const width = Math.max(percent(endOf(entry, end)) - from, MIN_WIDTH);
  return { x: Math.min(from, 100 - width), width };
}

/** Drawn as SVG: its geometry is attributes, which a strict style policy allows. */
export function waterfallBar(entry: Bar, status: RunStatus, scale: WaterfallScale): SVGTemplateResult {
  const { x, width } = waterfallSpan(entry, scale);
  return svg`<svg class="bar" data-status=${status} data-kind=${entry.kind} width="100%" height="6" aria-hidden="true"
    ><rect x="${x.toFixed(2)}%" width="${width.toFixed(2)}%" height="6" rx="3"></rect></svg>`;
}

function endOf(entry: Bar, now: number): number {
  return entry.durationMs === undefined ? Math.max(now, entry.startedAt) : entry.startedAt + entry.durationMs;
}
