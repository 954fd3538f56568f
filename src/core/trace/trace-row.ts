import type { TraceEntry } from './trace-model.js';

/** One row of the log. What it shows is made when somebody reads it; most rows of a burst leave unread. */
export interface TraceRow {
  readonly id: string;
  readonly running: boolean;
  /** Epoch milliseconds; set when the log is told that it has ended. */
  finishedAt: number;
  /** The same object until the row changes. */
  read(): TraceEntry;
}

/** A row around a run or a discovery. */
export interface SpanRow extends TraceRow {
  /** Replaces what it shows; the row has ended. */
  end(entry: TraceEntry): void;
}

export function createSpanRow(started: TraceEntry): SpanRow {
  let entry = started;
  return {
    id: started.id,
    get running() {
      return entry.status === 'running';
    },
    finishedAt: 0,
    read: () => entry,
    end: (ended) => void (entry = ended),
  };
}
