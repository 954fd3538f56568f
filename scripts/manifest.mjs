// npm run manifest: writes custom-elements.json and docs/elements.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/places.mjs';
import { elementsDocument } from './docs/elements-document.mjs';
import { analyzeElements } from './manifest/analyze.mjs';

const manifest = await analyzeElements();
writeFileSync(join(ROOT, 'custom-elements.json'), manifest);
writeFileSync(join(ROOT, 'docs/elements.md'), await elementsDocument(JSON.parse(manifest)));
