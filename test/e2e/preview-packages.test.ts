// Package names in the preview: off unless the host says where they come from, and then from there alone.
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { withPreviewHost, type PreviewHost } from './support/preview-host.js';

/** A server of modules, and what was asked of it. */
interface ModuleServer {
  readonly origin: string;
  readonly asked: string[];
  close(): void;
}

const MODULES = new Map([
  ['/lib@1/index.js', 'import { deep } from "lib/deep.js"; export const name = "lib with " + deep;'],
  ['/lib@1/deep.js', 'export const deep = "deep";'],
  ['/found.js', 'export default "found";'],
  ['/classic.js', 'globalThis.xClassic = "classic";'],
  ['/data.json', '{}'],
]);

let browser: Browser;
let cdn: ModuleServer;
let other: ModuleServer;

before(async () => {
  [browser, cdn, other] = await Promise.all([launchBrowser(), serveModules(), serveModules()]);
});
after(async () => {
  cdn.close();
  other.close();
  await browser.close();
});

async function serveModules(): Promise<ModuleServer> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.end(MODULES.get(request.url ?? '') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { origin, asked, close: () => (server.closeAllConnections(), server.close()) };
}

const SITE = {
  'index.html': `<p></p><script src="CDN/classic.js"></script><script type="module" src="a.js"></script>`,
  'a.js': `import { name } from "lib"; import found from "found"; import own from "own";
const { deep } = await import(["lib", "deep.js"].join("/"));
const asked = await Promise.all([
  fetch("CDN/data.json").then(() => "fetched", () => "no fetch"),
  import("OTHER/found.js").then(() => "imported", () => "no import"),
]);
document.querySelector("p").textContent = [name, found, own, deep, xClassic, ...asked].join(", ");`,
  'vendor/own.js': 'export default "own";',
};

function site(more = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SITE).map(([path, source]) => [
      path,
      source.replaceAll('CDN', cdn.origin).replaceAll('OTHER', other.origin) + (path === 'index.html' ? more : ''),
    ]),
  );
}

const said = async ({ page }: PreviewHost): Promise<string> => {
  const text = page.frameLocator('jig-preview iframe:not(.spare)').locator('p:not(:empty)');
  return text.innerText();
};

const told = async (host: PreviewHost): Promise<readonly string[]> =>
  (await host.outcome()).diagnostics.map(({ kind, requestedPath }) => `${kind} ${requestedPath}`);

for (const [way, more] of [
  ['a page of one text', ''],
  ['a page that mints its files', '<svg><use href="dot.svg#d"></use></svg>'],
] as const) {
  test(`Packages come from where the host says, and nothing from elsewhere, in ${way}`, () => {
    const packages = {
      origins: [cdn.origin],
      imports: { lib: `${cdn.origin}/lib@1/index.js`, 'lib/': `${cdn.origin}/lib@1/`, own: '/vendor/own.js' },
      resolved: { found: `${cdn.origin}/found.js` },
    };
    return withPreviewHost(browser, { packages }, async (host) => {
      cdn.asked.length = 0;
      await host.show({ ...site(more), 'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g id="d"/></svg>' });
      assert.equal(await said(host), 'lib with deep, found, own, deep, classic, no fetch, no import');
      assert.deepEqual([...new Set(cdn.asked)].sort(), [
        '/classic.js',
        '/found.js',
        '/lib@1/deep.js',
        '/lib@1/index.js',
      ]);
      assert.deepEqual(other.asked, []);
      const diagnostics = await told(host);
      assert.ok(diagnostics.includes(`blocked-external-reference ${other.origin}/found.js`), diagnostics.join('\n'));
    });
  });
}

test('Without a host that says where they come from, a package name is a diagnostic and nothing is asked for', () =>
  withPreviewHost(browser, {}, async (host) => {
    cdn.asked.length = 0;
    await host.show(site());
    assert.deepEqual(await told(host), [
      `blocked-external-reference ${cdn.origin}/classic.js`,
      'unsupported-module-reference lib',
      'unsupported-module-reference found',
      'unsupported-module-reference own',
      `blocked-external-reference ${other.origin}/found.js`,
    ]);
    assert.deepEqual([...cdn.asked, ...other.asked], []);
  }));
