import type { FramePlace, MessageFromFrame } from '../frame-messages.js';

/**
 * What the parts of the runtime share. All of it was taken before any page code ran: a part must use these, and its own
 * captures made when it is started, and nothing else of the platform later. It must not iterate by `for…of`, spread or
 * destructure arrays, push into them, nor give descriptors a prototype: a page can patch all of that.
 */
export interface FrameTools {
  apply<A extends readonly unknown[], R>(target: (...args: A) => R, self: unknown, args: A): R;
  /** A method that takes its `this` as the first argument. */
  methodOf<R = unknown>(prototype: object, name: string): (self: unknown, ...args: readonly unknown[]) => R;
  /** The same for a getter. */
  getterOf<R = unknown>(prototype: object, name: string): (self: unknown) => R;
  /** Defines a property; nothing of it comes from a prototype. */
  define(target: object, name: PropertyKey, attributes: object): void;
  append<T>(list: T[], value: T): void;
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
