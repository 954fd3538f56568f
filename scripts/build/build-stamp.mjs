// Tells whether what a build reads has changed since its last run, so tests that share a build make it once.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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
export async function buildIfChanged(name, folder, build) {
  const unlock = await lock(name);
  try {
    const stamp = join(CACHE, `${name}.stamp`);
    const current = fingerprint();
    if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, current);
    return true;
  } finally {
    unlock();
  }
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

/** A folder as a lock: made by one process only, and taken over when its owner is gone. */
async function lock(name) {
  const folder = join(CACHE, `${name}.lock`);
  mkdirSync(CACHE, { recursive: true });
  for (let tries = 0; tries < 3000; tries++) {
    try {
      mkdirSync(folder);
      writeFileSync(join(folder, 'pid'), String(process.pid));
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (ownerIsGone(folder)) rmSync(folder, { recursive: true, force: true });
    }
    await delay(100);
  }
  throw new Error(`another build holds ${folder} for more than 5 minutes`);
}

function ownerIsGone(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    // ENOENT: the owner has made the folder and not yet written its id.
    return error.code === 'ESRCH';
  }
}
