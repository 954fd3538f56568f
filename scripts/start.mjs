// npm start: sets up what is missing, builds the demo, serves it, rebuilds on change, and stops cleanly.
import { installDependencies } from './setup/install.mjs';
import { DIST_DEMO, ROOT } from './build/places.mjs';
import { rebuildOnChange, runBuild } from './serve/rebuild.mjs';
import { serveStatic } from './serve/static-server.mjs';

process.chdir(ROOT);
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

const port = chosenPort();
installDependencies(ROOT);
const built = await runBuild(stopping.signal);
if (stopping.signal.aborted) process.exit(0);
if (!built) process.exit(1);

const server = await serveStatic({ folder: DIST_DEMO, port });
const watching = rebuildOnChange(stopping.signal);
stopping.signal.addEventListener('abort', () => void server.close());
console.log(`Jig Studio demo: ${server.address}`);
await watching;

/** PORT, or 0 for any free one. */
function chosenPort() {
  const port = Number(process.env.PORT ?? 0);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  console.error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}`);
  process.exit(1);
}
