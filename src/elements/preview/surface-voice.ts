import type { PreviewSurfaceEvent, PreviewVerdict } from '../../core/preview/preview-model.js';
import { FRAME_ADVICE, type FrameDeparture, type FrameSilence, type FrameTrouble } from './frame-silence.js';

type Listener = (event: PreviewSurfaceEvent) => void;

/** What a surface says, and what it said last of the document on show. */
export class SurfaceVoice {
  readonly #listeners = new Set<Listener>();
  readonly #onTrouble: (trouble: FrameTrouble | undefined) => void;
  #verdict: PreviewVerdict | undefined;

  constructor(onTrouble: (trouble: FrameTrouble | undefined) => void) {
    this.#onTrouble = onTrouble;
  }

  get verdict(): PreviewVerdict | undefined {
    return this.#verdict;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  report(event: PreviewSurfaceEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  tell(verdict: PreviewVerdict): void {
    if (verdict.kind !== 'unresponsive') this.#onTrouble(undefined);
    this.#verdict = verdict;
    this.report(verdict);
  }

  tellSilence(silence: FrameSilence, revision: number): void {
    this.#onTrouble(silence);
    this.tell({ kind: 'unresponsive', revision, advice: FRAME_ADVICE[silence], trouble: silence });
  }

  tellDeparture(departure: FrameDeparture, revision: number): void {
    this.tell({ kind: 'error', revision, error: { message: FRAME_ADVICE[departure] }, trouble: departure });
    this.#onTrouble(departure);
  }

  /** False when there is nothing to repeat. */
  repeat(): boolean {
    if (!this.#verdict) return false;
    this.report(this.#verdict);
    return true;
  }

  /** A new document: nothing was said of it. */
  forget(): void {
    this.#verdict = undefined;
  }

  /** Nothing is on show: no trouble either. */
  fallSilent(): void {
    this.forget();
    this.#onTrouble(undefined);
  }

  dispose(): void {
    this.#listeners.clear();
  }
}
