// npm run build:demo [-- --if-changed]: dist-demo/
import { buildDemo } from './build/build-demo.mjs';
import { buildIfChanged } from './build/build-stamp.mjs';
import { DIST_DEMO } from './build/places.mjs';

if (process.argv.includes('--if-changed')) await buildIfChanged('demo', DIST_DEMO, buildDemo);
else await buildDemo();
