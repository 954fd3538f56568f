import type { FramePlace, MessageFromFrame } from '../frame-messages.js';
import type { CapturedPlatform } from './capture-platform.js';

/** What the parts of the runtime share: the platform as it was before any page code ran, and the runtime itself. */
export interface FrameTools extends CapturedPlatform {
  /** Listens on the window, before the page does; again after a document was written. */
  listen(type: string, listener: (event: Event) => void, phase?: 'capture' | 'bubble'): void;
  say(message: MessageFromFrame): void;
  revision(): number;
  /** Runs soon, all at once: at most every 50 ms, and when the host asks anything. */
  soon(flush: () => void): void;
  /** The beginning of a text. */
  cut(text: string, length: number): string;
  /** The stack of an error, cut; empty where there is none. */
  stackOf(error: unknown): string;
  /** The stack right here. */
  here(): string;
  /** Tells that the page failed. */
  fail(message: string, place: FramePlace): void;
}

/** What the runtime does with a part. */
export interface FramePart {
  /** Adds the listeners of the part; again whenever the document was opened anew. */
  listen?(): void;
}
