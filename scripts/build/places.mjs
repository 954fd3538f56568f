// Where things are, whatever folder a command is started from.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const DIST = join(ROOT, 'dist');
export const DIST_DEMO = join(ROOT, 'dist-demo');
/** Stamps and scratch files; never committed, never packed. */
export const CACHE = join(ROOT, '.cache');
