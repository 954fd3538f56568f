/** Milliseconds after which a page that paints nothing, as in a hidden tab, has waited long enough. */
const PATIENCE_MS = 100;

let next: Promise<void> | undefined;

/** Settles when what was just done is painted. Whoever asks before the same picture waits for the same moment. */
export function afterPaint(): Promise<void> {
  return (next ??= new Promise<void>((resolve) => {
    const settle = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      next = undefined;
      resolve();
    };
    // A frame's callbacks come before its picture, a task of its own after it.
    const frame = requestAnimationFrame(() => setTimeout(settle));
    const timer = setTimeout(settle, PATIENCE_MS);
  }));
}
