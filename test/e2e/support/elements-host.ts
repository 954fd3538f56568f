// A page with every element on it, from the sources, with all that it loads later beside it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { ROOT } from '../../../scripts/build/places.mjs';
import type { lab } from './elements-page.js';

export type Lab = typeof lab;

export interface ElementsHost {
  readonly address: string;
  close(): void;
}

/** Bundles and serves the page. Close it after use. */
export async function serveElements(): Promise<ElementsHost> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'test/e2e/support/elements-page.ts')],
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    // The package names its built entries as those with side effects; these are sources.
    ignoreAnnotations: true,
    logLevel: 'error',
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]));
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') {
      response.setHeader('content-type', 'text/html');
      return void response.end(
        '<!doctype html><meta charset="utf-8"><script type="module" src="/elements-page.js"></script>',
      );
    }
    const file = files.get(url);
    response.setHeader('content-type', 'text/javascript');
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs `use` with what the page offers to tests. */
export function inLab<T, A>(page: Page, use: (offered: Lab, argument: A) => T | Promise<T>, argument: A): Promise<T> {
  return page.evaluate(
    ([source, given]) => (0, eval)(`(${source})`)((globalThis as unknown as { lab: Lab }).lab, given) as Promise<T>,
    [use.toString(), argument] as const,
  );
}
