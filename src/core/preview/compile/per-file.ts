import type { TextFile } from '../../workspace/workspace-model.js';

/** Remembers what was read from a file for as long as the file object lives; an edit makes a new object. */
export function perFile<T>(read: (source: string) => T): (file: TextFile) => T {
  const known = new WeakMap<TextFile, T>();
  return (file) => {
    let value = known.get(file);
    if (value === undefined) {
      value = read(file.source);
      known.set(file, value);
    }
    return value;
  };
}
