// The built demo, served as a host would serve it: under any path, with any response headers.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DIST_DEMO, ROOT } from '../../../scripts/build/places.mjs';
import { serveStatic, type StaticServer } from '../../../scripts/serve/static-server.mjs';

/** What a careful host sends: our own scripts and styles run, nothing inline does. */
export const STRICT_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'";

export interface DemoSiteOptions {
  /** Content-Security-Policy of every page but the preview frame's own. */
  readonly csp?: string;
  /** Content-Security-Policy of `frame/preview-frame.html`; none unless given. */
  readonly frameCsp?: string;
  /** Path in front of every file, such as `/a/b/`. */
  readonly basePath?: string;
  /** Another folder to serve; the built demo unless given. */
  readonly folder?: string;
}

/** Builds the demo when it is missing or older than its sources, and serves it on a free port. Close it after use. */
export async function serveDemo(options: DemoSiteOptions = {}): Promise<StaticServer> {
  if (options.folder === undefined) await buildDemoIfChanged();
  return serveStatic({
    folder: options.folder ?? DIST_DEMO,
    basePath: options.basePath ?? '/',
    headers: (file) => policyOf(file, options),
  });
}

async function buildDemoIfChanged(): Promise<void> {
  const script = join(ROOT, 'scripts/build-demo.mjs');
  await promisify(execFile)(process.execPath, [script, '--if-changed'], { cwd: ROOT });
}

function policyOf(file: string, { csp, frameCsp }: DemoSiteOptions): Record<string, string> {
  if (!file.endsWith('.html')) return {};
  const policy = /(^|[\\/])frame[\\/]/.test(file) ? frameCsp : csp;
  return policy === undefined ? {} : { 'content-security-policy': policy };
}
