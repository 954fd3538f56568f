// A plain static server, the oracle of the preview.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OracleFile, OracleFiles } from '../../support/oracle-sites/oracle-site.js';

const TYPES = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['wav', 'audio/wav'],
  ['vtt', 'text/vtt'],
  ['ttf', 'font/ttf'],
]);

export interface PlainSite {
  readonly address: string;
  close(): Promise<void>;
}

/** A port of its own is an origin of its own, and still the same site to a browser: no new process for each. */
export async function servePlainSite(files: OracleFiles): Promise<PlainSite> {
  const server = createServer((request, response) => serve(files, request, response));
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

function serve(files: OracleFiles, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(url);
  if (path === undefined) return void response.writeHead(400).end();
  const index = fileAt(files, `${path === '' || path.endsWith('/') ? path : `${path}/`}index.html`);
  const file = fileAt(files, path) ?? (path === '' || path.endsWith('/') ? index : undefined);
  if (file === undefined && index !== undefined) return void response.writeHead(301, { location: `/${path}/` }).end();
  if (file === undefined) return void response.writeHead(404).end();
  const name = path === '' || path.endsWith('/') ? 'index.html' : path;
  response.setHeader('content-type', TYPES.get(name.split('.').at(-1) ?? '') ?? 'text/plain');
  response.end(typeof file === 'string' ? file : Buffer.from(file.base64, 'base64'));
}

function fileAt(files: OracleFiles, path: string): OracleFile | undefined {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}

/** Composed, as file systems and the workspace compare names. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname.slice(1)).normalize('NFC');
  } catch {
    return undefined;
  }
}
