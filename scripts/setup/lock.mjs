// Lets one process at a time do what several may ask for at once: an install, a build.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 10 * 60_000;
/** Milliseconds between the making of the lock and the name of its owner: without a name after that, it has none. */
const NAMELESS_MS = 5000;

/** Runs `use` while no other process holds the lock `folder`; one whose owner is gone is taken over. */
export async function withLock(folder, use) {
  mkdirSync(dirname(folder), { recursive: true });
  for (const start = Date.now(); !take(folder); await delay(100)) {
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    if (Date.now() - start > LIMIT_MS) throw new Error(`another process holds ${folder} for too long`);
  }
  try {
    return await use();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only one process can make a folder. */
function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

function isAbandoned(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'ESRCH') return true;
    return error.code === 'ENOENT' && ageOf(folder) > NAMELESS_MS;
  }
}

function ageOf(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}
