// npm run bench [-- lane]: measurements side by side. A lane is bench/lanes/<lane>.mjs with
//   export async function measure({ rounds }): Promise<Measured[]>   (scripts/bench/report.mjs)
// ROUNDS sets the number of rounds.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPeers } from './bench/peers.mjs';
import { printLane } from './bench/report.mjs';
import { ROOT } from './build/places.mjs';
import { ensureChromium } from './chromium.mjs';
import { installDependencies } from './setup/install.mjs';

const LANES = join(ROOT, 'bench/lanes');
const DEFAULT_ROUNDS = 15;

process.chdir(ROOT);
await installDependencies(ROOT);
ensureChromium();
await installPeers();

const all = existsSync(LANES) ? readdirSync(LANES).filter((name) => name.endsWith('.mjs')) : [];
const wanted = process.argv[2];
const lanes = all.map((name) => name.replace(/\.mjs$/, '')).filter((lane) => !wanted || lane === wanted);
if (lanes.length === 0) throw new Error(`There is no lane "${wanted ?? ''}" in bench/lanes.`);

for (const lane of lanes) {
  const { measure } = await import(pathToFileURL(join(LANES, `${lane}.mjs`)).href);
  printLane(lane, await measure({ rounds: Number(process.env.ROUNDS ?? DEFAULT_ROUNDS) }));
}
