import type { JSValueHandle, QuickJS } from 'quickjs-wasi';
import type { EngineOutcome } from './cell-messages.js';

export type GuestFailure = Pick<EngineOutcome, 'kind' | 'message' | 'line' | 'column'>;

/** Characters of a message that leave the worker. */
const MESSAGE_LENGTH = 4000;

/** Share of its memory that the guest must once have had for a rejection without a reason to be taken for exhaustion. */
const ONCE_FULL = 0.9;

/** Prototypes that are looked through for an error's name. */
const NAME_DEPTH = 5;

/**
 * What the engine threw at its host: a syntax error, an exhausted limit, or a breach of the instance itself. The exception
 * is the engine's and is neither logged nor kept.
 */
export function describeThrown(thrown: unknown, compiling: boolean): GuestFailure {
  if (thrown instanceof RangeError || thrown instanceof WebAssembly.RuntimeError) return { kind: 'stack_limit' };
  const { name, message, stack } = textsOf(thrown);
  if (name === 'InternalError' && /out of memory|too long|too large/.test(message)) return { kind: 'memory_limit' };
  if (message === 'wasm_malloc failed' || (name === '' && message === '')) return { kind: 'memory_limit' };
  if (/call stack|stack overflow/.test(message)) return { kind: 'stack_limit' };
  if (compiling && name === 'SyntaxError') return { kind: 'syntax_error', message: cut(message), ...placeIn(stack) };
  return { kind: 'program_error', message: cut(name === '' ? message : `${name}: ${message}`), ...placeIn(stack) };
}

/** What the program ended with. Reads own data properties alone, so no code of the program runs. */
export function describeRejection(
  vm: QuickJS,
  promise: JSValueHandle,
  stackOf: JSValueHandle,
  memoryBytes: number,
): GuestFailure {
  const reason = promiseResult(vm, promise);
  const wasFull = peakBytes(vm) > ONCE_FULL * memoryBytes;
  if (reason.isNull && wasFull) return { kind: 'memory_limit' };
  // A native of the engine that ran out of memory and set no error at all: no value of a program is of this type.
  if (reason.typeof === 'unknown') return { kind: 'memory_limit' };
  if (reason.isString) return { kind: 'program_error', message: cut(reason.toString()) };
  if (!reason.isError) return { kind: 'program_error', message: 'The program threw a value that is no error.' };
  const message = ownText(reason, 'message') ?? '';
  const name = nameOf(reason);
  if (name === 'InternalError' && /out of memory|too long/.test(message)) return { kind: 'memory_limit' };
  // The engine's compiler of patterns says so in its own way.
  if (name === 'SyntaxError' && message === 'out of memory' && wasFull) return { kind: 'memory_limit' };
  const stack = vm.callFunction(stackOf, vm.undefined, reason).toString();
  const place = placeIn(stack);
  if (name === 'RangeError' && message === 'Maximum call stack size exceeded') {
    return { kind: 'stack_limit', message, ...place };
  }
  return { kind: 'program_error', message: cut(message === '' ? name : `${name}: ${message}`), ...place };
}

function nameOf(error: JSValueHandle): string {
  let owner = error;
  for (let depth = 0; depth < NAME_DEPTH; depth += 1) {
    const name = ownText(owner, 'name');
    if (name !== undefined) return name;
    if (!owner.isObject || owner.isProxy) break;
    owner = owner.getPrototypeOf();
  }
  return 'Error';
}

/** An own data property that is text; accessors and proxies are left alone. */
function ownText(owner: JSValueHandle, key: string): string | undefined {
  if (!owner.isObject || owner.isProxy) return undefined;
  const value = owner.getOwnPropertyDescriptor(key)?.value;
  return value?.isString ? value.toString() : undefined;
}

function promiseResult(vm: QuickJS, promise: JSValueHandle): JSValueHandle {
  const engine = vm as unknown as { _getExports(): { qjs_promise_result(promise: number): number } };
  const Handle = promise.constructor as new (vm: QuickJS, pointer: number) => JSValueHandle;
  return new Handle(vm, engine._getExports().qjs_promise_result(promise.ptr));
}

/** The instance's memory never shrinks: what a failed call has given back by now still shows. */
function peakBytes(vm: QuickJS): number {
  const engine = vm as unknown as { _getExports(): { readonly memory: WebAssembly.Memory } };
  return engine._getExports().memory.buffer.byteLength;
}

/** 1-based line and column of the first frame that is the program's own. */
function placeIn(stack: string): { readonly line?: number; readonly column?: number } {
  const found = /program\.js:(\d+):(\d+)/.exec(stack);
  return found ? { line: Number(found[1]), column: Number(found[2]) } : {};
}

function textsOf(thrown: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  const { name, message, stack } = (thrown ?? {}) as Record<'name' | 'message' | 'stack', unknown>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { name: text(name), message: text(message), stack: text(stack) };
}

function cut(message: string): string {
  return message.length > MESSAGE_LENGTH ? `${message.slice(0, MESSAGE_LENGTH - 1)}…` : message;
}
