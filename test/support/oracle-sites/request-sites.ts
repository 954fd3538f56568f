// What scripts ask for while they run: workers, requests, forms of them that are reported.
import { modulePage, page, picture, type OracleSite } from './oracle-site.js';

export const REQUEST_SITES: readonly OracleSite[] = [
  {
    name: 'a module worker with imports',
    lines: 1,
    files: {
      'index.html': modulePage(),
      'a.js':
        'const w = new Worker(new URL("./w/w.js", import.meta.url), { type: "module" }); w.onmessage = ({ data }) => console.log(data); w.postMessage(4)',
      'w/w.js': 'import { double } from "../lib/double.js"; onmessage = ({ data }) => postMessage(double(data))',
      'lib/double.js': 'import { two } from "./two.js"; export const double = (n) => n * two',
      'lib/two.js': 'export const two = 2',
    },
  },
  {
    name: 'a classic worker, by page address, with scripts it imports',
    lines: 1,
    files: {
      'index.html': page('<script src="js/a.js"></script>'),
      'js/a.js': 'const w = new Worker("w/w.js"); w.onmessage = ({ data }) => console.log(data); w.postMessage(5)',
      'w/w.js':
        'importScripts("../lib/one.js", \'../lib/two.js\'); onmessage = ({ data }) => postMessage(one + two + data)',
      'lib/one.js': 'var one = 1',
      'lib/two.js': 'var two = 2',
    },
  },
  {
    name: 'requests of the page’s own files, relative to page and module',
    lines: 3,
    files: {
      'index.html': page('<script src="js/c.js"></script><script type="module" src="js/a.js"></script>'),
      'js/c.js': 'globalThis.told = fetch("data.json").then((r) => r.json()).then((d) => console.log("page", d.n))',
      'js/a.js':
        'await told; const r = await fetch(new URL("./data.json", import.meta.url)); console.log("module", r.status, r.headers.get("content-type"), (await r.json()).n); const t = await fetch(\'/note.txt\'); console.log(await t.text())',
      'data.json': '{ "n": 1 }',
      'js/data.json': '{ "n": 2 }',
      'note.txt': 'a "note" with ünï & 100%\n',
    },
  },
  {
    name: 'requests of the old kind',
    lines: 2,
    files: {
      'index.html': page('<script src="js/a.js"></script>'),
      'js/a.js':
        'const x = new XMLHttpRequest(); x.onload = () => console.log(x.status, x.response.n); x.responseType = "json"; x.open("GET", "d.json"); x.send(); const y = new XMLHttpRequest; y.open(\'get\', `/t.txt`, false); y.send(null); console.log(y.responseText); const z = { open: (...all) => all.join() }; console.log(z.open("GET"), z.open("d.json", "GET"))',
      'd.json': '{ "n": 1 }',
      't.txt': 'text',
    },
  },
  {
    name: 'a request of a picture as bytes',
    lines: 1,
    files: {
      'index.html': page(
        '<script>fetch("dot.svg").then((r) => r.blob()).then((b) => console.log(b.type, b.size))</script>',
      ),
      'dot.svg': picture(),
    },
  },
  {
    name: 'a request inside a string or a comment',
    files: {
      'index.html': page(
        '<script>const a = "fetch(\'d.json\')"; /* fetch("d.json") */ const r = /fetch\\("d.json"\\)/; console.log(a, r.source, `fetch("d.json")`, ({ fetch: (x) => x }).fetch("d.json"))</script>',
      ),
      'd.json': '{}',
    },
  },
  ...['', '<img srcset="dot.svg 1x" alt="">'].map((more) => ({
    name: `an error after a request on the same line${more && ', in a page that mints its files'}`,
    files: {
      'index.html': page(`<p>x</p><script src="a.js"></script>${more}`),
      'a.js': 'fetch("d.json").then((r) => r.json()); null.x;',
      'd.json': '{ "text": "longer than its name by far" }',
      'dot.svg': picture(),
    },
  })),
  {
    name: 'a request with an address that is computed',
    files: {
      'index.html': page(
        '<script>const n = "d"; fetch(n + ".json").then((r) => console.log(r.status), (e) => console.log(e.name))</script>',
      ),
      'd.json': '{}',
    },
    diagnostics: ['unsupported-reference index.html:8 n + ".json"'],
    differs: ['console'],
  },
  {
    name: 'a request of a file that is missing',
    files: {
      'index.html': page(
        '<script>fetch("gone.json").then((r) => console.log(r.ok), (e) => console.log(e.name))</script>',
      ),
    },
    diagnostics: ['missing-reference index.html:8 gone.json'],
    differs: ['console'],
  },
  {
    name: 'a service worker',
    files: {
      'index.html': page(
        '<script>navigator.serviceWorker?.register("sw.js").then(() => console.log("registered"), (e) => console.log(e.name))</script>',
      ),
      'sw.js': '',
    },
    diagnostics: ['unsupported-reference index.html:8 navigator.serviceWorker.register("sw.js")'],
    differs: ['console', 'errors', 'place'],
  },
];
