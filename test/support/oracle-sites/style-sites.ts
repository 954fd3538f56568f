// Stylesheets: chains of imports, conditions, order, addresses inside them.
import { modulePage, page, picture, PIXEL, type OracleSite } from './oracle-site.js';
import { WIDE_FONT } from './wide-font.js';

export const STYLE_SITES: readonly OracleSite[] = [
  {
    name: 'import chains of styles with media, layers and supports',
    files: {
      'index.html': page('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<link rel="stylesheet" href="css/a.css">'),
      'css/a.css':
        '@layer low, high; @import "b.css" screen; @import url(deep/c.css) layer(high); @import "d.css" print; @import "e.css" supports(display: nonsense); h1 { color: rgb(1, 1, 1) }',
      'css/b.css': 'h1 { color: rgb(2, 2, 2); font-size: 33px } h2 { color: rgb(2, 2, 2) }',
      'css/deep/c.css': '@import "../f.css"; h2 { font-size: 21px; color: rgb(3, 3, 3) } h3 { color: rgb(3, 3, 3)',
      'css/d.css': 'h3 { color: red; font-size: 99px }',
      'css/e.css': 'h4 { color: red }',
      'css/f.css': 'h3 { font-size: 19px } /* open',
    },
  },
  {
    name: 'imports with anonymous and nested layers, in an order of their own',
    files: {
      'index.html': page('<p class="a">x</p>', '<link rel="stylesheet" href="a.css">'),
      'a.css':
        '@layer b.two, a; @unknown x; @import url("one.css") layer; @import "two.css" layer(b.two) supports(not (display: nonsense)) all and (min-width: 10px); @import "three.css" layer(a); @layer b { p { font-size: 11px } }',
      'one.css': 'p { color: rgb(1, 0, 0); font-size: 41px; width: 10px }',
      'two.css': 'p { color: rgb(2, 0, 0); font-size: 42px; width: 20px }',
      'three.css': 'p { color: rgb(3, 0, 0) }',
    },
  },
  {
    name: 'styles that import each other',
    files: {
      'index.html': page(
        '<h1>a</h1><h2>b</h2>',
        '<link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css">',
      ),
      'a.css': '@import "b.css"; h1 { color: rgb(1, 1, 1) }',
      'b.css': '@import "a.css"; h1 { color: rgb(2, 2, 2) } h2 { color: rgb(2, 2, 2) }',
    },
    diagnostics: ['module-graph-limit b.css:1 a.css'],
  },
  {
    name: 'a style imported twice counts at its last place',
    files: {
      'index.html': page('<p>x</p>', '<link rel="stylesheet" href="a.css">'),
      'a.css': '@import "one.css"; @import "two.css"; @import "one.css";',
      'one.css': 'p { color: rgb(1, 0, 0) }',
      'two.css': 'p { color: rgb(2, 0, 0) }',
    },
  },
  {
    name: 'namespaces and charsets in imported styles',
    files: {
      'index.html': page(
        '<svg width="9" height="9"><a><rect/></a></svg><a>x</a>',
        '<link rel="stylesheet" href="a.css">',
      ),
      'a.css': '@charset "utf-8"; @import "n.css"; a { font-size: 31px }',
      'n.css': '@charset "utf-8"; @namespace s url(http://www.w3.org/2000/svg); s|a { color: rgb(6, 6, 6) }',
    },
  },
  {
    name: 'imports that come too late, in strings, in comments and in blocks',
    files: {
      'index.html': page('<p>x</p>', '<link rel="stylesheet" href="a.css">'),
      'a.css':
        '/* @import "no.css"; */ p::before { content: "@import url(no.css);" } @import "no.css"; @media all { @import "no.css"; }',
      'no.css': 'p { color: red }',
    },
  },
  {
    name: 'the rules of an imported style seen by script',
    files: {
      'index.html': page(
        '<p>x</p><script>onload = () => { const [sheet] = document.styleSheets; console.log(sheet.cssRules.length, sheet.cssRules[0].constructor.name, sheet.cssRules[0].media.mediaText, sheet.cssRules[0].styleSheet.cssRules[0].selectorText) }</script>',
        '<link rel="stylesheet" href="a.css">',
      ),
      'a.css': '@import "b.css" screen; p { color: rgb(1, 1, 1) }',
      'b.css': 'p { width: 5px }',
    },
  },
  {
    name: 'broken styles: open blocks, bad strings, stray brackets',
    files: {
      'index.html': page(
        '<h1>a</h1><h2>b</h2><h3>c</h3>',
        '<link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css"><link rel="stylesheet" href="c.css">',
      ),
      'a.css': 'h1 { color: rgb(1, 1, 1); background: url(dot.svg',
      'b.css': '@import "d.css"; } h2 { color: rgb(2, 2, 2) } h3 { content: "open\n; color: rgb(3, 3, 3) }',
      'c.css': 'h3 { font-size: 20px',
      'd.css': 'h2 { font-size: 30px } h3',
      'dot.svg': picture(),
    },
  },
  {
    name: 'style elements, attributes and media on links',
    files: {
      'index.html': page(
        '<p style="color: rgb(9, 8, 7); background: url(\'dot.svg\')">x</p><b>y</b>',
        '<style>@import "a.css"; b { color: rgb(1, 2, 3) }</style><link rel="stylesheet" href="p.css" media="print"><link rel="alternate stylesheet" title="alt" href="p.css">',
      ),
      'a.css': 'b { font-size: 30px }',
      'p.css': 'b { color: red }',
      'dot.svg': picture(),
    },
  },
  {
    name: 'style elements of svg, with media and type',
    files: {
      'index.html': page(
        '<svg width="9" height="9"><style>@import "a.css"; rect { color: rgb(1, 2, 3) }</style><rect/></svg><b>y</b>',
        '<style media="print">b { color: red }</style><style type="text/plain">b { color: red }</style><style type="text/CSS">b { width: 3px; display: block }</style>',
      ),
      'a.css': 'rect { font-size: 30px }',
    },
  },
  {
    name: 'later rules win over linked ones by order',
    files: {
      'index.html': page(
        '<p>x</p>',
        '<link rel="stylesheet" href="a.css"><style>p { color: rgb(1, 0, 0) }</style><link rel="stylesheet" href="b.css">',
      ),
      'a.css': 'p { color: rgb(0, 0, 1); font-size: 20px }',
      'b.css': 'p { color: rgb(0, 1, 0) }',
    },
  },
  {
    name: 'a style sheet changed by script through its rules',
    files: {
      'index.html': page(
        '<p>x</p><script>document.styleSheets[0].insertRule("p { color: rgb(3, 2, 1) }", 1); console.log(document.styleSheets[0].cssRules.length, document.styleSheets[0].ownerNode.tagName)</script>',
        '<link rel="stylesheet" href="a.css">',
      ),
      'a.css': 'p { color: red }',
    },
  },
  {
    name: 'a font of the site, by face and by size of text',
    files: {
      'index.html': page(
        '<span id="s">aaaa</span><script>onload = async () => { const faces = await document.fonts.load("20px Wide"); await new Promise((r) => setTimeout(r, 60)); console.log(faces.length, s.offsetWidth) }</script>',
        '<link rel="stylesheet" href="css/a.css">',
      ),
      'css/a.css':
        '@font-face { font-family: Wide; src: url("../fonts/wide.ttf#iefix") format("truetype"), url(gone.woff2) } span { font: 20px Wide }',
      'fonts/wide.ttf': WIDE_FONT,
    },
    diagnostics: ['missing-reference css/a.css:1 css/gone.woff2'],
  },
  {
    name: 'image sets, cursors, masks and lists of pictures',
    files: {
      'index.html': page('<p>x</p><ul><li>y</ul>', '<link rel="stylesheet" href="css/a.css">'),
      'css/a.css':
        'p { background: image-set("../dot.svg" 1x, url(../dot2.svg) 2x), -webkit-image-set(url("../dot.svg") 1x); cursor: url(../dot.svg), pointer; mask-image: url(../dot.svg); border-image: url( "../dot.svg" ) 1 } li { list-style: url(../dot.svg) } p::after { content: url(../dot.png) }',
      'dot.svg': picture(),
      'dot2.svg': picture(8),
      'dot.png': PIXEL,
    },
  },
  {
    name: 'pictures inside custom properties, with each file’s own base',
    files: {
      'index.html': page('<p>x</p><img alt="" id="i">', '<link rel="stylesheet" href="css/a.css">'),
      'css/a.css':
        ':root { --picture: url(../dot.svg) } p { background: var(--picture); width: 60px; content: attr(title) }',
      'dot.svg': picture(),
    },
  },
  {
    name: 'escapes and quotes in addresses of styles',
    files: {
      'index.html': page('<p>x</p><b>y</b>', '<link rel="stylesheet" href="a.css">'),
      'a.css':
        '@import "b\\000063.css"; p { background: url(a\\ b.svg); border-image: url("a%20b.svg") } b { content: url(\'it\\\'s.svg\') }',
      'bc.css': 'b { color: rgb(1, 2, 3) }',
      'a b.svg': picture(),
      "it's.svg": picture(),
    },
  },
  {
    name: 'filters and clips from another file',
    files: {
      'index.html': page('<p>x</p>', '<link rel="stylesheet" href="a.css">'),
      'a.css': 'p { filter: url(f.svg#f); clip-path: url("f.svg#c") }',
      'f.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><filter id="f"/><clipPath id="c"><rect width="1" height="1"/></clipPath></svg>',
    },
  },
  {
    name: 'a disabled link, a link in the body, a link without an address',
    files: {
      'index.html': page(
        '<p>x</p><link rel="stylesheet" href="b.css"><link rel="stylesheet" href=""><link rel=" StyleSheet " href="c.css">',
        '<link rel="stylesheet" href="a.css" disabled>',
      ),
      'a.css': 'p { color: red }',
      'b.css': 'p { color: rgb(1, 1, 2) }',
      'c.css': 'p { width: 17px }',
    },
  },
  {
    name: 'a style that a script links later, and one it swaps',
    files: {
      'index.html': modulePage(
        '<p>x</p>',
        '<link rel="stylesheet" href="a.css" title="one"><link rel="alternate stylesheet" href="b.css" title="two">',
      ),
      'a.js':
        'const [a, b] = document.querySelectorAll("link"); a.disabled = true; b.disabled = false; await new Promise((r) => setTimeout(r, 30)); console.log(getComputedStyle(document.querySelector("p")).color)',
      'a.css': 'p { color: rgb(1, 1, 1) }',
      'b.css': 'p { color: rgb(2, 2, 2) }',
    },
  },
  {
    name: 'styles from elsewhere are blocked',
    files: {
      'index.html': page(
        '<p>x</p>',
        '<link rel="stylesheet" href="https://styles.invalid/a.css"><link rel="stylesheet" href="b.css">',
      ),
      'b.css': '@import "https://styles.invalid/b.css"; p { color: rgb(1, 2, 3) }',
    },
    diagnostics: [
      'blocked-external-reference index.html:5 https://styles.invalid/a.css',
      'blocked-external-reference b.css:1 https://styles.invalid/b.css',
    ],
    exportDiagnostics: [
      'external-reference index.html:5 https://styles.invalid/a.css',
      'external-reference b.css:1 https://styles.invalid/b.css',
    ],
  },
];
