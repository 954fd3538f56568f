import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { before, describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/places.mjs';
import { ensureDemoIsBuilt } from '../support/package/built.js';

const LIMIT_MS = 60_000;

describe('npm start', () => {
  before(ensureDemoIsBuilt);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(
      `serves the demo on PORT, says so in one line, and on ${signal} ends and frees the port`,
      { timeout: LIMIT_MS },
      async () => {
        const port = await freePort();
        const child = spawn('npm', ['start', '--silent'], {
          cwd: ROOT,
          env: { ...process.env, PORT: String(port) },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
        try {
          const lines = await firstLines(child.stdout);
          assert.deepEqual(lines, [`Jig Studio demo: http://localhost:${port}/`]);
          const response = await fetch(`http://localhost:${port}/`);
          assert.equal(response.status, 200);
          assert.match(await response.text(), /<jig-studio/);
        } finally {
          child.kill(signal);
        }
        assert.equal(await ended, 0);
        await canListenOn(port);
      },
    );
  }

  it('refuses a PORT that is none, at once and in plain words', { timeout: LIMIT_MS }, async () => {
    const env = { ...process.env, PORT: 'seven' };
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    assert.deepEqual(await firstLines(child.stderr), ['PORT must be a number from 0 to 65535, not seven']);
    assert.equal(await ended, 1);
  });
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function canListenOn(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  await new Promise((resolve) => server.close(resolve));
}

/** What the stream says until its first whole line is there. */
function firstLines(stream: NodeJS.ReadableStream): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith('\n')) resolve(text.trim().split('\n'));
    });
    stream.once('end', () => reject(new Error(`it ended and said only "${text}"`)));
  });
}
