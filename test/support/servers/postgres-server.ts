import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram, firstExisting } from './debian-package.js';
import type { RunningServer } from './redis-server.js';
import { eventually, freePort, makeServerFolder, startServer, unprivileged } from './server-process.js';

export interface RunningPostgres extends RunningServer {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
}

/** A real PostgreSQL on loopback with a cluster of its own, or undefined where there is none. */
export async function startPostgres(): Promise<RunningPostgres | undefined> {
  const initdb = findProgram(() => findBinary('initdb'), 'postgresql');
  if (!initdb) return undefined;
  const folder = makeServerFolder('postgres');
  const data = join(folder.path, 'data');
  const made = spawnSync(initdb, ['-D', data, '-U', 'jig', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    cwd: folder.path,
    encoding: 'utf8',
    ...unprivileged(),
  });
  if (made.status !== 0) {
    folder.remove();
    throw new Error(`initdb failed: ${made.stderr}`);
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=50'];
  const program = join(initdb, '..', 'postgres');
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = startServer(program, args, folder.path);
  const connection = { host: '127.0.0.1', port, user: 'jig', database: 'postgres' } as const;
  const stop = async (): Promise<void> => {
    await server.stop();
    folder.remove();
  };
  await eventually(() => answers(connection)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, connection, stop };
}

async function answers(connection: RunningPostgres['connection']): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('SELECT 1');
  await client.end();
}

function findBinary(name: string): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = firstExisting([versions]) ? readdirSync(versions).sort().reverse() : [];
  return firstExisting([...installed.map((version) => join(versions, version, 'bin', name)), `/usr/local/bin/${name}`]);
}
