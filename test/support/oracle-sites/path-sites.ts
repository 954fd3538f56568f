// Where a reference leads: roots, bases, encodings, folders, queries.
import { modulePage, page, picture, type OracleSite } from './oracle-site.js';

export const PATH_SITES: readonly OracleSite[] = [
  {
    name: 'an entry with root-absolute references, in folders and with queries',
    files: {
      'index.html': page(
        '<p>x</p><img src="/img/dot.svg?v=1#f" alt=""><script src="/js/../js/a.js?v=2"></script>',
        '<link rel="stylesheet" href="/css/a.css?x#y">',
      ),
      'css/a.css': 'p { color: rgb(7, 7, 7) }',
      'js/a.js': 'console.log("a")',
      'img/dot.svg': picture(),
    },
  },
  {
    name: 'an entry in a folder',
    files: {
      'site/index.html': page(
        '<p>x</p><img src="../img/dot.svg" alt=""><img src="./dot.svg" alt=""><script type="module" src="js/a.js"></script>',
        '<link rel="stylesheet" href="a.css">',
      ),
      'site/a.css': '@import "../shared/b.css"; p { color: rgb(7, 7, 7) }',
      'site/js/a.js': 'import { n } from "../../shared/n.js"; import m from "/site/js/m.js"; console.log(n, m)',
      'site/js/m.js': 'export default "m"',
      'shared/n.js': 'export const n = 1',
      'shared/b.css': 'p { font-size: 23px }',
      'img/dot.svg': picture(),
      'site/dot.svg': picture(9),
    },
  },
  {
    name: 'accented and encoded names',
    files: {
      'index.html': page(
        '<p>x</p><script src="h%C3%A9llo.js"></script><script src="it\'s.js"></script>',
        '<link rel="stylesheet" href="ünï.css">',
      ),
      'héllo.js': 'console.log("accented")',
      "it's.js": 'console.log("apostrophe")',
      'ünï.css': 'p { color: rgb(5, 5, 5) }',
    },
  },
  {
    name: 'names with composed and decomposed accents',
    files: {
      'index.html': page(
        '<p>x</p><script src="caf\u00e9.js"></script><script src="cafe\u0301.js"></script><script type="module">import "./caf%C3%A9.js"; import n from "./한글.js"; console.log(n)</script>',
      ),
      'caf\u00e9.js': 'console.log("coffee")',
      '\ud55c\uae00.js': 'export default "hangul"',
    },
  },
  {
    name: 'names with spaces, signs and dots',
    files: {
      'index.html': page(
        '<p>x</p><script src="a b/c%23d.js"></script><script src="100%25.js"></script><script src="x&amp;y=z.js"></script><script src="a+b.min.js"></script><script src="%5Bid%5D.js"></script>',
        '<link rel="stylesheet" href=" a b/s (1).css ">',
      ),
      'a b/c#d.js': 'console.log("hash")',
      '100%.js': 'console.log("percent")',
      'x&y=z.js': 'console.log("ampersand")',
      'a+b.min.js': 'console.log("plus")',
      '[id].js': 'console.log("brackets")',
      'a b/s (1).css': 'p { color: rgb(5, 5, 5) }',
    },
  },
  {
    name: 'a name that does not decode',
    files: { 'index.html': page('<script src="a%E0%A4%A.js" onerror="console.log(\'lost\')"></script><p>x</p>') },
    diagnostics: ['missing-reference index.html:8 a%E0%A4%A.js'],
  },
  {
    name: 'names that differ in case alone, and dot segments past the root',
    files: {
      'index.html': page(
        '<script src="A.js"></script><script src="a.js"></script><script src="../../../a.js"></script><script src="./x/./../a.js"></script>',
      ),
      'A.js': 'console.log("upper")',
      'a.js': 'console.log("lower")',
    },
  },
  {
    name: 'a base that all references follow',
    files: {
      'index.html': page(
        '<p style="background:url(dot.svg)">x</p><img src="dot.svg" alt=""><script src="a.js"></script><script type="module">import n from "./n.js"; console.log(n)</script>',
        '<base href="sub/"><link rel="stylesheet" href="a.css">',
      ),
      'sub/a.css': 'p { color: rgb(1, 2, 3) }',
      'sub/a.js': 'console.log("sub")',
      'sub/n.js': 'export default "n"',
      'sub/dot.svg': picture(),
      'a.js': 'console.log("root")',
    },
  },
  {
    name: 'a base with a root address and a target, and a second that does not count',
    files: {
      'index.html': page(
        '<script src="a.js"></script><p>x</p>',
        '<script src="a.js"></script><base target="_blank"><base href="/lib/"><base href="/no/">',
      ),
      'a.js': 'console.log("before the base")',
      'lib/a.js': 'console.log("lib")',
      'no/a.js': 'console.log("no")',
    },
  },
  {
    name: 'a folder whose index is framed, with and without its slash',
    files: {
      'index.html': page('<iframe src="docs/"></iframe><iframe src="docs"></iframe><a href="docs/">docs</a>'),
      'docs/index.html': '<script src="a.js"></script><p>docs</p>',
      'docs/a.js': 'console.log("docs")',
    },
    exportDiagnostics: ['left-out-page index.html:8 docs/index.html'],
  },
  {
    name: 'links, forms and other addresses that are not loaded',
    files: {
      'index.html': page(
        '<a href="other.html" ping="/ping">o</a><a href="#x">h</a><a href="mailto:a@b.test">m</a><form action="find.html"><input name="q" formaction="x.html"></form><blockquote cite="c.html">c</blockquote><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><img src="#f" alt="">',
        '<link rel="canonical" href="https://x.test/"><link rel="next" href="two.html"><link rel="preconnect" href="https://x.test/">',
      ),
      'other.html': '',
    },
    exportDiagnostics: ['left-out-page index.html:8 other.html'],
  },
  {
    name: 'references of empty files',
    files: {
      'index.html': modulePage(
        '<p>x</p><script src="e.js"></script><img src="e.svg" alt="" onerror="this.title=\'none\'">',
        '<link rel="stylesheet" href="e.css">',
      ),
      'a.js': 'import "./e.js"; console.log(document.styleSheets.length)',
      'e.js': '',
      'e.css': '',
      'e.svg': '',
    },
  },
  {
    name: 'scripts from elsewhere are blocked',
    files: {
      'index.html': page(
        '<script src="https://scripts.invalid/a.js" onerror="console.log(\'blocked\')"></script><script src="//scripts.invalid/b.js"></script><p>x</p>',
      ),
    },
    diagnostics: [
      'blocked-external-reference index.html:8 https://scripts.invalid/a.js',
      'blocked-external-reference index.html:8 https://scripts.invalid/b.js',
    ],
    exportDiagnostics: [
      'external-reference index.html:8 https://scripts.invalid/a.js',
      'external-reference index.html:8 https://scripts.invalid/b.js',
    ],
  },
];
