// npm run build [-- --if-changed]: dist/
import { buildPackage } from './build/build-package.mjs';
import { buildIfChanged } from './build/build-stamp.mjs';
import { DIST } from './build/places.mjs';

if (process.argv.includes('--if-changed')) await buildIfChanged('package', DIST, buildPackage);
else await buildPackage();
