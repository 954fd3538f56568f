import type { KeptTurns, KeptTurnsBench } from './kept-turns.js';

export interface LateTurns {
  /** Loads the code once; undefined where it cannot be loaded, and then no turn can be taken back. */
  open(): Promise<KeptTurns | undefined>;
  readonly opened: KeptTurns | undefined;
  /** The conversation of these messages was ended; where the code is on its way, its turns go when it is there. */
  forgetAll(messageIds: readonly string[]): void;
  /** Settles when nothing is left to load or to write. */
  saved(): Promise<void>;
  /** Nothing follows the workspace or storage any more, nor begins to where the code comes later than this. */
  close(): void;
}

/** Turns whose code is not needed before the first run, or the first message of an earlier page. */
export function lateTurns(bench: KeptTurnsBench): LateTurns {
  let opened: KeptTurns | undefined;
  let closed = false;
  let opening: Promise<KeptTurns | undefined> | undefined;
  return {
    open: () =>
      (opening ??= import('./kept-turns.js').then(
        (loaded) => (closed ? undefined : (opened = new loaded.KeptTurns(bench))),
        () => undefined,
      )),
    get opened() {
      return opened;
    },
    forgetAll(messageIds) {
      if (opened) opened.forgetAll(messageIds);
      else void opening?.then((kept) => kept?.forgetAll(messageIds));
    },
    saved: async () => (await opening)?.saved(),
    close() {
      closed = true;
      opened?.close();
    },
  };
}
