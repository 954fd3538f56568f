// The package as npm would publish it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/build/places.mjs';

const run = promisify(execFile);

/** Packs the built package into `folder`; returns the path of the tarball. Runs no script: build first. */
export async function packInto(folder: string): Promise<string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await run('npm', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(folder, filename);
}
