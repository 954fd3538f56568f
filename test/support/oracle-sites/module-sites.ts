// Module graphs: order, cycles, import maps, attributes, dynamic imports, addresses.
import { modulePage, page, picture, type OracleSite } from './oracle-site.js';

export const MODULE_SITES: readonly OracleSite[] = [
  {
    name: 'a closing script tag in a module’s string',
    files: {
      'index.html': modulePage(''),
      'a.js': 'const s = "</script><b>stray</b>"; document.body.append(s.length + " " + s.includes("<b>"));',
    },
  },
  {
    name: 'a module imported twice, by entry first',
    files: {
      'index.html': modulePage(''),
      'a.js': 'import "./util.js"; import "./child.js"; console.log("entry");',
      'child.js': 'import { n } from "./util.js"; console.log("child", n);',
      'util.js': 'console.log("util"); export const n = 1;',
    },
  },
  {
    name: 'a module imported twice, by child first',
    files: {
      'index.html': modulePage(''),
      'a.js': 'import "./child.js"; import "./util.js"; console.log("entry");',
      'child.js': 'import { n } from "./util.js"; console.log("child", n);',
      'util.js': 'console.log("util"); export const n = 1;',
    },
  },
  {
    name: 'two modules that import each other',
    files: {
      'index.html': modulePage(''),
      'a.js':
        'import { b } from "./b.js"; export const a = (n) => (n ? b(n - 1) : "a"); onload = () => console.log(a(3), b(4));',
      'b.js': 'import { a } from "./a.js"; export const b = (n) => (n ? a(n - 1) : "b");',
    },
  },
  {
    name: 'a cycle that reads too early',
    files: {
      'index.html': modulePage(''),
      'a.js': 'import { b } from "./b.js"; export const a = b + 1;',
      'b.js': 'import { a } from "./a.js";\nexport const b = a + 1;',
    },
  },
  {
    name: 'a module that imports itself, and a long ring',
    files: {
      'index.html': modulePage(''),
      'a.js':
        'import * as self from "./a.js"; import { ring } from "./r1.js"; export const one = 1; console.log(self.one, ring)',
      'r1.js': 'export { ring } from "./r2.js"; console.log("r1")',
      'r2.js': 'export { ring } from "./r3.js"; console.log("r2")',
      'r3.js': 'import "./r1.js"; export const ring = "ring"; console.log("r3")',
    },
  },
  {
    name: 'every form of import and export',
    files: {
      'index.html': modulePage(''),
      'a.js':
        'import d, * as all from "./b.js"; import { default as e, "string name" as s, c as f } from "./b.js"; import {} from "./b.js"; export * from "./b.js"; export * as ns from "./b.js"; export { c as default } from "./b.js"; console.log(d, e, s, f, Object.keys(all).join())',
      'b.js': 'const c = 3; export { c, c as "string name" }; export default "d"; export async function* g() {}',
    },
  },
  {
    name: 'imports inside strings, comments, regular expressions and templates',
    files: {
      'index.html': modulePage(''),
      'a.js':
        'const a = "import x from \'./no.js\'", r = /import\\("\\.\\/no\\.js"\\)/, t = `import("./no.js") ${(await import("./b.js")).n}`; /* import "./no.js" */ // import "./no.js"\nconsole.log(a.length, r.source.length, t, { import: 1 }.import)',
      'b.js': 'export const n = 2',
    },
  },
  {
    name: 'awaits at the top of modules',
    files: {
      'index.html': modulePage(
        '<script>document.addEventListener("DOMContentLoaded", () => console.log("ready"))</script>',
      ),
      'a.js': 'import { slow } from "./slow.js"; import { fast } from "./fast.js"; console.log(slow, fast)',
      'slow.js': 'await new Promise((r) => setTimeout(r, 20)); console.log("slow"); export const slow = 1',
      'fast.js': 'console.log("fast"); export const fast = 2',
    },
  },
  {
    name: 'inline modules that import, twice the same',
    files: {
      'index.html': page(
        '<script type="module">import { n } from "./lib/n.js"; console.log("one", n())</script><script type="module">import { n } from "/lib/n.js"; console.log("two", n())</script>',
      ),
      'lib/n.js': 'let count = 0; export const n = () => ++count; console.log("loaded")',
    },
  },
  {
    name: 'the same module from two script elements',
    files: {
      'index.html': page(
        '<script type="module" src="a.js"></script><script type="module" src="./a.js"></script><script type="module" src="b.js"></script>',
      ),
      'a.js': 'console.log("a")',
      'b.js': 'import "./a.js"; console.log("b")',
    },
  },
  {
    name: 'a module under two addresses, and as a classic script',
    files: {
      'index.html': page(
        '<script src="a.js"></script><script type="module" src="a.js"></script><script type="module">import "./a.js?v=2"; import "./a.js"; import "./a.js#x"</script>',
      ),
      'a.js': 'console.log("a")',
    },
  },
  {
    name: 'an empty module and an empty stylesheet',
    files: {
      'index.html': modulePage('<p>x</p>', '<link rel="stylesheet" href="e.css">'),
      'a.js':
        'import "./e.js"; import * as e from "./e.js"; console.log(Object.keys(e).length, document.styleSheets[0].cssRules.length);',
      'e.js': '',
      'e.css': '',
    },
  },
  {
    name: 'dynamic import of a literal, twice, and its rejection',
    files: {
      'index.html': page('<script src="c.js"></script>'),
      'c.js':
        'Promise.all([import("./lib/x.js"), import("/lib/x.js")]).then(([a, b]) => console.log(a === b, a.default)).then(() => import("./gone.js")).catch((e) => console.log(e.name));',
      'lib/x.js': 'import { y } from "../y.js"; export default y;',
      'y.js': 'export const y = "y";',
    },
    diagnostics: ['missing-reference c.js:1 gone.js'],
  },
  {
    name: 'dynamic import with a computed name',
    lines: 5,
    files: {
      'index.html': modulePage(
        '<script>const which = "one"; addEventListener("done", () => import("./lib/" + which + ".js").then((m) => console.log("page", m.default)))</script>',
      ),
      'a.js':
        'for (const name of ["one", "two"]) console.log((await import(`./lib/${name}.js`)).default); const later = async () => import(await Promise.resolve("./lib/one.js")); console.log((await later()).default); await import("./lib/" + "gone" + ".js").catch((e) => console.log(e.name)); dispatchEvent(new Event("done"))',
      'lib/one.js': 'import { n } from "../n.js"; export default "one" + n',
      'lib/two.js': 'export default "two"',
      'n.js': 'export const n = 1',
    },
  },
  {
    name: 'dynamic import with a computed name that an import map answers',
    files: {
      'index.html': modulePage('', '<script type="importmap">{ "imports": { "lib/": "./vendor/" } }</script>'),
      'a.js': 'for (const n of ["x", "y"]) console.log((await import("lib/" + n + ".js")).default)',
      'vendor/x.js': 'export default "x"',
      'vendor/y.js': 'export default "y"',
    },
  },
  {
    name: 'dynamic import in a handler of an attribute',
    files: {
      'index.html': page(
        '<button onclick="import(\'./lib/x.js\').then((m) => console.log(m.default))">b</button><script>document.querySelector("button").click()</script>',
      ),
      'lib/x.js': 'export default "x"',
    },
  },
  {
    name: 'JSON and CSS modules',
    files: {
      'index.html': modulePage(),
      'a.js':
        'import data from "./d.json" with { type: "json" }; import sheet from "./s.css" with { type: "css" }; document.adoptedStyleSheets = [sheet]; console.log(data.list.length);',
      'd.json': '{ "list": [1, 2, 3] }',
      's.css': '@import "lone.css"; p { color: rgb(4, 5, 6); background: url(dot.svg) }',
      'lone.css': 'p { width: 7px }',
      'dot.svg': picture(),
    },
  },
  {
    name: 'JSON and CSS modules of one text in two files',
    files: {
      'index.html': modulePage(),
      'a.js':
        'import a from "./a.json" with { type: "json" }; import b from "./b.json" with { type: "json" }; import c from "./a.css" with { type: "css" }; import d from "./b.css" with { type: "css" }; a.n = 2; console.log(b.n, a === b, c === d)',
      'a.json': '{ "n": 1 }',
      'b.json': '{ "n": 1 }',
      'a.css': 'p { color: red }',
      'b.css': 'p { color: red }',
    },
  },
  {
    name: 'JSON and CSS modules imported dynamically',
    files: {
      'index.html': modulePage(),
      'a.js':
        'const { default: data } = await import("./d.json", { with: { type: "json" } }); const { default: sheet } = await import("./s.css", { with: { type: "css" } }); document.adoptedStyleSheets = [sheet]; console.log(data.n)',
      'd.json': '{ "n": 4 }',
      's.css': 'p { color: rgb(4, 5, 6) }',
    },
    lines: 1,
  },
  {
    name: 'JSON imported without its attribute, and not JSON',
    files: {
      'index.html': modulePage(),
      'a.js':
        'await import("./d.json").catch((e) => console.log(e.name)); await import("./bad.json", { with: { type: "json" } }).catch((e) => console.log(e.name))',
      'd.json': '{}',
      'bad.json': '{ no }',
    },
  },
  {
    name: 'an import map with prefixes and scopes',
    files: {
      'index.html': modulePage(
        '',
        '<script type="importmap">{ "imports": { "lib/": "./vendor/", "x": "./vendor/x.js" }, "scopes": { "./sub/": { "x": "./vendor/y.js" } } }</script>',
      ),
      'a.js': 'import z from "lib/z.js"; import x from "x"; import s from "./sub/s.js"; console.log(x, z, s);',
      'sub/s.js': 'import x from "x"; export default "s" + x;',
      'vendor/x.js': 'export default "x";',
      'vendor/y.js': 'export default "y";',
      'vendor/z.js': 'export default "z";',
    },
  },
  {
    name: 'an import map that redirects addresses',
    files: {
      'index.html': modulePage(
        '',
        '<script type="importmap">{ "imports": { "./old.js": "./new.js", "/b/": "/c/", "x": "./x.js", "x/": "./xs/" } }</script>',
      ),
      'a.js':
        'import o from "./old.js"; import b from "./b/y.js"; import x from "x"; import xs from "x/z.js"; console.log(o, b, x, xs)',
      'new.js': 'export default "new"',
      'c/y.js': 'export default "c"',
      'x.js': 'export default "x"',
      'xs/z.js': 'export default "z"',
    },
  },
  {
    name: 'a package name that no import map answers',
    files: {
      'index.html': modulePage(),
      'a.js': 'import("nothing").catch((e) => console.log(e.name, e.message.includes("nothing")))',
    },
    diagnostics: ['unsupported-module-reference a.js:1 nothing'],
  },
  {
    name: 'import.meta, strict mode and this in modules',
    files: {
      'index.html': modulePage(''),
      'a.js': 'console.log(typeof import.meta.url, this, (function () { return this })())',
    },
  },
  {
    name: 'addresses from import.meta.url',
    files: {
      'index.html': page('<script type="module" src="js/a.js"></script><img alt="" id="i">'),
      'js/a.js':
        'const url = new URL("../img/dot.svg", import.meta.url); i.src = url; await i.decode(); console.log(i.naturalWidth, new URL(`../img/dot.svg`, import.meta.url) + "" === url.href, import.meta.url.endsWith("js/a.js"), import.meta.resolve("./b.js").endsWith("js/b.js"))',
      'js/b.js': '',
      'img/dot.svg': picture(),
    },
  },
  { name: 'a syntax error in a module', files: { 'index.html': modulePage(), 'a.js': 'let a = ;' } },
  {
    name: 'an error in an imported module, in its file and line',
    files: {
      'index.html': modulePage(),
      'a.js': 'import "./lib/b.js"; console.log("never")',
      'lib/b.js': '// b\n\n  null.x;',
    },
  },
  {
    name: 'an error after an import on the same line',
    files: { 'index.html': modulePage(), 'a.js': 'import "./b.js"; null.x;', 'b.js': '' },
  },
  {
    name: 'a name that a module does not export',
    files: { 'index.html': modulePage(), 'a.js': 'import { no } from "./b.js"', 'b.js': 'export const yes = 1' },
    diagnostics: ['missing-export a.js:1 b.js'],
    differs: ['errors', 'place'],
  },
  {
    name: 'an import map with a name that would end the script',
    files: {
      'index.html': modulePage(
        '<p>x</p>',
        '<script type="importmap">{"imports":{"\\u003c/script>\\u003cscript>console.log(1)\\u003c/script>":"./b.js","b":"./b.js"}}</script>',
      ),
      'a.js': 'const name = "b"; const { n } = await import(name); console.log(n)',
      'b.js': 'export const n = "plain"',
    },
    lines: 1,
  },
  {
    name: 'a rejected promise',
    files: { 'index.html': page('<script type="module">await 0; throw new RangeError("late")</script>') },
  },
  {
    name: 'a module that is missing',
    files: {
      'index.html': modulePage('<p>x</p><script>console.log("on")</script>'),
      'a.js': 'import "./gone.js"; console.log("never")',
    },
    diagnostics: ['missing-reference a.js:1 gone.js'],
    differs: ['errors', 'place'],
  },
  {
    name: 'modules that are preloaded',
    files: {
      'index.html': modulePage(
        '<p>x</p>',
        '<link rel="modulepreload" href="a.js"><link rel="modulepreload" href="b.js"><link rel="preload" as="style" href="s.css"><link rel="stylesheet" href="s.css"><link rel="preload" as="image" href="dot.svg">',
      ),
      'a.js': 'import "./b.js"; console.log("a")',
      'b.js': 'console.log("b")',
      's.css': 'p { color: rgb(1, 2, 3) }',
      'dot.svg': picture(),
    },
  },
  {
    name: 'two hundred small modules',
    files: {
      'index.html': modulePage(''),
      'a.js': `${Array.from({ length: 200 }, (_, index) => `import { n as n${index} } from "./m/${index}.js";`).join('\n')}\nconsole.log(${Array.from({ length: 200 }, (_, index) => `n${index}`).join('+')})`,
      ...Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`m/${index}.js`, `export const n = ${index};`])),
    },
  },
];
