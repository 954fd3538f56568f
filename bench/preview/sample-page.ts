/** The page that all sides show: a document with a stylesheet and a script of its own, different in each round. */
export function sampleFiles(title: string): ReadonlyMap<string, string> {
  return new Map([
    ['index.html', INDEX.replace('{title}', title)],
    ['styles.css', STYLES],
    ['app.js', SCRIPT],
  ]);
}

/** The same page in one text, as a bare frame needs it. */
export function sampleInOne(title: string): string {
  return INDEX.replace('{title}', title)
    .replace('<link rel="stylesheet" href="styles.css" />', `<style>${STYLES}</style>`)
    .replace('<script src="app.js"></script>', `<script>${SCRIPT}</script>`);
}

/** Settles when `count` frames in this page have said that they show the sample of that title, and still are there. */
export function pagesShow(title: string, count = 1): Promise<void> {
  const shown = new Set<Window>();
  return new Promise((resolve) => {
    const listen = ({ source, data }: MessageEvent): void => {
      if ((data as { readonly shown?: unknown } | null)?.shown !== title) return;
      shown.add(source as Window);
      if ([...shown].filter(({ closed }) => !closed).length < count) return;
      removeEventListener('message', listen);
      resolve();
    };
    addEventListener('message', listen);
  });
}

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sample</title>
    <link rel="stylesheet" href="styles.css" />
  </head>
  <body>
    <h1 id="title">{title}</h1>
    <ul id="list"></ul>
    <script src="app.js"></script>
  </body>
</html>
`;

const STYLES = `body { margin: 40px; font: 16px/1.5 system-ui; }
h1 { font-size: 32px; letter-spacing: -0.02em; }
li { padding: 4px 0; border-bottom: 1px solid #ddd; }
`;

const SCRIPT = `for (let index = 0; index < 40; index++) {
  const item = document.createElement('li');
  item.textContent = 'Row ' + index;
  document.querySelector('#list').append(item);
}
parent.postMessage({ shown: document.querySelector('#title').textContent }, '*');
`;
