// Installs the dependencies when they are missing or the lock file has changed. Uses nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes `folder`/node_modules what `folder`/package-lock.json says; does nothing when it already is. */
export function installDependencies(folder) {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (npm ci)');
  npm(['ci', '--no-audit', '--no-fund'], folder);
  writeFileSync(stamp, wanted);
}

/** Runs npm, the very one that runs us where there is one; throws when it fails. */
export function npm(args, folder) {
  const cli = process.env.npm_execpath;
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const { status, error } =
    cli && /npm-cli\.[cm]?js$/.test(cli)
      ? spawnSync(process.execPath, [cli, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
}
