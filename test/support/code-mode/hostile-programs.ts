/** A program that means harm, and the only ends that it may come to. */
export interface HostileProgram {
  readonly name: string;
  readonly source: string;
  readonly kinds: readonly string[];
}

const TIMEOUT = ['timeout'];
const MEMORY = ['memory_limit'];
const STACK = ['stack_limit'];
const OUTPUT = ['output_limit'];
const DONE = ['completed'];
const ERROR = ['program_error'];
const STALLED = ['stalled'];

const group = (kinds: readonly string[], programs: Readonly<Record<string, string>>): readonly HostileProgram[] =>
  Object.entries(programs).map(([name, source]) => ({ name, source, kinds }));

/** Ends within the deadline and its watchdog, whatever the program tries. */
export const HOSTILE_PROGRAMS: readonly HostileProgram[] = [
  ...group(TIMEOUT, {
    'for (;;)': 'for (;;);',
    'while (true) with work': 'let n = 0; while (true) n += Math.sqrt(n);',
    'do while': 'do {} while (1)',
    'labelled continue': 'a: for (;;) { continue a; }',
    'a loop in catch': 'for (;;) { try { throw 1 } catch { continue } }',
    'a loop in finally': 'for (;;) { try { for (;;); } finally { continue } }',
    'a loop in a getter': 'const o = { get x() { for (;;); } }; o.x;',
    'a loop in toString': 'String({ toString() { for (;;); } });',
    'a loop in toJSON': 'text({ toJSON() { for (;;); } });',
    'a loop in valueOf': '+{ valueOf() { for (;;); } };',
    'a loop in a proxy trap': 'new Proxy({}, { get() { for (;;); } }).x;',
    'a loop in an iterator': 'for (const x of { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) });',
    'an endless generator': 'function* g() { for (;;) yield 1 } for (const x of g());',
    'an endless async generator': 'async function* g() { for (;;) yield 1 } for await (const x of g());',
    'a loop in a then': 'await { then() { for (;;); } };',
    'a loop in a sort': '[1, 2].sort(() => { for (;;); });',
    'a loop in a replacer': '"a".replace(/a/, () => { for (;;); });',
    'a loop in a reviver': 'JSON.parse("1", () => { for (;;); });',
    'a loop in a static block': 'class A { static { for (;;); } }',
    'a loop in a default argument': '((x = (() => { for (;;); })()) => x)();',
    'a loop in a species':
      'class A extends Array { static get [Symbol.species]() { for (;;); } } new A(1).map((x) => x);',
    'a loop in a setter of an argument':
      'const a = {}; Object.defineProperty(a, "x", { enumerable: true, get() { for (;;); } }); tools.test_echo(a);',
    'a flood of microtasks': 'const f = () => Promise.resolve().then(f); f(); await new Promise(() => {});',
    'two floods of microtasks': 'const f = () => Promise.resolve().then(f); f(); f(); await new Promise(() => {});',
    'a flood of async functions': 'const f = async () => { await null; return f(); }; f(); for (;;) await null;',
    'an awaited flood': 'for (;;) await 0;',
    'a pattern that backtracks': '/(a+)+$/.test("a".repeat(40) + "b");',
    'a pattern of nested stars': '/^(([a-z])+.)+[A-Z]([a-z])+$/.test("a".repeat(60));',
    'a pattern with a backreference': '/(.*)*\\1x/.test("a".repeat(40));',
    'a loop inside Function': 'Function("for (;;);")();',
    'a loop inside eval': '(0, eval)("for (;;);");',
    'a loop after emissions': 'text("a"); for (;;);',
    'a loop after a call': 'await tools.test_echo({}); for (;;);',
    'a loop while a call is under way': 'tools.test_never({}); for (;;);',
    'a tool that never answers': 'await tools.test_never({});',
    'many tools that never answer': 'await Promise.all(Array.from({ length: 32 }, () => tools.test_never({})));',
    'Error.prepareStackTrace':
      'Error.prepareStackTrace = () => { for (;;); }; try { null.x } catch (e) { String(e.stack) } text("x");',
    'BigInt that grows': 'let n = 2n; for (let i = 0; ; i += 1) n = (n * 3n) % (2n ** 4096n);',
    'a sort of a large array for ever':
      'const a = Array.from({ length: 1e4 }, (_, i) => -i); for (;;) a.sort(() => Math.random() - 0.5);',
    'defineProperty for ever': 'for (let i = 0; ; i += 1) Object.defineProperty({}, "x" + i, { value: 1 });',
    'caught errors for ever': 'for (;;) { try { null.x } catch {} }',
    'Date for ever': 'while (Date.now() < 9e15);',
    'a species that loops':
      'class P extends Promise { static get [Symbol.species]() { for (;;); } } P.resolve(1).then();',
    'a proxy emitted': 'text(new Proxy({}, { ownKeys() { for (;;); } }));',
    'a small tree that JSON makes large': 'let o = [1]; for (let i = 0; i < 24; i += 1) o = [o, o]; text(o);',
    'a native over 2 ** 53 items': 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1);',
    'a native that turns 2 ** 53 items round': 'Array.prototype.reverse.call({ length: 2 ** 53 - 1 });',
    'a sort of 2 ** 32 holes': 'const a = []; a[4294967294] = 1; a.sort();',
    'a join of 2 ** 32 holes': 'new Array(2 ** 32 - 1).join("xxxxxxxx");',
    'rejections for ever': 'for (;;) Promise.reject(1);',
    'a Map that never ends': 'const m = new Map(); for (;;) { m.set(m.size, 1); m.delete(m.size - 1); }',
    'a Set that grows as it is read': 'const s = new Set([1]); for (const x of s) { s.delete(x); s.add(x); }',
    'a pattern that looks behind': 'let s = "a"; for (let i = 0; i < 24; i += 1) s += s; /(?<=(a+)+)b/.test(s);',
  }),
  // Each grows by pieces large enough to be full soon: that it ends by its memory, not by its time, is the point.
  ...group(MEMORY, {
    'a memory bomb of arrays': 'const a = []; for (;;) a.push(new Array(1e5).fill(1));',
    'a memory bomb of objects': 'const a = []; for (;;) a.push({ a: new Array(1e4).fill({}), b: [{}] });',
    'a memory bomb of closures': 'const a = []; for (;;) a.push(((b) => () => b)(new Array(1e4).fill(0)));',
    'a memory bomb of a Map': 'const m = new Map(); for (;;) m.set({}, new Array(1e4).fill(0));',
    'a memory bomb of a Set of strings': 'const s = new Set(); for (let i = 0; ; i += 1) s.add("x".repeat(1e5) + i);',
    'a memory bomb of symbols': 'const a = []; for (let i = 0; ; i += 1) a.push(Symbol("x".repeat(1e5) + i));',
    'a memory bomb of promises': 'const a = []; for (;;) a.push(Promise.resolve(new Array(1e4).fill(0)));',
    'a memory bomb of typed arrays': 'const a = []; for (;;) a.push(new Uint8Array(1e6));',
    'a memory bomb of errors': 'const a = []; for (let i = 0; ; i += 1) a.push(new Error("x".repeat(1e5) + i));',
    'a memory bomb in a promise chain':
      'const a = []; const f = () => { a.push(new Array(1e5).fill(0)); return Promise.resolve().then(f); }; await f();',
    'a memory bomb of patterns': 'const a = []; for (let i = 0; ; i += 1) a.push(new RegExp("a".repeat(1e4) + i));',
    'a memory bomb of functions':
      'const a = []; for (let i = 0; ; i += 1) a.push(Function("return \'" + "x".repeat(1e5) + i + "\'"));',
    'a string that doubles': 'let s = "x"; for (;;) s += s;',
    'a string that doubles in a catch': 'let s = "x"; try { for (;;) s += s } catch { text("no") }',
    'padStart beyond everything': 'const a = []; for (;;) a.push("x".padStart(4e6));',
    'repeat beyond everything': 'const a = []; for (;;) a.push("ab".repeat(2e6));',
    'a buffer of a gigabyte in a catch': 'const a = []; for (;;) { try { a.push(new ArrayBuffer(2e7)) } finally { } }',
    'arrays joined': 'let a = ["xxxxxxxxxx"]; for (;;) a = [a.join("") + a.join("")];',
    'an array that spreads itself': 'let a = [1, 2, 3, 4]; for (;;) a = [...a, ...a];',
    'JSON of a deep copy':
      'let o = { a: "x".repeat(1e6) }; for (;;) o = { a: JSON.stringify(o), b: JSON.stringify(o) };',
  }),
  ...group(MEMORY, {
    'promises that double': 'const f = async () => { await null; await Promise.all([f(), f()]) }; await f();',
    'a buffer that is resized': 'const b = new ArrayBuffer(8, { maxByteLength: 1e9 }); b.resize(9e8);',
    'a string that normalizes to eighteen times itself': '"\\ufdfa".repeat(2e6).normalize("NFKD");',
    'a string split into its characters': '"x".repeat(3e7).split("");',
  }),
  ...group(STACK, {
    'an emission nested beyond writing': 'let o = []; for (let i = 0; i < 1e5; i += 1) o = [o]; text(o);',
    'arguments nested beyond writing':
      'let o = {}; for (let i = 0; i < 1e5; i += 1) o = { o }; await tools.test_echo(o);',
    'a source nested beyond parsing': 'eval("[".repeat(1e5) + "]".repeat(1e5));',
    'a function that calls itself': 'const f = () => f() + 1; f();',
    'two functions that call each other': 'const f = () => g() + 1, g = () => f() + 1; f();',
    'a getter that gets itself': 'const o = { get x() { return this.x } }; o.x;',
    'a proxy of itself': 'const p = new Proxy({}, { get: (t, k, r) => r[k] + 1 }); p.x;',
    'a constructor that constructs itself': 'class A { constructor() { new A() } } new A();',
    'toString that calls itself': 'const o = { toString() { return String(o) + 1 } }; String(o);',
    'reduce inside reduce': 'const f = (n) => [1, 2].reduce(() => f(n + 1)); f(0);',
  }),
  ...group(OUTPUT, {
    'a flood of emissions': 'for (;;) text("x");',
    'a flood of objects': 'for (;;) text({ a: 1 });',
    'one emission too large': 'text("x".repeat(70000));',
    'emissions in two-byte characters': 'for (;;) text("é".repeat(1000));',
    'emissions swallowed': 'for (;;) { try { text("x".repeat(9000)) } catch {} }',
    'emissions out of promises': 'await Promise.all(Array.from({ length: 400 }, async () => text("x")));',
    'emissions of no width': 'text("\\u200b".repeat(30000));',
    'emissions in a getter': 'const o = { get a() { for (;;) text("x"); } }; JSON.stringify(o);',
  }),
  ...group(DONE, {
    'a flood of refused calls': 'for (let i = 0; i < 3000; i += 1) tools.test_closed({ z: 1 }).catch(() => {});',
    'Promise replaced': 'globalThis.Promise = null; text("x");',
    'Promise.prototype.then replaced': 'Promise.prototype.then = () => { for (;;); }; text("x");',
    'JSON replaced': 'JSON.stringify = () => "}"; JSON.parse = () => { for (;;); }; text({ a: 1 });',
    'iteration replaced': 'Array.prototype[Symbol.iterator] = () => { for (;;); }; text("x");',
    'globals deleted':
      'for (const k of Object.getOwnPropertyNames(globalThis)) { try { delete globalThis[k] } catch {} }',
    'rejections that nobody handles': 'for (let i = 0; i < 5000; i += 1) Promise.reject(i);',
    'a sealed world': 'Object.freeze(globalThis); Object.freeze(Object.prototype); text("x");',
    'WebAssembly and workers sought':
      'text([typeof WebAssembly, typeof Worker, typeof SharedArrayBuffer, typeof fetch]);',
    'the host sought by constructors':
      'const F = tools.test_echo.constructor; text(typeof F("return typeof process === \'undefined\' ? 0 : process")());',
    'the species of Promise replaced':
      'Object.defineProperty(Promise, Symbol.species, { get() { for (;;); } }); text((await tools.test_echo({})).success);',
    'Array.prototype.then made':
      'Array.prototype.then = (r) => r("mine"); text((await tools.test_echo({ a: [1] })).output.a);',
    'setters waiting on Object.prototype':
      'for (const k of ["resolve", "reject", "1", "2"]) Object.defineProperty(Object.prototype, k, { set(v) { globalThis.stolen = v } }); await tools.test_echo({}); text(typeof stolen);',
    'call, apply and bind replaced':
      'Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => { for (;;); }; text((await tools.test_echo({})).success);',
    'a proxy as arguments':
      'text((await tools.test_echo(new Proxy({ a: 1 }, { get: (t, k) => (k === "toJSON" ? undefined : 7) }))).output);',
    'twenty thousand arguments':
      'const a = {}; for (let i = 0; i < 2e4; i += 1) a["k" + i] = 0; text((await tools.test_echo(a)).success);',
    'names of no width': 'text((await tools.test_echo({ "\\u200b": 1, "session_id\\u200b": 2 })).success);',
    'a recursion of async functions': 'const f = async () => { await f() }; f(); text("x");',
    'the host sought by a thrown error': 'try { await tools.test_leak({}) } catch (e) { text(Object.keys(e)) }',
  }),
  // The program's own promises find the `then` that it made.
  ...group(['completed', 'stalled'], {
    'Object.prototype poisoned':
      'Object.prototype.then = () => {}; Object.prototype.toJSON = () => 1; Object.prototype.get = 1; text("x");',
  }),
  ...group(ERROR, {
    'null thrown': 'throw null;',
    'a proxy thrown':
      'throw new Proxy({}, { get() { for (;;); }, getPrototypeOf() { for (;;); }, getOwnPropertyDescriptor() { for (;;); } });',
    'an error with a hostile getter':
      'class E extends Error { get message() { for (;;); } get name() { for (;;); } } throw new E();',
    'an error with a megabyte of text': 'throw new Error("x".repeat(1e6));',
    'a thenable that rejects': 'await { then(_, no) { no(new Error("x")) } };',
    'a tool that is not there': 'await tools.nothing({});',
    'a symbol thrown': 'throw Symbol("x");',
    'an async generator of calls':
      'async function* g() { for (;;) yield tools.test_echo({}); } for await (const x of g());',
    'an argument key of 300 kB': 'await tools.test_echo({ ["x".repeat(3e5)]: 1 });',
    'a tool with a space of no width in its name': 'await tools["test_\\u200becho"]({});',
    'Error.prototype.message replaced':
      'Object.defineProperty(Error.prototype, "message", { get() { for (;;); } }); await tools.test_closed({ z: 1 });',
    'a tool constructed': 'new tools.test_echo({});',
    'a revoked proxy thrown': 'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); throw proxy;',
  }),
  ...group(STALLED, {
    'nothing to wait for': 'await new Promise(() => {});',
    'a thenable that never settles': 'await { then() {} };',
    'a promise waiting for itself':
      'const p = new Promise((r) => { globalThis.free = r }); await p.then(() => free());',
  }),
];
