// The packages that a lane compares us with. They belong to the bench alone: the SDK never depends on them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/places.mjs';
import { installDependencies } from '../setup/install.mjs';

/** Installs what bench/package-lock.json names; does nothing when it is there, or when the bench has no peers. */
export async function installPeers() {
  const folder = join(ROOT, 'bench');
  if (existsSync(join(folder, 'package-lock.json'))) await installDependencies(folder);
}
