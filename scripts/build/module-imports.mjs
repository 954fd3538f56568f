// What a built module imports.
import { parse } from 'es-module-lexer/js';

/** Each import of the module with a literal specifier, static or dynamic, in order. */
export function importsOf(source) {
  const [imports] = parse(source);
  return imports
    .filter(({ specifier }) => typeof specifier === 'string')
    .map(({ specifier, type }) => ({ specifier, dynamic: type === 'dynamic' }));
}
