import { CompileFlags, EvalFlags, Intrinsics, QuickJS, type JSValueHandle } from 'quickjs-wasi';
import { utf8ByteLength } from '../../core/base/bytes.js';
import type { CellLimits, CellTool } from '../../core/code-mode/sandbox-port.js';
import { CELL_PRELUDE } from './cell-prelude.js';
import type { EngineOutcome } from './cell-messages.js';
import { describeRejection, describeThrown, type GuestFailure } from './guest-failure.js';

/** What a cell tells its host while it runs. */
export interface CellVoice {
  /** False once the host has stopped the cell: nothing more of it may run. */
  wanted(): boolean;
  text(text: string): void;
  call(id: number, tool: string, argumentsText: string): void;
  /** Told once. */
  ended(outcome: EngineOutcome): void;
}

/** A program in an instance of its own. */
export interface EngineCell {
  answer(id: number, ok: boolean, json: string): void;
}

/** No source of time, chance or collection but those that the broker supplies. */
const INTRINSICS =
  Intrinsics.ALL & ~Intrinsics.PERFORMANCE & ~Intrinsics.WEAK_REF & ~Intrinsics.DOM_EXCEPTION & ~Intrinsics.ATOB_BTOA;

export const PROGRAM_NAME = 'program.js';

const PENDING = 0;
const FULFILLED = 1;

/** Runs `source` in a fresh instance of `engine`, which is dropped with the cell and never disposed: it may be broken. */
export async function startEngineCell(
  engine: WebAssembly.Module,
  source: string,
  tools: readonly CellTool[],
  limits: CellLimits,
  voice: CellVoice,
): Promise<EngineCell> {
  const cell = new Cell(limits, voice);
  await cell.open(engine, tools);
  if (voice.wanted()) cell.run(source);
  return cell;
}

let preludeCode: Uint8Array | undefined;

class Cell implements EngineCell {
  readonly #limits: CellLimits;
  readonly #voice: CellVoice;
  readonly #deadline: number;
  #vm!: QuickJS;
  #settle!: JSValueHandle;
  #stackOf!: JSValueHandle;
  #promise: JSValueHandle | undefined;
  /** Sticky: once set, whatever the program makes of it, this is how the cell ends. */
  #tripped: EngineOutcome['kind'] | undefined;
  #ended = false;
  #calls = 0;
  #outstanding = 0;
  #refusedCalls = 0;
  #textItems = 0;
  #textBytes = 0;
  #guestCpuMs = 0;
  readonly #unhandled = new Set<number>();

  constructor(limits: CellLimits, voice: CellVoice) {
    this.#limits = limits;
    this.#voice = voice;
    this.#deadline = performance.now() + limits.timeoutMs;
  }

  /** A cell whose time is over before its program begins ends here. */
  async open(engine: WebAssembly.Module, tools: readonly CellTool[]): Promise<void> {
    try {
      await this.#create(engine);
      this.#installPrelude(tools);
    } catch (thrown) {
      if (!this.#tripped) throw thrown;
      this.#end({ kind: this.#tripped });
    }
  }

  async #create(engine: WebAssembly.Module): Promise<void> {
    const { memoryBytes, stackBytes, clock, seed } = this.#limits;
    let creating = true;
    this.#vm = await QuickJS.create({
      wasm: engine,
      memoryLimit: memoryBytes,
      maxStackSize: stackBytes,
      timezoneOffset: 0,
      intrinsics: INTRINSICS,
      interruptHandler: () => this.#interrupt(),
      onUnhandledRejection: (promise, _reason, isHandled) => {
        const key = valuePointer(this.#vm, promise);
        if (isHandled) this.#unhandled.delete(key);
        else if (this.#unhandled.size < 1000) this.#unhandled.add(key);
      },
      wasi: (memory) => ({
        // The engine seeds `Math.random` by the first reading of the clock.
        clock_time_get(_clock: number, _precision: bigint, result: number) {
          const nanoseconds = creating ? BigInt(seed) * 1_000_003n + 1n : BigInt(clock) * 1_000_000n;
          new DataView(memory.buffer).setBigUint64(result, nanoseconds, true);
          return 0;
        },
        random_get(start: number, length: number) {
          new Uint8Array(memory.buffer, start, length).fill(seed & 0xff);
          return 0;
        },
        fd_write: () => 8,
      }),
    });
    creating = false;
  }

  #installPrelude(tools: readonly CellTool[]): void {
    const vm = this.#vm;
    const emit = vm.newFunction('emit', (value) => {
      this.#emit(value!);
      return vm.undefined;
    });
    const dispatch = vm.newFunction('dispatch', (name, text) => {
      const answer = this.#dispatch(name!.toString(), text!.toString());
      return typeof answer === 'number' ? vm.newNumber(answer) : vm.newString(answer);
    });
    const names = vm.newString(JSON.stringify(tools.map(({ name }) => name)));
    const declarations = vm.newString(
      JSON.stringify(Object.fromEntries(tools.map(({ name, declaration }) => [name, declaration]))),
    );
    // Parsed once a worker, in an instance in which no program has run yet.
    preludeCode ??= vm.compile(CELL_PRELUDE, 'prelude.js', 0, CompileFlags.STRIP_SOURCE);
    const install = vm.evalBytecode(preludeCode);
    const functions = vm.callFunction(install, vm.undefined, emit, dispatch, names, declarations);
    this.#settle = functions.getProp('0');
    this.#stackOf = functions.getProp('1');
  }

  run(source: string): void {
    this.#step(() => {
      this.#promise = this.#vm.evalCode(source, PROGRAM_NAME, EvalFlags.ASYNC | EvalFlags.STRICT);
    });
  }

  answer(id: number, ok: boolean, json: string): void {
    if (this.#ended) return;
    this.#outstanding -= 1;
    const vm = this.#vm;
    this.#step(() => {
      vm.callFunction(
        this.#settle,
        vm.undefined,
        vm.newNumber(id),
        ok ? vm.true : vm.false,
        vm.newString(json),
      ).dispose();
    });
  }

  /** Lets the program go on until it has nothing to do, and sees whether it has ended. */
  #step(enter: () => void): void {
    if (this.#ended) return;
    const before = performance.now();
    let failure: GuestFailure | undefined;
    try {
      enter();
      this.#vm.executePendingJobs();
    } catch (thrown) {
      failure = describeThrown(thrown, this.#promise === undefined);
    }
    const now = performance.now();
    this.#guestCpuMs += now - before;
    // A native that never polls may come back long after the deadline.
    if (now >= this.#deadline) this.#tripped ??= 'timeout';
    if (this.#tripped) return this.#end({ kind: this.#tripped });
    if (failure) return this.#end(failure);
    this.#look();
  }

  /** Reads the engine's own state of the promise; no `then` that a program could have replaced is called. */
  #look(): void {
    const promise = this.#promise!;
    if (promise.promiseState === PENDING) {
      if (this.#outstanding === 0) this.#end({ kind: 'stalled' });
    } else if (promise.promiseState === FULFILLED) {
      this.#end({ kind: 'completed' });
    } else {
      this.#end(this.#describeRejection(promise));
    }
  }

  #describeRejection(promise: JSValueHandle): GuestFailure {
    try {
      const { memoryBytes } = this.#limits;
      const failure = describeRejection(this.#vm, promise, this.#stackOf, memoryBytes);
      return this.#tripped ? { kind: this.#tripped } : failure;
    } catch (thrown) {
      return this.#tripped ? { kind: this.#tripped } : describeThrown(thrown, false);
    }
  }

  #end({ kind, message, line, column }: GuestFailure): void {
    this.#ended = true;
    this.#voice.ended({
      kind,
      ...(message !== undefined && { message }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      guestCpuMs: this.#guestCpuMs,
      refusedCalls: this.#refusedCalls,
      unhandledRejections: this.#unhandled.size,
    });
  }

  #interrupt(): boolean {
    if (!this.#tripped && performance.now() >= this.#deadline) this.#tripped = 'timeout';
    return this.#tripped !== undefined;
  }

  #emit(value: JSValueHandle): void {
    if (this.#tripped) return;
    const text = value.toString();
    this.#textItems += 1;
    this.#textBytes += utf8ByteLength(text);
    if (this.#textItems > this.#limits.textItems || this.#textBytes > this.#limits.textBytes) {
      this.#tripped = 'output_limit';
      return;
    }
    this.#voice.text(text);
  }

  /** The id of a call that is on its way, or the JSON text of the error that refuses it. */
  #dispatch(name: string, argumentsText: string): number | string {
    if (this.#tripped) return refusal('cell_ended', 'The cell has ended.');
    if (this.#calls >= this.#limits.brokeredCalls) {
      this.#refusedCalls += 1;
      return refusal('call_limit', 'The limit of calls is spent.');
    }
    if (utf8ByteLength(argumentsText) > this.#limits.argumentBytes) {
      this.#refusedCalls += 1;
      return refusal('invalid_args', 'The arguments are too large.');
    }
    const id = ++this.#calls;
    this.#outstanding += 1;
    this.#voice.call(id, name, argumentsText);
    return id;
  }
}

function refusal(code: string, message: string): string {
  return JSON.stringify({ message, code });
}

/** The engine's identity of a value; handles differ for one value. */
function valuePointer(vm: QuickJS, handle: JSValueHandle): number {
  return engineExports(vm).qjs_get_value_ptr(handle.ptr);
}

/** The package keeps its raw exports to itself; two of them have no other door. */
interface EngineExports {
  qjs_get_value_ptr(value: number): number;
}

function engineExports(vm: QuickJS): EngineExports {
  return (vm as unknown as { _getExports(): EngineExports })._getExports();
}
