import { parse } from 'es-module-lexer/js';

/** One `import` or `export … from` of a script, by position. */
export interface ModuleImport {
  /** Undefined when it is computed. */
  readonly specifier: string | undefined;
  /** The text that names the module: without quotes for a static import, the whole expression for a dynamic one. */
  readonly start: number;
  readonly end: number;
  readonly dynamic: boolean;
}

/**
 * The imports of a script, classic (dynamic imports only) or module. None for a script that does not lex: it stays as
 * written, and the browser reports its syntax error at the right place.
 */
export function findModuleImports(source: string): readonly ModuleImport[] {
  if (!source.includes('import') && !source.includes('from')) return [];
  try {
    const [imports] = parse(source);
    return imports.flatMap((found): ModuleImport[] => {
      if (found.type === 'import-meta') return [];
      const dynamic = found.type === 'dynamic';
      const specifier = found.type === 'dynamic' && found.glob ? undefined : found.specifier;
      return [{ specifier, start: found.start, end: found.end, dynamic }];
    });
  } catch {
    return [];
  }
}
