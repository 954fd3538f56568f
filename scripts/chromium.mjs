// Finds the Chromium that the browser tests run in, or installs the system's own package where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const FIXED_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const ADVICE = [
  'No Chromium was found. The browser tests need one. Do one of these, then run the command again:',
  '  Debian, Ubuntu   sudo apt-get update && sudo apt-get install -y chromium',
  '  Fedora           sudo dnf install chromium',
  '  macOS            brew install --cask chromium',
  '  anything else    install Chrome, Chromium or Edge and set CHROME_PATH to its executable',
].join('\n');

/** Flags for a quiet, offline, reproducible browser that also starts as root and inside small containers. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** The path of a usable Chromium; throws an error that says exactly what to do when there is none. */
export function findChromium() {
  const found = lookForChromium();
  if (!found) throw new Error(ADVICE);
  return found;
}

/** As `findChromium`, but first installs the system's package when it is missing, we are root and apt-get is there. */
export function ensureChromium() {
  if (!lookForChromium() && canInstall()) install();
  return findChromium();
}

function lookForChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH is set to ${chosen}, which is not an executable file.`);
    return chosen;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...FIXED_PLACES];
  return candidates.find(isExecutable);
}

function isExecutable(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error;
}

function install() {
  console.error('No Chromium found: installing the system package with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { status } = spawnSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed.\n${ADVICE}`);
  }
}
