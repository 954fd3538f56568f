// In what a page loads as one script, the templates of the elements stand without their indentation.
import { join, sep } from 'node:path';
import { ROOT } from './places.mjs';

const ELEMENTS = join(ROOT, 'src/elements') + sep;

/** Takes the white space at the start of each line out of the modules of the elements; each line stays where it is. */
export function plainTemplates() {
  return {
    name: 'plain-templates',
    transform(code, id) {
      if (!id.startsWith(ELEMENTS) || id.endsWith('.styles.ts') || !code.includes('html`')) return null;
      return { code: plainLines(code), map: null };
    },
  };
}

/** Outside of templates it means nothing, and inside a line break means all that more white space would. */
export function plainLines(code) {
  return code.replace(/\n[ \t]+/g, '\n');
}
