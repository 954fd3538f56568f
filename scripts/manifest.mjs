// npm run manifest: writes custom-elements.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/places.mjs';
import { analyzeElements } from './manifest/analyze.mjs';

writeFileSync(join(ROOT, 'custom-elements.json'), await analyzeElements());
