// Runs a command to its end, or to its time limit, and leaves no process of it behind.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

const running = new Set();

/** Milliseconds that the output of an ended process may still take. */
const OUTPUT_GRACE_MS = 2000;

/** A third of what a process at the usual priority gets beside it: it gives way, and still ends on a busy machine. */
export const BACKGROUND = 5;

/**
 * @param args arguments for Node itself
 * @param options `background`: it and all that it starts give way to what runs beside it
 * @returns {Promise<{ code: number, output: string }>} standard output and error, in the order of arrival
 */
export function runNode(args, { timeoutMs, env = {}, background = false }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    if (background) giveWay(child);
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    const timer = setTimeout(() => {
      output += `\nStopped after its limit of ${timeoutMs / 1000} s.\n`;
      stop(child);
    }, timeoutMs);
    const end = (code) => {
      clearTimeout(timer);
      running.delete(child);
      stop(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    // Its output may arrive after its end; a process it left behind may hold that output open for ever.
    let exitCode = 1;
    child.once('exit', (code) => {
      exitCode = code ?? 1;
      setTimeout(() => stop(child), OUTPUT_GRACE_MS).unref();
    });
    child.once('close', () => end(exitCode));
  });
}

/** Ends all that still runs: called when we are interrupted. */
export function stopEverything() {
  for (const child of running) stop(child);
}

/** What it starts from now on inherits it. */
function giveWay({ pid }) {
  try {
    if (pid !== undefined) setPriority(pid, BACKGROUND);
  } catch {
    // Where that is not allowed it runs as all others do.
  }
}

/** The child leads a process group of its own, so its browsers and servers end with it. */
function stop(child) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
