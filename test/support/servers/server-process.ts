import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's `nobody`: servers never run as root, and PostgreSQL refuses to. */
const NOBODY = { uid: 65534, gid: 65534 } as const;

export function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? NOBODY : {};
}

/** A fresh folder that the server's user owns. */
export function makeServerFolder(name: string): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `jig-${name}-`));
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface ServerProcess {
  stop(): Promise<void>;
}

/** Starts a server as an unprivileged user; it dies with this process. */
export function startServer(program: string, args: readonly string[], cwd: string): ServerProcess {
  const child = spawn(program, args, { cwd, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' }, ...unprivileged() });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    async stop() {
      process.removeListener('exit', kill);
      await ended(child);
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill('SIGINT');
  });
}

/** Tries until it works or `limitMs` has passed. */
export async function eventually<T>(attempt: () => Promise<T>, limitMs = 20_000): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
