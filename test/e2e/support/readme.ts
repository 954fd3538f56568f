// The README's code, as a reader would copy it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/build/places.mjs';

/** The code blocks of one language under one heading, in their order. */
export function readmeBlocks(heading: string, language: string): readonly string[] {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`README.md has no heading "${heading}"`);
  const blocks = [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const found = blocks.filter(([, name]) => name === language).map(([, , code]) => code ?? '');
  if (found.length === 0) throw new Error(`README.md has no ${language} block under "${heading}"`);
  return found;
}
