import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { before, describe, it } from 'node:test';
import { ensureDemoIsBuilt } from '../support/package/built.js';
import { StartedProgram } from '../support/package/started-program.js';

describe('npm start', () => {
  before(ensureDemoIsBuilt);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`serves the demo on PORT, says so in one line, and on ${signal} ends and frees the port`, async () => {
      const port = await freePort();
      const program = new StartedProgram('npm', ['start', '--silent'], { PORT: String(port) });
      try {
        assert.deepEqual(await program.output(), [`Jig Studio demo: http://localhost:${port}/`]);
        const response = await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(60_000) });
        assert.equal(response.status, 200);
        assert.match(await response.text(), /<jig-studio/);
        program.signal(signal);
        assert.equal(await program.exitCode(), 0);
        await canListenOn(port);
      } finally {
        program.remove();
      }
    });
  }

  it('serves and stops where the system gives no more watches, and says what is not seen', async () => {
    const noWatches = new URL('../support/package/no-watches.mjs', import.meta.url);
    const program = new StartedProgram(process.execPath, ['--import', noWatches.href, 'scripts/start.mjs'], {});
    try {
      const [line] = await program.output();
      const [complaint] = await program.errors();
      assert.match(complaint!, /^Changes in .*src are not seen \(.*ENOSPC.*\): start again to build them\.$/);
      const response = await fetch(line!.replace('Jig Studio demo: ', ''), { signal: AbortSignal.timeout(60_000) });
      assert.equal(response.status, 200);
      program.signal('SIGTERM');
      assert.equal(await program.exitCode(), 0);
    } finally {
      program.remove();
    }
  });

  it('refuses a PORT that is none, at once and in plain words', async () => {
    const program = new StartedProgram(process.execPath, ['scripts/start.mjs'], { PORT: 'seven' });
    try {
      assert.deepEqual(await program.errors(), ['PORT must be a number from 0 to 65535, not seven']);
      assert.equal(await program.exitCode(), 1);
    } finally {
      program.remove();
    }
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
  // A stranger may knock: a connection that nobody ends would keep the server from closing.
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  await new Promise((resolve) => server.close(resolve));
}
