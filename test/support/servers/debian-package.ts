import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Finds a server program, installing its Debian package where that is possible (root and apt-get). Undefined when it
 * is not to be had here: such tests are skipped, but fail under CI, which must have everything.
 */
export function findProgram(find: () => string | undefined, packageName: string): string | undefined {
  const found = find();
  if (found) return found;
  if (installPackage(packageName)) {
    const installed = find();
    if (installed) return installed;
  }
  if (process.env['CI'] === 'true')
    throw new Error(`CI needs the ${packageName} package, and it could not be installed.`);
  return undefined;
}

/** The first of `candidates` that exists. */
export function firstExisting(candidates: readonly string[]): string | undefined {
  return candidates.find((candidate) => existsSync(candidate));
}

function installPackage(packageName: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (): boolean => spawnSync('apt-get', ['install', '-y', '-qq', packageName], { env }).status === 0;
  return install() || (spawnSync('apt-get', ['update', '-qq'], { env }).status === 0 && install());
}
