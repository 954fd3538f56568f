import { connect } from 'node:net';
import { findProgram, firstExisting } from './debian-package.js';
import { eventually, freePort, makeServerFolder, startServer } from './server-process.js';

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** A real Redis on loopback, or undefined where there is none. */
export async function startRedis(): Promise<RunningServer | undefined> {
  const program = findProgram(
    () => firstExisting(['/usr/bin/redis-server', '/usr/local/bin/redis-server']),
    'redis-server',
  );
  if (!program) return undefined;
  const folder = makeServerFolder('redis');
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder.path,
  ];
  const server = startServer(program, args, folder.path);
  const stop = async (): Promise<void> => {
    await server.stop();
    folder.remove();
  };
  await eventually(() => accepts(port)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, stop };
}

function accepts(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
