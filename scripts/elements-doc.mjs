// node scripts/elements-doc.mjs: writes docs/elements.md from custom-elements.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/places.mjs';
import { elementsDocument } from './docs/elements-document.mjs';

const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
writeFileSync(join(ROOT, 'docs/elements.md'), await elementsDocument(manifest));
