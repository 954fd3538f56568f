// Sources import each other by the name of the emitted file (`./store.js`); the bundler needs the file that is there.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export function resolveTypeScript() {
  return {
    name: 'resolve-typescript',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.js')) return null;
      const file = resolve(dirname(importer), source.replace(/\.js$/, '.ts'));
      return existsSync(file) ? file : null;
    },
  };
}
