// npm start: sets up what is missing, builds the demo, serves it, rebuilds on change, and stops cleanly.
import { installDependencies } from './setup/install.mjs';
import { DIST_DEMO, ROOT } from './build/places.mjs';
import { rebuildOnChange, runBuild } from './serve/rebuild.mjs';
import { serveStatic } from './serve/static-server.mjs';

/** Milliseconds that closing may take once we are told to stop; what still holds the process then is cut off. */
const STOP_LIMIT_MS = 5000;

const stopping = new AbortController();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.chdir(ROOT);

try {
  await start(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) fail(error.message);
}

/** Resolves when the signal aborted and everything has ended. */
async function start(signal) {
  const port = chosenPort();
  await installDependencies(ROOT, signal);
  if (!(await runBuild(signal))) throw new Error('The demo was not built.');
  const server = await serveStatic({ folder: DIST_DEMO, port });
  try {
    console.log(`Jig Studio demo: ${server.address}`);
    await rebuildOnChange(signal);
  } finally {
    await server.close();
  }
}

function stop() {
  stopping.abort();
  setTimeout(() => process.exit(), STOP_LIMIT_MS).unref();
}

/** PORT, or 0 for any free one. */
function chosenPort() {
  const port = Number(process.env.PORT ?? 0);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}`);
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
