// Installs the dependencies when they are missing or the lock file has changed. Uses nothing but Node and npm.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../build/places.mjs';
import { withLock } from './lock.mjs';

/**
 * Makes `folder`/node_modules what `folder`/package-lock.json says; does nothing when it already is.
 * @param {string} folder
 * @param {AbortSignal} [signal] stops npm
 */
export async function installDependencies(folder, signal) {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () =>
    (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) || npmWroteAfter(folder, 'package-lock.json');
  if (isInstalled()) return;
  await withLock(join(CACHE, 'install.lock'), async () => {
    if (isInstalled()) return;
    // On the error stream: `npm start` says one line on its output, and `npm test` ends with one.
    console.error('Installing dependencies (npm ci)');
    await npm(['ci', '--no-audit', '--no-fund'], folder, signal);
    writeFileSync(stamp, wanted);
  });
}

/** Whether somebody ran npm by hand since the lock file changed: npm leaves its own record of what it installed. */
function npmWroteAfter(folder, lockFile) {
  const record = statSync(join(folder, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return record !== undefined && record.mtimeMs > statSync(join(folder, lockFile)).mtimeMs;
}

/** Runs npm, the very one that runs us where there is one; rejects when it fails. */
function npm(args, folder, signal) {
  const cli = process.env.npm_execpath;
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], signal };
  const child =
    cli && /npm-cli\.[cm]?js$/.test(cli)
      ? spawn(process.execPath, [cli, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args.join(' ')} failed in ${folder}`));
    });
  });
}
