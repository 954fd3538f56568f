// Builds the demo in a process of its own, and again whenever a source changes. No dependencies.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/places.mjs';

const WATCHED = ['src', 'demo'];
/** Milliseconds of quiet after a change before the build starts: editors write several files at once. */
const QUIET_MS = 150;

/** Builds the demo unless it is up to date; resolves to whether it went well. What a build complains of is shown. */
export function runBuild(signal) {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const script = join(ROOT, 'scripts/build-demo.mjs');
    const stdio = ['ignore', 'ignore', 'inherit'];
    const child = spawn(process.execPath, [script, '--if-changed'], { cwd: ROOT, stdio });
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    child.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(code === 0);
    });
  });
}

/** Rebuilds after each change until the signal aborts; a failed build leaves the last good one served. */
export async function rebuildOnChange(signal) {
  const changes = watchSources(signal);
  while (await changes.next()) await runBuild(signal);
}

function watchSources(signal) {
  let changed = false;
  let wake = () => {};
  let timer;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed = true;
      wake();
    }, QUIET_MS);
  };
  const folders = WATCHED.map((name) => join(ROOT, name)).filter((folder) => existsSync(folder));
  const watchers = folders.map((folder) => watchFolder(folder, note));
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher?.close();
    wake();
  });
  return {
    /** Resolves to true after a change since the last call, to false when it is time to stop. */
    async next() {
      if (!changed && !signal.aborted) await new Promise((resolve) => (wake = resolve));
      changed = false;
      return !signal.aborted;
    },
  };
}

/** A system allows so many watches and no more: without one the demo is still served, only not rebuilt. */
function watchFolder(folder, note) {
  const complain = ({ message }) =>
    console.error(`Changes in ${folder} are not seen (${message}): start again to build them.`);
  try {
    return watch(folder, { recursive: true }, note).on('error', complain);
  } catch (error) {
    complain(error);
    return null;
  }
}
