import { svg, type SVGTemplateResult } from 'lit';
import type { TraceEntry, TracePage } from '../../core/trace/trace-model.js';
import type { RunStatus } from '../status/status-mark.js';
import { oncePerPage } from './trace-pages.js';

/** The time that the bars of one session share, in epoch milliseconds. */
export interface WaterfallScale {
  readonly start: number;
  readonly end: number;
}

/** Percent of the width below which a bar could not be seen. */
const MIN_WIDTH = 1.2;

/** The time from the first start to the last end; what still runs ends `now`. */
export function waterfallScale(parts: readonly TracePage[], now: number): WaterfallScale {
  let start = Infinity;
  let end = -Infinity;
  let running = false;
  for (const span of parts.map(spanOf)) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
    running ||= span.running;
  }
  return { start, end: Math.max(end, running ? now : end, start + 1) };
}

interface Span extends WaterfallScale {
  readonly running: boolean;
}

const spanOf = oncePerPage((rows): Span => {
  let start = Infinity;
  let end = -Infinity;
  let running = false;
  for (const { startedAt, durationMs } of rows) {
    start = Math.min(start, startedAt);
    end = Math.max(end, startedAt + (durationMs ?? 0));
    running ||= durationMs === undefined;
  }
  return { start, end, running };
});

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
