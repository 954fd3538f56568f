/**
 * What runs in a fresh instance before the program. It captures every intrinsic that it uses, so that a program which
 * replaces them changes its own world only. Nothing but strings and numbers crosses to the host, and no property of a
 * program's object is read by the host. Descriptors have no prototype: `Object.prototype.get` would change them.
 * Evaluates to a function of the host's functions, the tools' names and their declarations (JSON text); it answers the
 * functions that the host calls.
 */
export const CELL_PRELUDE = `(function () {
  'use strict';
  const { parse, stringify } = JSON;
  const { create, freeze, defineProperty, getOwnPropertyDescriptor, keys } = Object;
  const { apply } = Reflect;
  const GuestPromise = Promise, GuestError = Error, GuestTypeError = TypeError, GuestRangeError = RangeError;
  const stackGetter = (getOwnPropertyDescriptor(GuestError.prototype, 'stack') || create(null)).get;
  const world = globalThis;

  const define = (target, name, value) => {
    const descriptor = create(null);
    descriptor.value = value;
    descriptor.writable = false;
    descriptor.enumerable = true;
    descriptor.configurable = false;
    defineProperty(target, name, descriptor);
  };

  const encode = (value) => {
    const json = stringify(value);
    if (typeof json !== 'string') throw new GuestTypeError('The value cannot be written as JSON.');
    return json;
  };

  delete world.Atomics;
  delete world.SharedArrayBuffer;
  delete world.WebAssembly;
  delete world.console;
  delete world.performance;

  return (emit, dispatch, namesText, declarationsText) => {
    const pending = create(null);
    const names = parse(namesText);
    const tools = create(null);

    const settle = (id, ok, json) => {
      const entry = pending[id];
      delete pending[id];
      if (!entry) return;
      if (ok) return void entry.resolve(parse(json));
      const told = parse(json);
      const Kind = told.name === 'TypeError' ? GuestTypeError : told.name === 'RangeError' ? GuestRangeError : GuestError;
      const error = new Kind(told.message);
      const fields = keys(told);
      for (let index = 0; index < fields.length; index += 1) {
        const key = fields[index];
        if (key !== 'name' && key !== 'message') define(error, key, told[key]);
      }
      entry.reject(error);
    };

    const call = (name, args) => {
      const text = encode(args === undefined ? create(null) : args);
      const entry = create(null);
      const promise = new GuestPromise((resolve, reject) => {
        entry.resolve = resolve;
        entry.reject = reject;
      });
      const id = dispatch(name, text);
      if (typeof id === 'string') {
        pending.refused = entry;
        settle('refused', false, id);
      } else pending[id] = entry;
      return promise;
    };

    for (let index = 0; index < names.length; index += 1) {
      const name = names[index];
      const tool = (args) => call(name, args);
      define(tools, name, freeze(tool));
    }
    freeze(tools);
    freeze(names);

    const text = (value) => {
      emit(typeof value === 'string' ? value : encode(value));
    };
    const describe = (name) => {
      const declarations = parse(declarationsText);
      const descriptor = getOwnPropertyDescriptor(declarations, name);
      if (!descriptor) throw new GuestTypeError('There is no tool of that name; ALL_TOOLS lists them.');
      return descriptor.value;
    };

    define(world, 'tools', tools);
    define(world, 'text', freeze(text));
    define(world, 'ALL_TOOLS', names);
    define(world, 'describe', freeze(describe));

    const stackOf = (error) => {
      if (!stackGetter) return '';
      const stack = apply(stackGetter, error, []);
      return typeof stack === 'string' ? stack : '';
    };
    return freeze([settle, stackOf]);
  };
})()`;
