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
  const owner = ownerOf(folder);
  if (owner === null) return ageOf(folder) > NAMELESS_MS;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** The process that holds the lock; null while its name is not written, or never will be. */
function ownerOf(folder) {
  const text = readName(folder);
  // Process 0 would be all of our own group.
  return text === '' ? null : Number(text);
}

function readName(folder) {
  try {
    return readFileSync(join(folder, 'pid'), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

function ageOf(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}
