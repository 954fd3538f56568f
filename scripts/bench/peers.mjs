// The packages that a lane compares us with. They belong to the bench alone: the SDK never depends on them.
import { join } from 'node:path';
import { ROOT } from '../build/places.mjs';
import { installDependencies } from '../setup/install.mjs';

// They have a folder of their own: code there finds them by name, code beside it finds our package by its name.

/** Installs what bench/peers/package-lock.json names; does nothing when it is there. */
export async function installPeers() {
  await installDependencies(join(ROOT, 'bench/peers'));
}
