// npm run size: builds when needed and prints each size budget with what is used of it.
import { buildPackage } from './build/build-package.mjs';
import { buildIfChanged } from './build/build-stamp.mjs';
import { DIST } from './build/places.mjs';
import { weighAll } from './size/weigh.mjs';

await buildIfChanged('package', DIST, buildPackage);
for (const { name, used, budget } of await weighAll()) {
  const kilobytes = used === undefined ? 'not built' : `${(used / 1000).toFixed(1)} kB`;
  console.log(`${name.padEnd(40)} ${kilobytes.padStart(10)} of ${budget / 1000} kB gzip`);
  if (used === undefined || used > budget) process.exitCode = 1;
}
