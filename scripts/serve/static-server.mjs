// A small static file server for the demo and its tests. No dependencies: `npm start` runs it before anything else.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const MEDIA_TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/plain; charset=utf-8'],
]);

/**
 * @typedef {object} StaticServerOptions
 * @property {string} folder the folder to serve; it may be replaced while it is served
 * @property {number} [port] 0, as when left out, takes a free one
 * @property {string} [basePath] path in front of every file, such as `/a/b/`; `/` unless given
 * @property {Record<string, string> | ((file: string) => Record<string, string>)} [headers] response headers, or a
 * function that gives them for a file's path relative to the folder
 *
 * @typedef {object} StaticServer
 * @property {string} address of the folder itself, with a trailing slash
 * @property {number} port
 * @property {() => Promise<void>} close
 */

/**
 * Serves the files of a folder, to this machine only, and never caches.
 * @param {StaticServerOptions} options
 * @returns {Promise<StaticServer>}
 */
export async function serveStatic({ folder, port = 0, basePath = '/', headers = {} }) {
  const server = createServer((request, response) => {
    const file = findFile(folder, basePath, request.url ?? '/');
    if (file === null) return refuse(response);
    if (file.redirect) return response.writeHead(301, { location: file.redirect }).end();
    const extra = typeof headers === 'function' ? headers(file.name) : headers;
    response.writeHead(200, {
      'content-type': MEDIA_TYPES.get(extname(file.path)) ?? 'application/octet-stream',
      'content-length': file.size,
      'cache-control': 'no-store',
      ...extra,
    });
    if (request.method === 'HEAD') return response.end();
    createReadStream(file.path)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await listen(server, port);
  const address = `http://localhost:${server.address().port}${basePath}`;
  return { address, port: server.address().port, close: () => close(server) };
}

function findFile(folder, basePath, url) {
  const path = decodePath(url);
  if (path === null || !path.startsWith(basePath)) return null;
  const name = normalize(path.slice(basePath.length) || '.');
  if (name === '..' || name.startsWith(`..${sep}`) || name.includes('\0')) return null;
  const file = join(folder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile()) return { path: file, name, size: stats.size };
  if (!stats?.isDirectory()) return null;
  if (!path.endsWith('/')) return { redirect: `${path}/` };
  const index = statSync(join(file, 'index.html'), { throwIfNoEntry: false });
  return index ? { path: join(file, 'index.html'), name: join(name, 'index.html'), size: index.size } : null;
}

function decodePath(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
}

function refuse(response) {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
}

/** Open keep-alive connections would hold the port; they are cut. */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
