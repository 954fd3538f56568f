// The built package and demo, made once for all tests that look at them.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/build/places.mjs';

const run = promisify(execFile);

/** Builds dist/ when it is missing or older than its sources. */
export async function ensurePackageIsBuilt(): Promise<void> {
  await run(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--if-changed'], { cwd: ROOT });
}

/** Builds dist-demo/ when it is missing or older than its sources. */
export async function ensureDemoIsBuilt(): Promise<void> {
  await run(process.execPath, [join(ROOT, 'scripts/build-demo.mjs'), '--if-changed'], { cwd: ROOT });
}
