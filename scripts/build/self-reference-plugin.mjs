// The demo and the benches import the package by its own name, as an embedding page does; here that means the sources.
import { join } from 'node:path';
import { packageEntries } from './entries.mjs';
import { ROOT } from './places.mjs';

export function selfReference() {
  const sources = new Map(
    packageEntries().map(({ specifier, source }) => [specifier.replace(/^\./, 'jig-studio'), join(ROOT, source)]),
  );
  return {
    name: 'self-reference',
    resolveId(source) {
      if (source !== 'jig-studio' && !source.startsWith('jig-studio/')) return null;
      const file = sources.get(source);
      if (!file) throw new Error(`${source} is no entry point of the package`);
      return file;
    },
  };
}
