// Classic scripts: order, scope, errors, and strings that look like something else.
import { page, type OracleSite } from './oracle-site.js';

export const SCRIPT_SITES: readonly OracleSite[] = [
  {
    name: 'one line logged once',
    files: { 'index.html': page('<script src="a.js"></script>'), 'a.js': 'console.log("once")' },
  },
  {
    name: 'long loops that end',
    files: {
      'index.html': page('<script src="a.js"></script>'),
      'a.js':
        'let n = 0; for (let i = 0; i < 300000; i++) n += i; const end = performance.now() + 300; while (performance.now() < end); function* g() { for (;;) yield ++n } const it = g(); it.next(); it.next(); /* while (true) { */ console.log(n, "for (;;) {:");',
    },
  },
  {
    name: 'order of classic, deferred, async-free and module scripts',
    files: {
      'index.html': page(
        '<script>console.log("inline 1", document.readyState)</script><script src="c.js"></script><script type="module">console.log("inline module", document.readyState)</script><script>console.log("inline 2")</script><script>addEventListener("DOMContentLoaded", () => console.log("ready")); addEventListener("load", () => console.log("load"))</script>',
        '<script defer src="d1.js"></script><script type="module" src="m.js"></script><script defer src="d2.js"></script>',
      ),
      'c.js': 'console.log("classic", document.currentScript.getAttribute("src") !== null, document.scripts.length)',
      'd1.js': 'console.log("deferred 1", document.readyState)',
      'd2.js': 'console.log("deferred 2")',
      'm.js': 'console.log("module", document.readyState, document.currentScript)',
    },
  },
  {
    name: 'async scripts that note their arrival',
    files: {
      'index.html': page(
        '<script>onload = () => console.log(xs.sort().join(), document.readyState)</script>',
        '<script>var xs = []</script><script async src="a.js"></script><script async src="b.js"></script><script async type="module" src="c.js"></script>',
      ),
      'a.js': 'xs.push("a")',
      'b.js': 'xs.push("b")',
      'c.js': 'xs.push("c")',
    },
  },
  {
    name: 'nomodule, unknown types and empty scripts',
    files: {
      'index.html': page(
        '<script nomodule src="a.js"></script><script type="text/x-template" src="a.js">x</script><script type="text/JavaScript " src="b.js"></script><script></script><script src=""></script><script language="vbscript">no</script><script type="application/json">{"a":1}</script><script type="text/jscript" src="c.js"></script><script type="text/javascript1.5" src="c.js"></script><script type="text/javascript; charset=utf-8" src="a.js"></script>',
      ),
      'a.js': 'console.log("never")',
      'c.js': 'console.log(document.currentScript.type)',
      'b.js': 'console.log("b")',
    },
  },
  {
    name: 'a script that adds scripts and styles by elements it makes',
    files: {
      'index.html': page(
        '<script>const s = document.createElement("script"); s.textContent = "console.log(\'made\')"; document.body.append(s); const t = document.createElement("style"); t.textContent = "p { color: rgb(2, 4, 6) }"; document.head.append(t);</script><p>x</p>',
      ),
    },
  },
  {
    name: 'names shared between classic scripts',
    files: {
      'index.html': page(
        '<script src="a.js"></script><script src="b.js"></script><script>console.log(typeof xa, typeof b, this === window)</script>',
      ),
      'a.js': 'var xa = 1; let a = 2; const shared = 3;',
      'b.js': '"use strict"; function b() { return this } console.log(a + shared, b(), window.a)',
    },
  },
  {
    name: 'an error in a file, the page going on',
    files: {
      'index.html': page('<script src="a.js"></script><script>console.log("on")</script>'),
      'a.js': '\nnull.x;',
    },
  },
  {
    name: 'an error in an inline script, on its own line',
    files: {
      'index.html': page('<p>x</p>\n<script>\n  const a = 1;\n   null.x;\n</script>\n<img src="gone.png" alt="">'),
    },
    diagnostics: ['missing-reference index.html:13 gone.png'],
  },
  {
    name: 'an error after references on the same line',
    files: {
      'index.html': page('<script src="a.js"></script><script>console.log(1); null.x;</script>'),
      'a.js': 'console.log("a")',
    },
  },
  {
    name: 'an error in a handler of an attribute',
    files: {
      'index.html': page(
        '<button onclick="console.log(this.tagName); null.x">b</button><script>document.querySelector("button").click()</script>',
      ),
    },
  },
  {
    name: 'a syntax error in a classic script',
    files: { 'index.html': page('<script src="a.js"></script><p>x</p>'), 'a.js': '// one\nlet a = ;' },
  },
  {
    name: 'an error that a timer throws',
    files: {
      'index.html': page('<script src="a.js"></script>'),
      'a.js': 'setTimeout(() => { throw new RangeError("later") }, 0)',
    },
  },
  {
    name: 'a missing script, style and image',
    files: {
      'index.html': page(
        '<img src="gone.png" alt="alt" onerror="x.push(\'img\')"><script src="gone.js" onerror="x.push(\'script\')"></script><script>onload = () => console.log(x.sort().join())</script>',
        '<script>var x = []</script><link rel="stylesheet" href="gone.css" onerror="x.push(\'css\')">',
      ),
    },
    diagnostics: [
      'missing-reference index.html:5 gone.css',
      'missing-reference index.html:8 gone.png',
      'missing-reference index.html:8 gone.js',
    ],
  },
  {
    name: 'handlers, currentScript, timers and onload',
    files: {
      'index.html': page(
        '<button onclick="console.log(\'clicked\', this.tagName)">b</button><script>console.log(document.currentScript.tagName); document.querySelector("button").click(); setTimeout(() => console.log("timer"), 0)</script>',
      ),
    },
  },
  {
    name: 'a custom element with declarative children',
    files: {
      'index.html': page('<x-card><b>1</b>&lt;p</x-card><script type="module" src="card.js"></script>'),
      'card.js':
        'customElements.define("x-card", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<slot></slot>"; console.log(this.innerHTML) } })',
    },
  },
  {
    name: 'declarative children with escaped closing tags',
    files: {
      'index.html': page(
        '<x-code><script type="text/plain" name="a.html"><p>a&lt;/script>&lt;/script>&lt;/script>&lt;p</script></x-code><script src="a.js"></script>',
      ),
      'a.js':
        'const text = document.querySelector("x-code script").textContent; console.log(text, text.replace(/&lt;(\\/script>)/g, "<$1"))',
    },
  },
  {
    name: 'scripts of svg',
    files: {
      'index.html': page(
        '<svg width="9" height="9"><script href="a.js"></script><script xlink:href="b.js"></script><script>console.log("svg inline")</script></svg>',
      ),
      'a.js': 'console.log("svg a")',
      'b.js': 'console.log("svg b")',
    },
  },
  {
    name: 'line separators, html comments and a hashbang in scripts',
    files: {
      'index.html': page(
        '<script src="a.js"></script><script>\n<!-- hidden\nconsole.log("shown")\n--> also hidden\n</script>',
      ),
      'a.js': '#!/usr/bin/env node\nconsole.log("a\u2028b".length)\n//# sourceMappingURL=gone.map',
    },
  },
  {
    name: 'a script whose last line is a comment',
    files: {
      'index.html': page('<script src="a.js"></script>'),
      'a.js': 'console.log("a") // end',
    },
  },
];
