// A plain static server for one small site in memory: the oracle of the preview.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TYPES = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
]);

export interface PlainSite {
  readonly address: string;
  close(): Promise<void>;
}

export async function servePlainSite(files: Readonly<Record<string, string>>): Promise<PlainSite> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname.slice(1)) || 'index.html';
    const text = Object.hasOwn(files, path) ? files[path] : undefined;
    if (text === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES.get(path.split('.').at(-1) ?? '') ?? 'text/plain');
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
