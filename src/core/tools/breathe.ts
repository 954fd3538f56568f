import { throwIfAborted } from '../base/abort.js';

/** Milliseconds of work between two breaths: short enough that typing is not held up. */
const SLICE_MS = 8;

/**
 * For work on many files: call what it returns between two of them. It lets the page go on every few milliseconds, and throws
 * `TOOL_CANCELLED` once the signal aborts.
 */
export function breathing(signal: AbortSignal): () => Promise<void> {
  let sliceEnd = performance.now() + SLICE_MS;
  return async () => {
    throwIfAborted(signal);
    if (performance.now() < sliceEnd) return;
    await new Promise<void>((resume) => setTimeout(resume, 0));
    throwIfAborted(signal);
    sliceEnd = performance.now() + SLICE_MS;
  };
}
