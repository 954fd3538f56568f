// npm run soak [-- suite]: the randomised suites at full size. `SEED=<number>` replays one; `suite` is part of a path.
import { spawnSync } from 'node:child_process';
import { installDependencies } from './setup/install.mjs';
import { ROOT } from './build/places.mjs';
import { elementTests, nodeTests } from './test/runners.mjs';
import { soakFiles } from './test/test-files.mjs';

/** Seconds one file may take at full size. */
const FILE_LIMIT_S = 2 * 60 * 60;

process.chdir(ROOT);
await installDependencies(ROOT);
const suite = process.argv[2];
const runs = [
  ...['unit', 'package', 'e2e'].map((kind) => ({ files: soakFiles(kind, suite), toArgs: soakInNode })),
  { files: soakFiles('browser', suite), toArgs: elementTests },
].filter(({ files }) => files.length > 0);

if (runs.length === 0) {
  console.error(`No randomised suite has "${suite ?? ''}" in its path.`);
  process.exitCode = 1;
}
for (const { files, toArgs } of runs) {
  const env = { ...process.env, SOAK: '1' };
  const { status } = spawnSync(process.execPath, toArgs(files), { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exitCode = 1;
}

function soakInNode(files) {
  return nodeTests(files, { limitS: FILE_LIMIT_S });
}
