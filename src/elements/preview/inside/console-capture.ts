import type { FrameConsoleLevel, FrameConsoleLine, FramePlace } from '../frame-messages.js';
import type { FramePart, FrameTools } from './frame-tools.js';

export interface ConsoleCapture extends FramePart {
  /** An error that nobody caught. */
  uncaught(text: string, place: FramePlace): void;
}

/**
 * Notes what the page writes to its console, as bounded text; the console itself works as before. Past 50 lines in
 * 100 ms lines are only counted, so that a page that writes all the time pays almost nothing for being watched. Getters
 * are never run. Part of the runtime: see `FrameTools` for what it may use.
 */
export function captureConsole(tools: FrameTools): ConsoleCapture {
  const { apply, methodOf, getterOf, append, watchMethod, cut, stackOf } = tools;
  const TEXT_LENGTH = 2000;
  const LINES_AT_ONCE = 50;
  const WINDOW_MS = 100;
  const toText = String;
  const isArray = Array.isArray;
  const { ownKeys, getOwnPropertyDescriptor: descriptorOf, getPrototypeOf } = Reflect;
  const quote = JSON.stringify;
  const clock = performance;
  const now = methodOf<number>(Performance.prototype, 'now');
  const indexOf = methodOf<number>(String.prototype, 'indexOf');
  const tagOf = methodOf<string>(Object.prototype, 'toString');
  const nodeTypeOf = getterOf<number>(Node.prototype, 'nodeType');
  const nodeNameOf = getterOf<string>(Node.prototype, 'nodeName');
  const localNameOf = getterOf<string>(Element.prototype, 'localName');
  const attributeOf = methodOf<string | null>(Element.prototype, 'getAttribute');
  const textOf = getterOf<string | null>(Node.prototype, 'nodeValue');
  const isError = (Error as { readonly isError?: (value: unknown) => boolean }).isError;
  const plainPrototype = Object.prototype;
  const timeOf = methodOf<number>(Date.prototype, 'getTime');
  const isoOf = methodOf<string>(Date.prototype, 'toISOString');
  const sourceOf = getterOf<string>(RegExp.prototype, 'source');
  const flagsOf = getterOf<string>(RegExp.prototype, 'flags');
  const mapSize = getterOf<number>(Map.prototype, 'size');
  const setSize = getterOf<number>(Set.prototype, 'size');
  const mapEntries = methodOf<object>(Map.prototype, 'entries');
  const setValues = methodOf<object>(Set.prototype, 'values');
  const nextEntry = methodOf<IteratorResult<unknown>>(getPrototypeOf(mapEntries(new Map()))!, 'next');
  const nextValue = methodOf<IteratorResult<unknown>>(getPrototypeOf(setValues(new Set()))!, 'next');

  let lines: FrameConsoleLine[] = [];
  let omitted = 0;
  let cleared = false;
  let windowStart = -WINDOW_MS;
  let inWindow = 0;
  let busy = false;

  const flush = (): void => {
    if (lines.length === 0 && omitted === 0 && !cleared) return;
    tools.say({ type: 'jig-studio.preview.console', revision: tools.revision(), lines, omitted, cleared });
    lines = [];
    omitted = 0;
    cleared = false;
  };

  const admit = (): boolean => {
    const time = now(clock);
    if (time - windowStart >= WINDOW_MS) {
      windowStart = time;
      inWindow = 0;
    }
    inWindow += 1;
    tools.soon(flush);
    if (inWindow <= LINES_AT_ONCE && !busy) return true;
    omitted += 1;
    return false;
  };

  const record = (level: FrameConsoleLevel, args: readonly unknown[], prefix: string): void => {
    if (!admit()) return;
    busy = true;
    try {
      const text = cut(prefix + format(args), TEXT_LENGTH);
      append(lines, { level, text, place: { file: '', line: 0, column: 0, stack: tools.here() }, uncaught: false });
    } catch {
      omitted += 1;
    }
    busy = false;
  };

  const format = (args: readonly unknown[]): string => {
    const budget = { room: TEXT_LENGTH, nodes: 200 };
    let at = 0;
    let text = '';
    if (typeof args[0] === 'string' && args.length > 1) {
      const filled = fill(args[0], args, budget);
      text = filled.text;
      at = filled.used;
    }
    for (; at < args.length && text.length < TEXT_LENGTH; at += 1) {
      const value = args[at];
      text +=
        (at === 0 ? '' : ' ') + (typeof value === 'string' ? cut(value, TEXT_LENGTH) : show(value, 0, null, budget));
    }
    return text;
  };

  interface Budget {
    room: number;
    nodes: number;
  }

  /** `%s %d %i %f %o %O %c` as a console reads them. */
  const fill = (pattern: string, args: readonly unknown[], budget: Budget): { text: string; used: number } => {
    let text = '';
    let used = 1;
    let from = 0;
    for (;;) {
      const at = indexOf(pattern, '%', from);
      if (at === -1 || at + 1 >= pattern.length || used >= args.length) break;
      const kind = pattern[at + 1];
      text += cut(between(pattern, from, at), TEXT_LENGTH);
      from = at + 2;
      if (kind === '%') text += '%';
      else if (kind === 'c') used += 1;
      else if (kind === 's' || kind === 'o' || kind === 'O' || kind === 'd' || kind === 'i' || kind === 'f') {
        const value = args[used];
        used += 1;
        text += typeof value === 'string' ? cut(value, TEXT_LENGTH) : show(value, 0, null, budget);
      } else text += `%${kind}`;
    }
    return { text: text + cut(between(pattern, from, pattern.length), TEXT_LENGTH), used };
  };

  const substring = methodOf<string>(String.prototype, 'substring');
  const between = (text: string, from: number, to: number): string => substring(text, from, to);

  interface Parents {
    readonly value: object;
    readonly above: Parents | null;
  }

  const show = (value: unknown, depth: number, parents: Parents | null, budget: Budget): string => {
    const type = typeof value;
    if (type === 'string') return quote(cut(value as string, 500));
    if (type === 'bigint') return `${toText(value)}n`;
    if (value === null || (type !== 'object' && type !== 'function')) return toText(value);
    budget.nodes -= 1;
    if (budget.nodes < 0 || budget.room < 0) return '…';
    for (let above = parents; above !== null; above = above.above) if (above.value === value) return '[Circular]';
    let text: string;
    try {
      text = type === 'function' ? showFunction(value as object) : showObject(value as object, depth, parents, budget);
    } catch {
      text = '[cannot be shown]';
    }
    budget.room -= text.length;
    return text;
  };

  const ownValue = (target: object, name: PropertyKey): unknown => {
    const descriptor = descriptorOf(target, name);
    return descriptor && 'value' in descriptor ? descriptor.value : undefined;
  };

  const showFunction = (value: object): string => {
    const name = ownValue(value, 'name');
    return `ƒ ${typeof name === 'string' && name !== '' ? cut(name, 80) : '(anonymous)'}`;
  };

  const showObject = (value: object, depth: number, parents: Parents | null, budget: Budget): string => {
    const node = showNode(value);
    if (node !== undefined) return node;
    if (isArray(value)) return showArray(value, depth, parents, budget);
    const nature = natureOf(value);
    if (nature === 'error') return stackOf(value) || toText(value);
    if (nature === 'date') return timeOf(value) === timeOf(value) ? isoOf(value) : 'Invalid Date';
    if (nature === 'regexp') return `/${sourceOf(value)}/${flagsOf(value)}`;
    if (nature === 'map') {
      return `Map(${mapSize(value)}) ${showMany(mapEntries(value), nextEntry, depth, { value, above: parents }, budget)}`;
    }
    if (nature === 'set') {
      return `Set(${setSize(value)}) ${showMany(setValues(value), nextValue, depth, { value, above: parents }, budget)}`;
    }
    return showFields(value, depth, parents, budget);
  };

  /** What an object is by what it holds inside: its tag (`Symbol.toStringTag`) may be a getter of the page, or lie. */
  const natureOf = (value: object): 'error' | 'date' | 'regexp' | 'map' | 'set' | 'plain' => {
    const prototype = getPrototypeOf(value);
    if (prototype === plainPrototype || prototype === null) return 'plain';
    if (isError ? isError(value) : tagOf(value) === '[object Error]') return 'error';
    if (answers(timeOf, value)) return 'date';
    if (answers(sourceOf, value)) return 'regexp';
    if (answers(mapSize, value)) return 'map';
    return answers(setSize, value) ? 'set' : 'plain';
  };

  const answers = (read: (self: unknown) => unknown, value: object): boolean => {
    try {
      read(value);
      return true;
    } catch {
      return false;
    }
  };

  const showNode = (value: object): string | undefined => {
    let type: number;
    try {
      type = nodeTypeOf(value);
    } catch {
      return undefined;
    }
    if (type === 3) return `#text ${quote(cut(textOf(value) ?? '', 100))}`;
    if (type !== 1) return nodeNameOf(value);
    const id = attributeOf(value, 'id');
    const classes = attributeOf(value, 'class');
    const name = localNameOf(value) + (id ? ` id=${quote(cut(id, 60))}` : '');
    return `<${name}${classes ? ` class=${quote(cut(classes, 100))}` : ''}>`;
  };

  const showArray = (value: object, depth: number, parents: Parents | null, budget: Budget): string => {
    const length = ownValue(value, 'length') as number;
    const limit = depth === 0 ? 50 : 5;
    let text = '';
    for (let index = 0; index < length && index < limit; index += 1) {
      if (index > 0) text += ', ';
      const descriptor = descriptorOf(value, index);
      if (!descriptor) text += 'empty';
      else text += 'value' in descriptor ? show(descriptor.value, depth + 1, { value, above: parents }, budget) : '(…)';
    }
    return `${length > limit ? `(${length}) ` : ''}[${text}${length > limit ? ', …' : ''}]`;
  };

  const showMany = (
    iterator: object,
    next: (self: unknown) => IteratorResult<unknown>,
    depth: number,
    parents: Parents,
    budget: Budget,
  ): string => {
    let text = '';
    for (let index = 0; index < 10; index += 1) {
      const step = next(iterator);
      if (step.done) return `{${text}}`;
      text += (index === 0 ? '' : ', ') + show(step.value, depth + 1, parents, budget);
    }
    return `{${text}, …}`;
  };

  const showFields = (value: object, depth: number, parents: Parents | null, budget: Budget): string => {
    const prototype = getPrototypeOf(value);
    const maker = prototype && (ownValue(prototype, 'constructor') as object | undefined);
    const name = typeof maker === 'function' ? ownValue(maker, 'name') : '';
    const prefix = typeof name === 'string' && name !== '' && name !== 'Object' ? `${cut(name, 60)} ` : '';
    if (depth >= 3) return `${prefix}{…}`;
    const keys = ownKeys(value);
    let text = '';
    let shown = 0;
    for (let index = 0; index < keys.length && shown < 20; index += 1) {
      const key = keys[index]!;
      const descriptor = descriptorOf(value, key);
      if (!descriptor || !descriptor.enumerable) continue;
      const what = 'value' in descriptor ? show(descriptor.value, depth + 1, { value, above: parents }, budget) : '(…)';
      text += `${shown === 0 ? '' : ', '}${cut(toText(key), 80)}: ${what}`;
      shown += 1;
    }
    return `${prefix}{${text}${shown === 20 ? ', …' : ''}}`;
  };

  const watch = (method: string, note: (args: readonly unknown[]) => void): void => {
    const descriptor = descriptorOf(console, method);
    if (typeof descriptor?.value !== 'function' || !descriptor.configurable) return;
    watchMethod(console, method, (target, self, args) => {
      note(args);
      return apply(target, self, args);
    });
  };

  watch('debug', (args) => record('debug', args, ''));
  watch('log', (args) => record('log', args, ''));
  watch('info', (args) => record('info', args, ''));
  watch('warn', (args) => record('warn', args, ''));
  watch('error', (args) => record('error', args, ''));
  watch('dir', (args) => record('log', [args[0]], ''));
  watch('table', (args) => record('log', [args[0]], ''));
  watch('group', (args) => record('log', args, '▾ '));
  watch('groupCollapsed', (args) => record('log', args, '▸ '));
  watch('trace', (args) => record('log', args, 'Trace: '));
  watch('assert', (args) => {
    if (args[0]) return;
    const rest: unknown[] = [];
    for (let index = 1; index < args.length; index += 1) append(rest, args[index]);
    record('error', rest, 'Assertion failed: ');
  });
  watch('clear', () => {
    lines = [];
    omitted = 0;
    cleared = true;
    tools.soon(flush);
  });

  return {
    uncaught(text, place) {
      if (!admit()) return;
      append(lines, { level: 'error', text: cut(text, TEXT_LENGTH), place, uncaught: true });
    },
  };
}
