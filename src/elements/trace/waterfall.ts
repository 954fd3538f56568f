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

export function waterfallScale(entries: readonly TraceEntry[], now: number): WaterfallScale {
  let start = Infinity;
  let end = -Infinity;
  for (const entry of entries) {
    start = Math.min(start, entry.startedAt);
    end = Math.max(end, endOf(entry, now));
  }
  return { start, end: Math.max(end, start + 1) };
}

/** Where a bar begins and how long it is, in percent of the scale. */
export function waterfallSpan(
  entry: TraceEntry,
  { start, end }: WaterfallScale,
): { readonly x: number; readonly width: number } {
  const percent = (time: number): number => (Math.min(Math.max(time - start, 0), end - start) / (end - start)) * 100;
  const from = percent(entry.startedAt);
  const width = Math.max(percent(endOf(entry, end)) - from, MIN_WIDTH);
  return { x: Math.min(from, 100 - width), width };
}

/** Drawn as SVG: its geometry is attributes, which a strict style policy allows. */
export function waterfallBar(entry: TraceEntry, status: RunStatus, scale: WaterfallScale): SVGTemplateResult {
  const { x, width } = waterfallSpan(entry, scale);
  return svg`<svg class="bar" data-status=${status} data-kind=${entry.kind} width="100%" height="6" aria-hidden="true"
    ><rect x="${x.toFixed(2)}%" width="${width.toFixed(2)}%" height="6" rx="3"></rect></svg>`;
}

function endOf(entry: TraceEntry, now: number): number {
  return entry.durationMs === undefined ? Math.max(now, entry.startedAt) : entry.startedAt + entry.durationMs;
}
