// npm run exports: writes `exports` of package.json from the entry points that are there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageExports } from './build/package-exports.mjs';
import { ROOT } from './build/places.mjs';

const path = join(ROOT, 'package.json');
const manifest = JSON.parse(readFileSync(path, 'utf8'));
writeFileSync(path, `${JSON.stringify({ ...manifest, exports: packageExports() }, null, 2)}\n`);
