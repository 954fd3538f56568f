// The built demo, served as a host would serve it: under any path, with any response headers.
import { DIST_DEMO } from '../../../scripts/build/places.mjs';
import { serveStatic, type StaticServer } from '../../../scripts/serve/static-server.mjs';
import { ensureDemoIsBuilt } from '../package/built.js';

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
  if (options.folder === undefined) await ensureDemoIsBuilt();
  return serveStatic({
    folder: options.folder ?? DIST_DEMO,
    basePath: options.basePath ?? '/',
    headers: (file) => policyOf(file, options),
  });
}

function policyOf(file: string, { csp, frameCsp }: DemoSiteOptions): Record<string, string> {
  if (!file.endsWith('.html')) return {};
  const policy = /(^|[\\/])frame[\\/]/.test(file) ? frameCsp : csp;
  return policy === undefined ? {} : { 'content-security-policy': policy };
}
