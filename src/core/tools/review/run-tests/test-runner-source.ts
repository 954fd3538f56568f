/**
 * The runner that stands in the tests' page, as the text of a module: names of the usual runners as globals, results as marked
 * console lines, which the preview's bridge carries out. It captures what it uses before a test file loads, and lets the
 * tests' own lines through only so fast that its own are never left out.
 */
export const TEST_RUNNER_SOURCE = String.raw`
const PREFIX = 'jig-tests-JIG_MARK ';
const TEST_MS = 5000;
const { stringify } = JSON;
const setTimer = setTimeout.bind(globalThis);
const clearTimer = clearTimeout.bind(globalThis);
const now = performance.now.bind(performance);
const say = console.info.bind(console);

// By the clock: a timer that is late comes twice at once. Two of these spans may fall into one of the bridge's, which carries 50.
const SPAN_MS = 100;
const LINES = 10;
let spanStart = now();
let room = LINES;
function mayWrite() {
  if (now() - spanStart >= SPAN_MS) {
    spanStart = now();
    room = LINES;
  }
  room -= 1;
  return room >= 0;
}
for (const level of ['debug', 'log', 'info', 'warn', 'error', 'dir', 'table', 'group', 'groupCollapsed', 'trace', 'assert']) {
  const write = console[level].bind(console);
  console[level] = (...args) => {
    if (mayWrite()) write(...args);
  };
}
console.clear = () => undefined;

let group = newGroup('', undefined);

function newGroup(name, parent) {
  return { name, parent, tests: [], before: [], after: [], skip: parent ? parent.skip : false };
}

function describe(name, body) {
  addGroup(name, body, false);
}
describe.skip = (name, body) => addGroup(name, body, true);

function addGroup(name, body, skip) {
  const outer = group;
  group = newGroup(String(name), outer);
  group.skip = outer.skip || skip;
  outer.tests.push(group);
  try {
    const answer = body();
    if (answer && typeof answer.then === 'function') throw new TypeError('A describe block may not be asynchronous.');
  } finally {
    group = outer;
  }
}

function it(name, body) {
  group.tests.push({ test: String(name), body, skip: group.skip || body === undefined });
}
it.skip = (name) => group.tests.push({ test: String(name), skip: true });

const beforeEach = (hook) => void group.before.push(hook);
const afterEach = (hook) => void group.after.push(hook);

class AssertionError extends Error {}
AssertionError.prototype.name = 'AssertionError';

function show(value) {
  if (typeof value === 'string') return stringify(value);
  if (typeof value === 'function') return value.name || 'function';
  if (value instanceof Error) return String(value);
  try {
    const text = stringify(value, (_, inner) => (typeof inner === 'bigint' ? inner + 'n' : inner));
    return text === undefined ? String(value) : text.slice(0, 200);
  } catch {
    return String(value);
  }
}

function equal(one, other, seen = []) {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (seen.some(([a, b]) => a === one && b === other)) return true;
  const within = [...seen, [one, other]];
  if (one instanceof Date) return +one === +other;
  if (one instanceof RegExp) return String(one) === String(other);
  if (one instanceof Error) return one.name === other.name && one.message === other.message;
  if (one instanceof Map)
    return one.size === other.size && [...one].every(([key, value]) => other.has(key) && equal(value, other.get(key), within));
  if (one instanceof Set)
    return one.size === other.size && [...one].every((value) => other.has(value) || [...other].some((also) => equal(value, also, within)));
  const keys = Reflect.ownKeys(one);
  return keys.length === Reflect.ownKeys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key], within));
}

function check(holds, message, otherwise) {
  if (holds) return;
  throw new AssertionError(message === undefined ? otherwise() : String(message instanceof Error ? message.message : message));
}

function matchesError(error, expected) {
  if (expected === undefined) return true;
  if (typeof expected === 'string') return String(error?.message ?? error).includes(expected);
  if (expected instanceof RegExp) return expected.test(String(error?.message ?? error));
  if (typeof expected === 'function') return error instanceof expected;
  return Object.keys(expected).every((key) => equal(error?.[key], expected[key]));
}

function assert(value, message) {
  check(value, message, () => show(value) + ' is not truthy');
}
Object.assign(assert, {
  ok: assert,
  equal: (one, other, message) => check(Object.is(one, other), message, () => show(one) + ' is not ' + show(other)),
  strictEqual: (one, other, message) => assert.equal(one, other, message),
  notEqual: (one, other, message) => check(!Object.is(one, other), message, () => show(one) + ' is not to be ' + show(other)),
  deepEqual: (one, other, message) => check(equal(one, other), message, () => show(one) + ' does not equal ' + show(other)),
  match: (text, pattern, message) => check(pattern.test(text), message, () => show(text) + ' does not match ' + pattern),
  throws(body, expected, message) {
    try {
      body();
    } catch (error) {
      return check(matchesError(error, expected), message, () => 'threw ' + show(error));
    }
    throw new AssertionError(message ?? 'nothing was thrown');
  },
  async rejects(promise, expected, message) {
    try {
      await (typeof promise === 'function' ? promise() : promise);
    } catch (error) {
      return check(matchesError(error, expected), message, () => 'rejected with ' + show(error));
    }
    throw new AssertionError(message ?? 'nothing was rejected');
  },
  fail(message = 'failed') {
    throw new AssertionError(message);
  },
});

const MATCHERS = {
  toBe: (value, other) => Object.is(value, other),
  toEqual: (value, other) => equal(value, other),
  toStrictEqual: (value, other) => equal(value, other),
  toBeTruthy: (value) => Boolean(value),
  toBeFalsy: (value) => !value,
  toBeNull: (value) => value === null,
  toBeUndefined: (value) => value === undefined,
  toBeDefined: (value) => value !== undefined,
  toBeNaN: (value) => Number.isNaN(value),
  toBeInstanceOf: (value, kind) => value instanceof kind,
  toBeGreaterThan: (value, other) => value > other,
  toBeGreaterThanOrEqual: (value, other) => value >= other,
  toBeLessThan: (value, other) => value < other,
  toBeLessThanOrEqual: (value, other) => value <= other,
  toBeCloseTo: (value, other, digits = 2) => Math.abs(value - other) < 10 ** -digits / 2,
  toContain: (value, part) => (typeof value === 'string' ? value.includes(part) : [...value].includes(part)),
  toContainEqual: (value, part) => [...value].some((entry) => equal(entry, part)),
  toHaveLength: (value, length) => value.length === length,
  toHaveProperty: (value, name) => name in Object(value),
  toMatch: (value, pattern) => (typeof pattern === 'string' ? value.includes(pattern) : pattern.test(value)),
  toThrow(body, expected) {
    try {
      body();
    } catch (error) {
      return matchesError(error, expected);
    }
    return false;
  },
};

function expect(value) {
  const build = (wanted, settle) =>
    Object.fromEntries(
      Object.entries(MATCHERS).map(([name, matches]) => [
        name,
        (...args) => {
          const judge = (actual) =>
            check(matches(actual, ...args) === wanted, undefined, () =>
              [show(actual), wanted ? '' : 'not', name, ...args.map(show)].filter(Boolean).join(' '),
            );
          return settle ? settle(value).then(judge) : judge(value);
        },
      ]),
    );
  const rejected = (promise) =>
    Promise.resolve(promise).then(
      (result) => { throw new AssertionError('resolved with ' + show(result)); },
      (error) => () => { throw error; },
    );
  return {
    ...build(true),
    not: build(false),
    resolves: { ...build(true, async (promise) => promise), not: build(false, async (promise) => promise) },
    rejects: { ...build(true, rejected), not: build(false, rejected) },
  };
}

Object.assign(globalThis, { describe, it, test: it, beforeEach, afterEach, assert, expect });

let waiting = [];
let total = 0;

async function report(result) {
  total += 1;
  waiting.push(result);
  if (stringify(waiting).length > 1200) await flush();
}

async function flush() {
  if (waiting.length > 0) say(PREFIX + stringify({ results: waiting }));
  waiting = [];
  // Never more of our lines at once than the bridge carries.
  await new Promise((resolve) => setTimer(resolve, 5));
}

const short = (text, length) => (text.length > length ? text.slice(0, length - 1) + '…' : text);

function within(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimer(() => reject(new Error('The test did not end within ' + TEST_MS + ' ms.')), TEST_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimer(timer));
}

async function runTest(path, entry, groups) {
  const name = short([...groups.map((outer) => outer.name), entry.test].filter(Boolean).join(' › '), 200);
  if (entry.skip) return report({ path, name, status: 'skipped', durationMs: 0 });
  const started = now();
  let failure;
  const attempt = async (body) => {
    try {
      await within(Promise.resolve().then(body));
    } catch (error) {
      failure ??= { error };
    }
  };
  for (const hook of groups.flatMap((outer) => outer.before)) if (!failure) await attempt(hook);
  if (!failure) await attempt(entry.body);
  for (const hook of [...groups].reverse().flatMap((outer) => outer.after)) await attempt(hook);
  const durationMs = Math.round((now() - started) * 10) / 10;
  if (!failure) return report({ path, name, status: 'passed', durationMs });
  await report({ path, name, status: 'failed', message: messageOf(failure.error), durationMs });
}

function messageOf(error) {
  try {
    return short(error instanceof Error ? error.name + ': ' + error.message : 'threw ' + show(error), 300);
  } catch {
    return 'threw something that cannot be shown';
  }
}

async function runGroup(path, current, above) {
  const groups = [...above, current];
  for (const entry of current.tests) {
    if ('test' in entry) await runTest(path, entry, groups);
    else await runGroup(path, entry, groups);
  }
}

export async function runAll(files) {
  for (const [path, load] of files) {
    group = newGroup('', undefined);
    const root = group;
    try {
      await load();
    } catch (error) {
      await report({ path, name: short(path, 200), status: 'failed', message: messageOf(error), durationMs: 0 });
      continue;
    }
    await runGroup(path, root, []);
  }
  await flush();
  say(PREFIX + stringify({ done: total }));
}
`;
