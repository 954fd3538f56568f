export type ConsoleLevel = 'debug' | 'log' | 'info' | 'warn' | 'error';

/** What the page wrote to its console, or an error that nobody caught. */
export interface ConsoleLine {
  readonly level: ConsoleLevel;
  /** At most 2000 characters. */
  readonly text: string;
  /** The author's file; absent where the browser does not say. */
  readonly path?: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
}

export interface ConsoleEntry extends ConsoleLine {
  /** Grows with every entry of a studio, and is never used again. */
  readonly id: number;
  /** The revision whose page wrote it. */
  readonly revision: number;
  /** How often the same line came in a row. */
  readonly count: number;
}

/** The console of the page on show: a new page starts with an empty one. */
export interface ConsoleSnapshot {
  /** Oldest first, at most 200. */
  readonly entries: readonly ConsoleEntry[];
  /** Lines that were written and are not among `entries`: too many, or too fast. */
  readonly omitted: number;
}
