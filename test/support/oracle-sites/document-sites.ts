// What the author wrote stays as written: doctype, encoding, order of nodes, and nothing of ours among them.
import { page, picture, type OracleSite } from './oracle-site.js';

export const DOCUMENT_SITES: readonly OracleSite[] = [
  { name: 'text only', files: { 'index.html': page('<h1>Hi</h1><p>ünï 😀 &amp; &lt;b&gt;</p>') } },
  {
    name: 'no doctype, no head, no lang (quirks)',
    files: { 'index.html': '<p id=a>Hello <b>x<i>y</b>z</i><table><tr><td>1' },
  },
  {
    name: 'an old doctype (limited quirks)',
    files: {
      'index.html':
        '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html lang="de"><title>t</title><table><tr><td><img src="dot.svg" alt=""></table>',
      'dot.svg': picture(),
    },
  },
  {
    name: 'quirks with linked styles, scripts and pictures',
    files: {
      'index.html':
        '<link rel=stylesheet href=a.css><p class=Big>x<img src=dot.svg><script src=a.js></script><div style="width:50">y</div>',
      'a.css': '.bIG { color: 010203; width: 40 }',
      'a.js': 'console.log(document.compatMode)',
      'dot.svg': picture(),
    },
  },
  {
    name: 'comments before and after the root',
    files: {
      'index.html':
        '<!-- a --><!doctype html><!-- b --><html><!-- c --><head><!-- d --></head><!-- e --><body></body></html><!-- f -->',
    },
  },
  {
    name: 'no html element, comment first',
    files: { 'index.html': '<!doctype html>\n<!-- note -->\n<title>t</title>\n<p>x' },
  },
  { name: 'an empty document', files: { 'index.html': '' } },
  { name: 'only text', files: { 'index.html': '  plain text\nsecond line' } },
  {
    name: 'top-level names of the page',
    files: {
      'index.html':
        '<p id=i><p id=l><p id=m><p id=p><script>let z = 1; const scope = 2; var own = 3; function run() {} class port {} let host, names, task, apply, listen; console.log(typeof i, typeof l, z, scope, own)</script>',
    },
  },
  {
    name: 'document.write while parsing',
    files: { 'index.html': page('<script>document.write("<h2>written</h2>")</script><p>after</p>') },
  },
  {
    name: 'markup inside strings, comments and templates',
    files: {
      'index.html': page(
        '<script>const s = "<body><link rel=stylesheet href=a.css></scr" + "ipt>"; console.log(s.length)</script><!-- <script src="a.js"></script> --><template><img src="dot.svg" alt=""></template><p data-html="<script src=a.js>">x</p>',
      ),
      'a.js': 'console.log("never")',
      'a.css': 'p { color: red }',
      'dot.svg': picture(),
    },
  },
  {
    name: 'unusual tags: nested forms, svg title, noscript, self-closed script',
    files: {
      'index.html': page(
        '<form><form><input></form></form><svg><title>t</title></svg><noscript><img src="gone.png"></noscript><p/>x<br/>y',
      ),
    },
  },
  {
    name: 'windows line ends and byte order marks',
    files: {
      'index.html':
        '\ufeff<!doctype html>\r\n<html>\r\n<body>\r\n<p>a\r\nb</p>\r\n<script>\r\nconsole.log(1)\r\n</script>\r\n<script type="module"\r\nsrc="a.js"></script></body></html>',
      'a.js': '\ufeffimport { b } from "./b.js";\r\nconsole.log(b)',
      'b.js': '\ufeffexport const b = 2',
    },
  },
  {
    name: 'a document that is written anew after it has loaded',
    lines: 2,
    files: {
      'index.html': page(
        '<p>x</p><script>onload = () => setTimeout(() => { document.write("<!doctype html><title>anew</title><p>after</p><script>console.log(1); setTimeout(() => console.log(2), 20); null.x<" + "/script>"); document.close() })</script>',
      ),
    },
  },
  {
    name: 'a closed shadow root written in the page, with a stylesheet and a picture in it',
    files: {
      'index.html': page(
        '<x-box><template shadowrootmode="open"><link rel="stylesheet" href="a.css"><p>in</p><img src="dot.svg" alt=""></template></x-box><script>onload = () => { const root = document.querySelector("x-box").shadowRoot; console.log(getComputedStyle(root.querySelector("p")).color, root.querySelector("img").naturalWidth) }</script>',
      ),
      'a.css': 'p { color: rgb(8, 7, 6) }',
      'dot.svg': picture(),
    },
  },
  {
    name: 'a frameset page',
    files: {
      'index.html':
        '<!doctype html><title>t</title><script>console.log("before")</script><frameset cols="50%,*"><frame src="a.html"><frame src="b.html"></frameset>',
      'a.html': '<script>console.log("a")</script>',
      'b.html': '<p>b',
    },
  },
  {
    name: 'pages in frames, with styles, scripts and modules of their own',
    files: {
      'index.html': page(
        '<iframe src="sub/a.html" width="300"></iframe><script>onload = () => console.log("parent", frames.length)</script>',
      ),
      'sub/a.html':
        '<!doctype html><link rel="stylesheet" href="a.css"><p>x</p><script type="module" src="a.js"></script>',
      'sub/a.css': 'p { width: 123px }',
      'sub/a.js':
        'import { n } from "../lib.js"; console.log("child", n, document.compatMode, getComputedStyle(document.querySelector("p")).width)',
      'lib.js': 'export const n = 5',
    },
  },
  {
    name: 'a frame with its page in an attribute',
    files: {
      'index.html': page(
        '<iframe srcdoc="<link rel=stylesheet href=a.css><p title=&quot;q&quot;>x</p><script src=a.js></script>"></iframe>',
      ),
      'a.css': 'p { width: 99px }',
      'a.js': 'console.log("inside", getComputedStyle(document.querySelector("p")).width)',
    },
  },
  {
    name: 'a page that frames itself',
    files: {
      'index.html': page('<p>x</p><iframe src="index.html" width="300"></iframe>'),
    },
    diagnostics: ['module-graph-limit index.html:8 index.html'],
  },
  {
    name: 'elements nested deeper than a call stack',
    files: { 'index.html': `${'<div>'.repeat(400)}<img src=dot.svg>`, 'dot.svg': picture() },
  },
  {
    name: 'references in misnested and foster-parented elements',
    files: {
      'index.html':
        '<!doctype html><b><p><img src="dot.svg" alt=""></b><i>x</p><table><img src="dot.svg" alt=""><tr><td>1</table>',
      'dot.svg': picture(),
    },
  },
  {
    name: 'a policy of the page itself, under which the files of its site load and nothing else',
    files: {
      'index.html': page(
        '<p>x</p><img src="dot.svg" alt=""><script src="c.js"></script><script type="module" src="a.js"></script>',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'; img-src \'SELF\'; connect-src \'self\'; base-uri \'none\'"><link rel="stylesheet" href="a.css">',
      ),
      'a.css': 'p { color: rgb(1, 2, 3); background: url(dot.svg) }',
      'a.js': 'import { b } from "./b.js"; console.log(b, await (await fetch("d.json")).text())',
      'b.js': 'export const b = "b"',
      'c.js': 'console.log("c")',
      'd.json': '{}',
      'dot.svg': picture(),
    },
    lines: 2,
  },
  {
    name: 'a policy of the page itself that forbids its files',
    files: {
      'index.html': page(
        '<p>x</p><script src="c.js"></script>',
        '<meta http-equiv="Content-Security-Policy" content="script-src https://cdn.example; style-src \'none\'"><link rel="stylesheet" href="a.css">',
      ),
      'a.css': 'p { color: rgb(1, 2, 3) }',
      'c.js': 'console.log("c")',
    },
    diagnostics: [
      'blocked-by-page-policy index.html:undefined style-src-elem',
      'blocked-by-page-policy index.html:undefined script-src-elem',
    ],
    exportDiagnostics: [],
  },
  {
    name: 'attributes written in every way',
    files: {
      'index.html': page(
        '<img src=dot.svg alt=a><IMG SRC = \'dot.svg\' alt><img alt="&lt;&quot;" src="&#100;ot.svg" src="gone.svg"><img\nsrc\n=\ndot.svg\n>',
      ),
      'dot.svg': picture(),
    },
  },
];
