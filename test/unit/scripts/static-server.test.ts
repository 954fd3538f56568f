import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serveStatic, type StaticServer } from '../../../scripts/serve/static-server.mjs';

describe('the static file server', () => {
  let folder: string;
  let server: StaticServer;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jig-server-'));
    mkdirSync(join(folder, 'site/sub'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site/index.html'), '<title>home</title>');
    writeFileSync(join(folder, 'site/sub/index.html'), '<title>sub</title>');
    writeFileSync(join(folder, 'site/a b.js'), 'export {};');
    server = await serveStatic({
      folder: join(folder, 'site'),
      basePath: '/a/b/',
      headers: (file): Record<string, string> => (file === 'index.html' ? { 'x-page': 'home' } : {}),
    });
  });

  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('serves the index page of the folder under its base path, with the headers of that file', async () => {
    const response = await fetch(server.address);
    assert.equal(await response.text(), '<title>home</title>');
    assert.equal(response.headers.get('x-page'), 'home');
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  });

  it('serves nothing outside its base path', async () => {
    assert.equal((await fetch(new URL('/index.html', server.address))).status, 404);
  });

  it('decodes names and gives scripts their media type', async () => {
    const response = await fetch(`${server.address}a%20b.js`);
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(await response.text(), 'export {};');
  });

  it('sends a folder without its slash to the address with it', async () => {
    const response = await fetch(`${server.address}sub`);
    assert.equal(response.url, `${server.address}sub/`);
    assert.equal(await response.text(), '<title>sub</title>');
  });

  it('never leaves its folder, however the path is written', async () => {
    for (const path of ['/a/b/../secret.txt', '/a/b/%2e%2e/secret.txt', '/a/b/sub/..%2f..%2fsecret.txt', '/a/b/%00']) {
      assert.equal(await rawStatus(server.port, path), 404, path);
    }
  });

  it('answers a malformed path with not found', async () => {
    assert.equal(await rawStatus(server.port, '/a/b/%zz'), 404);
  });
});

/** `fetch` normalises paths before it sends them; an attacker does not. */
function rawStatus(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
