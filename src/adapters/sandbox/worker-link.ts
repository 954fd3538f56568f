import type { ToWorker } from './cell-messages.js';

/** A worker as its host sees it, whatever platform it runs on. */
export interface WorkerLink {
  send(message: ToWorker): void;
  /** `fail` is told once, with what a person can do about it, when the worker cannot start or dies. */
  listen(onMessage: (message: unknown) => void, fail: (reason: string) => void): void;
  /** Kills it, whatever it is doing. */
  terminate(): void;
  /** In Node: whether it keeps the process alive. */
  keepAlive?(busy: boolean): void;
}

export interface WorkerPlatform {
  /** Throws where the platform refuses a worker; the message tells what to allow. */
  open(): WorkerLink;
  /** Where the worker reads the engine. */
  readonly wasm: string;
  /** Milliseconds after a kill in which the platform still burns a core. */
  readonly restMs: number;
  /** Milliseconds that a worker may take to load the engine. */
  readonly startMs: number;
}
