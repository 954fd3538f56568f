// How playground-elements asks to be hosted: its compiler beside the page, its frames on an origin of their own.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/build/places.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';

const PACKAGE = join(ROOT, 'bench/peers/node_modules/playground-elements');
const COMPILER = ['playground-typescript-worker.js', 'internal/typescript.js'];

/**
 * Puts the compiler into the folder of the page and serves the sandbox on a second port of the same host.
 * @returns the second server; its address goes into `sandbox-base-url`
 */
export async function hostPlayground(folder) {
  for (const file of COMPILER) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(PACKAGE, file), join(folder, file));
  }
  return serveStatic({ folder: PACKAGE });
}
