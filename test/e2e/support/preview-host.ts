// A host page with nothing but a preview in it, served with the policies that a test wants.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../../scripts/build/places.mjs';
import type { PreviewPackages } from '../../../src/core/preview/preview-packages.js';
import type { OracleFiles } from '../../support/oracle-sites/oracle-site.js';
import { watchProblems, type PageProblem } from '../../support/e2e/page-problems.js';

export interface PreviewHostOptions {
  /** Content-Security-Policy of the host page. */
  readonly csp?: string;
  /** Content-Security-Policy of the frame page; none unless given. */
  readonly frameCsp?: string;
  /** The attribute of the preview. */
  readonly frameUrl?: string;
  /** Where package names come from; `resolved` is what the host's function answers. */
  readonly packages?: Omit<PreviewPackages, 'resolve'> & { readonly resolved?: Readonly<Record<string, string>> };
  /** Called with the page before it loads anything. */
  prepare?(page: Page): Promise<void>;
}

export interface PreviewHost {
  readonly page: Page;
  /** The same files on another site: another name of this machine. */
  readonly otherSite: string;
  readonly problems: readonly PageProblem[];
  /** Shows the files as the next revision and answers with the preview's snapshot once it is no longer waiting. */
  show(files: OracleFiles, ms?: number): Promise<PreviewOutcome>;
  /** The preview's snapshot as it is now. */
  outcome(): Promise<Omit<PreviewOutcome, 'ms'>>;
}

export interface PreviewOutcome {
  readonly status: string;
  readonly message?: string;
  readonly revision: number;
  readonly acknowledgedRevision: number;
  /** In which the host was served: what a busy machine takes from it in one piece counts as 50 ms. */
  readonly ms: number;
  readonly error?: {
    readonly message: string;
    readonly path?: string;
    readonly line?: number;
    readonly column?: number;
  };
  readonly diagnostics: readonly {
    readonly kind: string;
    readonly sourcePath: string;
    readonly requestedPath: string;
    readonly line?: number;
  }[];
}

/** A policy for the frame page that runs any workspace and reaches no server. */
export const FRAME_CSP =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src data: blob:; form-action 'none'";

export async function withPreviewHost<T>(
  browser: Browser,
  options: PreviewHostOptions,
  use: (host: PreviewHost) => Promise<T>,
): Promise<T> {
  const host = await openPreviewHost(browser, options);
  try {
    return await use(host);
  } finally {
    await host.close();
  }
}

/** Close it after use. */
export async function openPreviewHost(
  browser: Browser,
  options: PreviewHostOptions,
): Promise<PreviewHost & { close(): Promise<void> }> {
  const files = await builtFiles();
  const listen = (name: string): Promise<HostServer> => listening(name, (...turn) => serve(...turn, files, options));
  const [site, otherSite] = await Promise.all([listen('localhost'), listen('127.0.0.1')]);
  const context = await browser.newContext();
  const close = async (): Promise<void> => {
    await context.close();
    for (const { server } of [site, otherSite]) {
      server.closeAllConnections();
      server.close();
    }
  };
  try {
    const page = await context.newPage();
    const problems = await watchProblems(page);
    await options.prepare?.(page);
    await page.goto(`${site.address}/host?token=host-only`);
    return {
      page,
      otherSite: otherSite.address,
      problems,
      show: (shown, ms = 20_000) => show(page, shown, ms),
      outcome: () => page.evaluate('outcome()'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface HostServer {
  readonly server: Server;
  readonly address: string;
}

async function listening(name: string, answer: RequestListener): Promise<HostServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, name, resolve));
  return { server, address: `http://${name}:${(server.address() as AddressInfo).port}` };
}

function serve(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, string>,
  { csp, frameCsp, frameUrl, packages }: PreviewHostOptions,
): void {
  const path = url.split('?')[0] ?? '';
  const policy = path.startsWith('/frame/') ? frameCsp : csp;
  const attribute = frameUrl === undefined ? '' : ` preview-frame-url="${frameUrl}"`;
  const text =
    path === '/host'
      ? `<!doctype html><title>host</title><jig-preview${attribute}></jig-preview><script type="application/json" id="packages">${JSON.stringify(packages ?? null)}</script><script type="module" src="/host.js"></script>`
      : files.get(path);
  if (text === undefined) return void response.writeHead(404).end();
  // A host that stands in a sandbox has no origin, and modules ask for one.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
  if (policy !== undefined) response.setHeader('content-security-policy', policy);
  response.end(text);
}

async function show(page: Page, files: OracleFiles, ms: number): Promise<PreviewOutcome> {
  return page.evaluate(
    ([shown, limit]) =>
      (globalThis as unknown as { showFiles: (f: unknown, ms: number) => Promise<PreviewOutcome> }).showFiles(
        shown,
        limit,
      ),
    [files, ms] as const,
  );
}

let built: Promise<ReadonlyMap<string, string>> | undefined;

function builtFiles(): Promise<ReadonlyMap<string, string>> {
  built ??= bundleFiles();
  return built;
}

async function bundleFiles(): Promise<ReadonlyMap<string, string>> {
  const [host, frame, html] = await Promise.all([
    bundle({ contents: HOST_SOURCE, resolveDir: ROOT, loader: 'ts' }, 'esm'),
    bundle({ contents: `import './src/frame/preview-frame.js'`, resolveDir: ROOT, loader: 'ts' }, 'iife'),
    readFile(join(ROOT, 'src/frame/preview-frame.html'), 'utf8'),
  ]);
  return new Map([
    ['/host.js', host],
    ['/frame/preview-frame.js', frame],
    ['/frame/preview-frame.html', html],
    ['/frame/other.html', '<!doctype html><p>not ours</p>'],
  ]);
}

async function bundle(
  stdin: { readonly contents: string; readonly resolveDir: string; readonly loader: 'ts' },
  format: 'esm' | 'iife',
): Promise<string> {
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    write: false,
    // The package names its built entries as those with side effects; these are sources.
    ignoreAnnotations: true,
    logLevel: 'error',
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
  return outputFiles[0]!.text;
}

const HOST_SOURCE = `
import { createStore } from './src/core/base/store.js';
import { createPreview } from './src/core/preview/create-preview.js';
import { workspaceOf } from './test/support/workspace-files.js';
import './src/define/preview.js';

const given = JSON.parse(document.getElementById('packages').textContent);
const packages = given && { ...given, resolve: (name) => given.resolved?.[name] };
const preview = createPreview({ ...(packages && { packages }) });
const view = {
  id: 'host', phase: createStore('ready'), preview, commands: {},
  attachPreviewSurface: (surface) => preview.attach(surface),
};
document.querySelector('jig-preview').studio = { id: 'host', view };
let revision = 0;
globalThis.showFiles = async (files, ms) => {
  const start = performance.now();
  let served = 0;
  preview.render(workspaceOf(await decoded(files), ++revision));
  for (let at = start; preview.getSnapshot().status === 'waiting' && at - start < ms;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    served += Math.min(performance.now() - at, 50);
    at = performance.now();
  }
  return { ...preview.getSnapshot(), ms: served };
};
globalThis.outcome = () => preview.getSnapshot();

async function decoded(files) {
  const entries = Object.entries(files).map(async ([path, file]) => [
    path.normalize('NFC'),
    typeof file === 'string' ? file : await (await fetch('data:;base64,' + file.base64)).blob(),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
`;
