import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../../../scripts/build/places.mjs';
import { withTimeout } from '../../../src/core/base/timers.js';

const LIMIT_MS = 60_000;

/**
 * A program of ours as a user starts it. Each wait has a bound of 60 s, and its error says what the program has said so
 * far; `remove` leaves none behind a failed test: npm hands the signal on, and a second one ends whatever it meets.
 */
export class StartedProgram {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #output = '';
  #errors = '';

  constructor(command: string, args: readonly string[], env: Readonly<Record<string, string>>) {
    this.#child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.stdout!.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    this.#child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.#errors += text));
  }

  /** What it says on its output, as lines, once the first of them is whole. */
  async output(): Promise<readonly string[]> {
    await this.#until('a line of output', this.#child.stdout!, () => this.#output.endsWith('\n'));
    return this.#output.trim().split('\n');
  }

  /** What it complains of, as lines, once the first of them is whole. */
  async errors(): Promise<readonly string[]> {
    await this.#until('a line of errors', this.#child.stderr!, () => this.#errors.endsWith('\n'));
    return this.#errors.trim().split('\n');
  }

  signal(name: 'SIGINT' | 'SIGTERM'): void {
    this.#child.kill(name);
  }

  /** Its exit code; null when a signal ended it. */
  exitCode(): Promise<number | null> {
    return this.#within('its end', this.#ended);
  }

  remove(): void {
    this.#child.kill('SIGTERM');
  }

  #until(what: string, stream: NodeJS.ReadableStream, isThere: () => boolean): Promise<void> {
    const seen = new Promise<void>((resolve, reject) => {
      const look = (): void => (isThere() ? resolve() : undefined);
      look();
      stream.on('data', look);
      stream.once('end', () => reject(this.#notSeen(what)));
    });
    return this.#within(what, seen);
  }

  #within<T>(what: string, promise: Promise<T>): Promise<T> {
    return withTimeout(promise, LIMIT_MS, () => this.#notSeen(what));
  }

  #notSeen(what: string): Error {
    return new Error(`${what} was not seen; output "${this.#output}", errors "${this.#errors}"`);
  }
}
