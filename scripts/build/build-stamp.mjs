// Tells whether what a build reads has changed since its last run, so tests that share a build make it once.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../setup/lock.mjs';
import { CACHE, ROOT } from './places.mjs';

const INPUTS = [
  'src',
  'demo',
  'scripts/build',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Runs `build` unless `folder` is there, built from the same inputs. Processes that ask at once build once.
 * @returns whether it was built now
 */
export function buildIfChanged(name, folder, build) {
  return withLock(join(CACHE, `${name}.lock`), async () => {
    const stamp = join(CACHE, `${name}.stamp`);
    const current = fingerprint();
    if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, current);
    return true;
  });
}

/** One line that changes with any input file's name, size or time of change. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) addTo(hash, input);
  return hash.digest('hex');
}

function addTo(hash, name) {
  const path = join(ROOT, name);
  if (!existsSync(path)) return;
  const stats = statSync(path);
  if (!stats.isDirectory()) return hash.update(`${name}\0${stats.size}\0${stats.mtimeMs}\n`);
  for (const child of readdirSync(path).sort()) addTo(hash, `${name}/${child}`);
}
