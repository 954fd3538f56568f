// Small sites, each for one kind of construct. Names starting with x are the page's own globals.

type Site = Readonly<Record<string, string>>;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><rect width="7" height="5"/></svg>';
const page = (body: string, head = ''): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>Site</title>${head}\n</head>\n<body>\n  ${body}\n</body>\n</html>\n`;

export const SITES: Readonly<Record<string, Site>> = {
  'text only': { 'index.html': page('<h1>Hi</h1><p>ünï 😀 &amp; &lt;b&gt;</p>') },
  'no doctype, no head, no lang (quirks)': { 'index.html': '<p id=a>Hello <b>x<i>y</b>z</i><table><tr><td>1' },
  'comments before and after the root': {
    'index.html':
      '<!-- a --><!doctype html><!-- b --><html><!-- c --><head><!-- d --></head><!-- e --><body></body></html><!-- f -->',
  },
  'no html element, comment first': { 'index.html': '<!doctype html>\n<!-- note -->\n<title>t</title>\n<p>x' },
  'an empty document': { 'index.html': '' },
  'only text': { 'index.html': '  plain text\nsecond line' },
  'top-level names of the page': {
    'index.html':
      '<p id=i><p id=l><p id=m><p id=p><script>let z = 1; const scope = 2; var own = 3; function run() {} class port {} let host, names, task, apply, listen; console.log(typeof i, typeof l, z, scope, own)</script>',
  },
  'a closing script tag in a module’s string': {
    'index.html': page('<script type="module" src="a.js"></script>'),
    'a.js': 'const s = "</script><b>stray</b>"; document.body.append(s.length + " " + s.includes("<b>"));',
  },
  'a module imported twice, by entry first': {
    'index.html': page('<script type="module" src="a.js"></script>'),
    'a.js': 'import "./util.js"; import "./child.js"; console.log("entry");',
    'child.js': 'import { n } from "./util.js"; console.log("child", n);',
    'util.js': 'console.log("util"); export const n = 1;',
  },
  'a module imported twice, by child first': {
    'index.html': page('<script type="module" src="a.js"></script>'),
    'a.js': 'import "./child.js"; import "./util.js"; console.log("entry");',
    'child.js': 'import { n } from "./util.js"; console.log("child", n);',
    'util.js': 'console.log("util"); export const n = 1;',
  },
  'two modules that import each other': {
    'index.html': page('<script type="module" src="a.js"></script>'),
    'a.js':
      'import { b } from "./b.js"; export const a = (n) => (n ? b(n - 1) : "a"); onload = () => console.log(a(3), b(4));',
    'b.js': 'import { a } from "./a.js"; export const b = (n) => (n ? a(n - 1) : "b");',
  },
  'one line logged once': { 'index.html': page('<script src="a.js"></script>'), 'a.js': 'console.log("once")' },
  'long loops that end': {
    'index.html': page('<script src="a.js"></script>'),
    'a.js':
      'let n = 0; for (let i = 0; i < 300000; i++) n += i; const end = performance.now() + 300; while (performance.now() < end); function* g() { for (;;) yield ++n } const it = g(); it.next(); it.next(); /* while (true) { */ console.log(n, "for (;;) {:");',
  },
  'an empty module and an empty stylesheet': {
    'index.html': page('<p>x</p><script type="module" src="a.js"></script>', '<link rel="stylesheet" href="e.css">'),
    'a.js':
      'import "./e.js"; import * as e from "./e.js"; console.log(Object.keys(e).length, document.styleSheets[0].cssRules.length);',
    'e.js': '',
    'e.css': '',
  },
  'order of classic, deferred, async-free and module scripts': {
    'index.html': page(
      '<script>console.log("inline 1", document.readyState)</script><script src="c.js"></script><script type="module">console.log("inline module", document.readyState)</script><script>console.log("inline 2")</script><script>addEventListener("DOMContentLoaded", () => console.log("ready")); addEventListener("load", () => console.log("load"))</script>',
      '<script defer src="d1.js"></script><script type="module" src="m.js"></script><script defer src="d2.js"></script>',
    ),
    'c.js': 'console.log("classic", document.currentScript.getAttribute("src") !== null, document.scripts.length)',
    'd1.js': 'console.log("deferred 1", document.readyState)',
    'd2.js': 'console.log("deferred 2")',
    'm.js': 'console.log("module", document.readyState, document.currentScript)',
  },
  'dynamic import of a literal, twice, and its rejection': {
    'index.html': page('<script src="c.js"></script>'),
    'c.js':
      'Promise.all([import("./lib/x.js"), import("/lib/x.js")]).then(([a, b]) => console.log(a === b, a.default)).then(() => import("./gone.js")).catch((e) => console.log(e.name));',
    'lib/x.js': 'import { y } from "../y.js"; export default y;',
    'y.js': 'export const y = "y";',
  },
  'JSON and CSS modules': {
    'index.html': page('<p>x</p><script type="module" src="a.js"></script>'),
    'a.js':
      'import data from "./d.json" with { type: "json" }; import sheet from "./s.css" with { type: "css" }; document.adoptedStyleSheets = [sheet]; console.log(data.list.length);',
    'd.json': '{ "list": [1, 2, 3] }',
    's.css': 'p { color: rgb(4, 5, 6) }',
  },
  'an import map with prefixes and scopes': {
    'index.html': page(
      '<script type="module" src="a.js"></script>',
      '<script type="importmap">{ "imports": { "lib/": "./vendor/", "x": "./vendor/x.js" }, "scopes": { "./sub/": { "x": "./vendor/y.js" } } }</script>',
    ),
    'a.js': 'import z from "lib/z.js"; import x from "x"; import s from "./sub/s.js"; console.log(x, z, s);',
    'sub/s.js': 'import x from "x"; export default "s" + x;',
    'vendor/x.js': 'export default "x";',
    'vendor/y.js': 'export default "y";',
    'vendor/z.js': 'export default "z";',
  },
  'an error in a file, the page going on': {
    'index.html': page('<script src="a.js"></script><script>console.log("on")</script>'),
    'a.js': '\nnull.x;',
  },
  'a syntax error in a module': {
    'index.html': page('<p>x</p><script type="module" src="a.js"></script>'),
    'a.js': 'let a = ;',
  },
  'a rejected promise': { 'index.html': page('<script type="module">await 0; throw new RangeError("late")</script>') },
  'a missing script, style and image': {
    'index.html': page(
      '<img src="gone.png" alt="alt" onerror="x.push(\'img\')"><script src="gone.js" onerror="x.push(\'script\')"></script><script>onload = () => console.log(x.sort().join())</script>',
      '<script>var x = []</script><link rel="stylesheet" href="gone.css" onerror="x.push(\'css\')">',
    ),
  },
  'import chains of styles with media, layers and supports': {
    'index.html': page('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<link rel="stylesheet" href="css/a.css">'),
    'css/a.css':
      '@layer low, high; @import "b.css" screen; @import url(deep/c.css) layer(high); @import "d.css" print; @import "e.css" supports(display: nonsense); h1 { color: rgb(1, 1, 1) }',
    'css/b.css': 'h1 { color: rgb(2, 2, 2); font-size: 33px } h2 { color: rgb(2, 2, 2) }',
    'css/deep/c.css': '@import "../f.css"; h2 { font-size: 21px; color: rgb(3, 3, 3) } h3 { color: rgb(3, 3, 3)',
    'css/d.css': 'h3 { color: red; font-size: 99px }',
    'css/e.css': 'h4 { color: red }',
    'css/f.css': 'h3 { font-size: 19px } /* open',
  },
  'style elements, attributes and media on links': {
    'index.html': page(
      '<p style="color: rgb(9, 8, 7); background: url(\'dot.svg\')">x</p><b>y</b>',
      '<style>@import "a.css"; b { color: rgb(1, 2, 3) }</style><link rel="stylesheet" href="p.css" media="print"><link rel="alternate stylesheet" title="alt" href="p.css">',
    ),
    'a.css': 'b { font-size: 30px }',
    'p.css': 'b { color: red }',
    'dot.svg': SVG,
  },
  'later rules win over linked ones by order': {
    'index.html': page(
      '<p>x</p>',
      '<link rel="stylesheet" href="a.css"><style>p { color: rgb(1, 0, 0) }</style><link rel="stylesheet" href="b.css">',
    ),
    'a.css': 'p { color: rgb(0, 0, 1); font-size: 20px }',
    'b.css': 'p { color: rgb(0, 1, 0) }',
  },
  'images, sources, srcset, svg image': {
    'index.html': page(
      '<img src="a/dot%20one.svg" alt="" width="7"><img srcset="dot.svg 1x, dot2.svg 2x" alt=""><picture><source srcset="dot.svg" media="(min-width: 1px)"><img src="gone.png" alt=""></picture><svg width="20" height="20"><image href="dot.svg" width="7" height="5"/></svg>',
      '<link rel="icon" href="dot.svg">',
    ),
    'a/dot one.svg': SVG,
    'dot.svg': SVG,
    'dot2.svg': SVG.replace('height="5"', 'height="6"'),
  },
  'svg use of a symbol in another file': {
    'index.html': page(
      '<svg width="20" height="20"><use href="s.svg#a"/></svg><script>onload = () => { const box = document.querySelector("use").getBBox(); console.log(box.width, box.height) }</script>',
    ),
    's.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"><rect width="9" height="4"/></symbol></svg>',
  },
  'an entry with root-absolute references, in folders and with queries': {
    'index.html': page(
      '<p>x</p><img src="/img/dot.svg?v=1#f" alt=""><script src="/js/../js/a.js?v=2"></script>',
      '<link rel="stylesheet" href="/css/a.css?x#y">',
    ),
    'css/a.css': 'p { color: rgb(7, 7, 7) }',
    'js/a.js': 'console.log("a")',
    'img/dot.svg': SVG,
  },
  'accented and encoded names': {
    'index.html': page(
      '<p>x</p><script src="h%C3%A9llo.js"></script><script src="it\'s.js"></script>',
      '<link rel="stylesheet" href="ünï.css">',
    ),
    'héllo.js': 'console.log("accented")',
    "it's.js": 'console.log("apostrophe")',
    'ünï.css': 'p { color: rgb(5, 5, 5) }',
  },
  'document.write while parsing': {
    'index.html': page('<script>document.write("<h2>written</h2>")</script><p>after</p>'),
  },
  'markup inside strings, comments and templates': {
    'index.html': page(
      '<script>const s = "<body><link rel=stylesheet href=a.css></scr" + "ipt>"; console.log(s.length)</script><!-- <script src="a.js"></script> --><template><img src="dot.svg" alt=""></template><p data-html="<script src=a.js>">x</p>',
    ),
    'a.js': 'console.log("never")',
    'a.css': 'p { color: red }',
    'dot.svg': SVG,
  },
  'a custom element with declarative children': {
    'index.html': page('<x-card><b>1</b>&lt;p</x-card><script type="module" src="card.js"></script>'),
    'card.js':
      'customElements.define("x-card", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<slot></slot>"; console.log(this.innerHTML) } })',
  },
  'handlers, currentScript, timers and onload': {
    'index.html': page(
      '<button onclick="console.log(\'clicked\', this.tagName)">b</button><script>console.log(document.currentScript.tagName); document.querySelector("button").click(); setTimeout(() => console.log("timer"), 0)</script>',
    ),
  },
  'unusual tags: nested forms, svg title, noscript, self-closed script': {
    'index.html': page(
      '<form><form><input></form></form><svg><title>t</title></svg><noscript><img src="gone.png"></noscript><p/>x<br/>y',
    ),
  },
  'windows line ends and a byte order mark': {
    'index.html':
      '\ufeff<!doctype html>\r\n<html>\r\n<body>\r\n<p>a\r\nb</p>\r\n<script>\r\nconsole.log(1)\r\n</script>\r\n</body></html>',
  },
  'a style sheet changed by script through its rules': {
    'index.html': page(
      '<p>x</p><script>document.styleSheets[0].insertRule("p { color: rgb(3, 2, 1) }", 1); console.log(document.styleSheets[0].cssRules.length, document.styleSheets[0].ownerNode.tagName)</script>',
      '<link rel="stylesheet" href="a.css">',
    ),
    'a.css': 'p { color: red }',
  },
  'import.meta, strict mode and this in modules': {
    'index.html': page('<script type="module" src="a.js"></script>'),
    'a.js': 'console.log(typeof import.meta.url, this, (function () { return this })())',
  },
};
