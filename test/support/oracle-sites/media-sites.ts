// Pictures, sound, embedded things, and SVG that names other files.
import { page, picture, PIXEL, SILENCE, type OracleSite } from './oracle-site.js';

export const MEDIA_SITES: readonly OracleSite[] = [
  {
    name: 'images, sources, srcset, svg image',
    files: {
      'index.html': page(
        '<img src="a/dot%20one.svg" alt="" width="7"><img srcset="dot.svg 1x, dot2.svg 2x" alt=""><picture><source srcset="dot.svg" media="(min-width: 1px)"><img src="gone.png" alt=""></picture><svg width="20" height="20"><image href="dot.svg" width="7" height="5"/></svg>',
        '<link rel="icon" href="dot.svg">',
      ),
      'a/dot one.svg': picture(),
      'dot.svg': picture(),
      'dot2.svg': picture(7, 6),
    },
    diagnostics: ['missing-reference index.html:8 gone.png'],
  },
  {
    name: 'srcset by width, with commas, and sizes',
    files: {
      'index.html': page(
        '<img sizes="100px" srcset="a,b.svg 100w,  wide.svg 900w" src="gone.png" alt=""><picture><source type="image/never" srcset="gone.svg"><source type="image/svg+xml" srcset="small.svg 1x,dot.svg 2x"><img src="gone.png" alt=""></picture>',
      ),
      'a,b.svg': picture(30, 3),
      'wide.svg': picture(90, 9),
      'dot.svg': picture(),
      'small.svg': picture(3, 3),
    },
    diagnostics: ['missing-reference index.html:8 gone.png', 'missing-reference index.html:8 gone.svg'],
  },
  {
    name: 'binary pictures, as elements, backgrounds and inputs',
    files: {
      'index.html': page(
        '<img src="p.png" alt=""><input type="image" src="p.png" alt="i"><table background="p.png"><tr><td background="p.png">x</table><p style="background:url(p.png)">y</p>',
      ),
      'p.png': PIXEL,
    },
  },
  {
    name: 'the background of a body',
    files: {
      'index.html': '<!doctype html><title>t</title><body background="p.png" text="#010203"><p>x',
      'p.png': PIXEL,
    },
  },
  {
    name: 'sound and film with sources, tracks and posters',
    files: {
      'index.html': page(
        '<audio id="au" src="s.wav" controls></audio><audio id="b" preload="auto"><source src="gone.ogg"><source src="s.wav" type="audio/wav"></audio><video poster="dot.svg" width="40" height="30"><track default kind="subtitles" src="t.vtt" srclang="en"></video><script>onload = async () => { for (let n = 0; n < 40 && !(au.readyState && b.readyState); n++) await new Promise((r) => setTimeout(r, 10)); console.log(au.duration.toFixed(2), b.duration.toFixed(2)) }</script>',
      ),
      's.wav': SILENCE,
      'dot.svg': picture(),
      't.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n',
    },
    diagnostics: ['missing-reference index.html:8 gone.ogg'],
  },
  {
    name: 'subtitles that are loaded',
    files: {
      'index.html': page(
        '<video src="s.wav"><track default kind="subtitles" src="t.vtt" srclang="en"></video><script>onload = async () => { const t = document.querySelector("track"); t.track.mode = "showing"; for (let n = 0; n < 40 && t.readyState !== 2; n++) await new Promise((r) => setTimeout(r, 10)); console.log(t.readyState, t.track.cues?.[0]?.text) }</script>',
      ),
      's.wav': SILENCE,
      't.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n',
    },
  },
  {
    name: 'objects and embeds of pictures, with their fallbacks',
    files: {
      'index.html': page(
        '<object data="dot.svg" type="image/svg+xml" width="20" height="10"></object><embed src="p.png" width="4" height="4"><object data="gone.svg"><b>fallback</b></object>',
      ),
      'dot.svg': picture(),
      'p.png': PIXEL,
    },
    diagnostics: ['missing-reference index.html:8 gone.svg'],
  },
  {
    name: 'an object that is a page',
    files: {
      'index.html': page(
        '<object data="sub/a.html" width="100" height="40"></object><embed src="sub/a.html" width="100" height="40">',
      ),
      'sub/a.html': '<p>in</p><script src="a.js"></script>',
      'sub/a.js': 'console.log("object")',
    },
  },
  {
    name: 'svg use of a symbol in another file',
    files: {
      'index.html': page(
        '<svg width="20" height="20"><use href="s.svg#a"/></svg><script>onload = () => { const box = document.querySelector("use").getBBox(); console.log(box.width, box.height) }</script>',
      ),
      's.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"><rect width="9" height="4"/></symbol></svg>',
    },
  },
  {
    name: 'svg use by the old name, from a folder, and of this page',
    files: {
      'index.html': page(
        '<svg width="20" height="20"><defs><rect id="own" width="3" height="2"/></defs><use xlink:href="icons/s.svg#a"/><use href="#own"/></svg><script>onload = () => { for (const use of document.querySelectorAll("use")) { const box = use.getBBox(); console.log(box.width, box.height) } }</script>',
      ),
      'icons/s.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"><rect width="9" height="4"/></symbol></svg>',
    },
  },
  {
    name: 'svg pictures by every name, and filters by attribute',
    files: {
      'index.html': page(
        '<svg width="40" height="20"><filter id="f"><feImage href="dot.svg"/></filter><image xlink:href="dot.svg" width="7" height="5"/><rect width="3" height="3" fill="url(#g)" filter="url(f.svg#f)"/><linearGradient id="g"><stop/></linearGradient><a href="other.html"><text>t</text></a></svg>',
      ),
      'dot.svg': picture(),
      'f.svg': '<svg xmlns="http://www.w3.org/2000/svg"><filter id="f"/></svg>',
      'other.html': '<p>other',
    },
    exportDiagnostics: ['left-out-page index.html:8 other.html'],
  },
  {
    name: 'favicons of every kind',
    files: {
      'index.html': page(
        '<p>x</p>',
        '<link rel="icon" href="dot.svg" sizes="any"><link rel="shortcut icon" href="p.png"><link rel="apple-touch-icon" href="p.png"><link rel="mask-icon" href="dot.svg"><link rel="manifest" href="site.webmanifest"><meta property="og:image" content="p.png">',
      ),
      'dot.svg': picture(),
      'p.png': PIXEL,
      'site.webmanifest': '{}',
    },
  },
  {
    name: 'lazy and eager pictures, and one that a script makes from another',
    files: {
      'index.html': page(
        '<img loading="lazy" src="dot.svg" alt=""><img loading="eager" decoding="sync" src="dot2.svg" alt=""><script>onload = async () => { const [lazy] = document.images; if (!lazy.naturalWidth) await new Promise((loaded) => { lazy.onload = loaded }); const copy = new Image(); copy.src = document.images[1].currentSrc; await copy.decode(); console.log(copy.naturalWidth) }</script>',
      ),
      'dot.svg': picture(),
      'dot2.svg': picture(8, 8),
    },
    lines: 1,
  },
  ...['', '<script>const xinline = 1</script>'].map((more): OracleSite => ({
    name: `addresses that a script gives while it runs${more && ', in a page with code of its own'}`,
    lines: 4,
    exportDiffers: ['elements', 'console'],
    files: {
      'index.html': page(
        `<img id="bulb" src="img/off.svg"><img id="set" src="img/off.svg"><div id="made"></div><link id="theme" rel="stylesheet" href="light.css"><p>x</p><script src="js/a.js"></script>${more}`,
      ),
      'js/a.js': `addEventListener('load', () => setTimeout(async () => {
  const bulb = document.querySelector('#bulb'), set = document.querySelector('#set');
  const loaded = (element) => new Promise((done) => { element.onload = element.oncanplay = () => done('loads'); element.onerror = () => done('fails') });
  const widths = [];
  for (let turn = 0; turn < 3; turn += 1) {
    bulb.src = bulb.src.match('on%20%C3%A9.png') ? 'img/off.svg' : 'img/on é.png';
    await loaded(bulb);
    widths.push(bulb.naturalWidth);
  }
  console.log(widths.join());
  set.setAttribute('src', './img/' + ['o', 'f', 'f'].join('') + '2.svg?v=' + 1);
  made.innerHTML = '<img src="/img/off2.svg" onerror="console.log(1)"><img src="img/gone.svg" onerror="this.alt = this.naturalWidth">';
  const ahead = new Image();
  ahead.src = 'img/off2.svg';
  console.log(await loaded(ahead), ahead.width);
  console.log(await loaded(new Audio('beep.wav')), await loaded(Object.assign(document.createElement('audio'), { src: 'beep.wav' })));
  theme.href = 'dark.css';
  console.log(await loaded(theme), getComputedStyle(document.querySelector('p')).color);
}))`,
      'img/off.svg': picture(),
      'img/off2.svg': picture(30, 20),
      'img/on é.png': PIXEL,
      'beep.wav': SILENCE,
      'light.css': 'p { color: rgb(1, 1, 1) }',
      'dark.css': '@import "dark2.css"; p { margin-top: 9px }',
      'dark2.css': 'p { color: rgb(2, 2, 2) }',
    },
  })),
  {
    name: 'a picture drawn on a canvas',
    files: {
      'index.html': page(
        '<img src="p.png" alt="" id="i"><script>onload = () => { const c = document.createElement("canvas").getContext("2d"); c.drawImage(i, 0, 0); console.log(c.canvas.width) }</script>',
      ),
      'p.png': PIXEL,
    },
  },
];
