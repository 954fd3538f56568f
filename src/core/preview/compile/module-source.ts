import type { WorkspaceState } from '../../workspace/workspace-model.js';

type ModuleLexer = typeof import('es-module-lexer/js');

let lexer: ModuleLexer | undefined;

/** Loads the lexer, 17 kB that a workspace without imports never needs. */
export async function loadModuleLexer(): Promise<void> {
  lexer ??= await import('es-module-lexer/js');
}

/** Whether the lexer has to be loaded before this state is compiled. */
export function needsModuleLexer({ files }: WorkspaceState): boolean {
  if (lexer) return false;
  for (const file of files.values()) {
    if (file.kind === 'text' && !LANGUAGES_WITHOUT_SCRIPT.has(file.language) && mayImport(file.source)) return true;
  }
  return false;
}

const LANGUAGES_WITHOUT_SCRIPT: ReadonlySet<string> = new Set(['css', 'json', 'markdown']);

/** One `import`, `export … from` or `import.meta` of a script, by position. */
export type ModuleImport =
  /** `start` to `end` is the text that names the module: without quotes for a static import, the whole expression else. */
  | { readonly kind: 'static'; readonly specifier: string; readonly start: number; readonly end: number }
  | {
      readonly kind: 'dynamic';
      /** Undefined when it is computed. */
      readonly specifier: string | undefined;
      readonly start: number;
      readonly end: number;
    }
  /** `import.meta` itself. */
  | { readonly kind: 'meta'; readonly start: number; readonly end: number };

/**
 * The imports of a script, classic (dynamic imports only) or module; `loadModuleLexer` comes first. None for a script
 * that does not lex: it stays as written, and the browser reports its syntax error at the right place.
 */
export function findModuleImports(source: string): readonly ModuleImport[] {
  if (!lexer || !mayImport(source)) return [];
  try {
    const [imports] = lexer.parse(source);
    return imports.map((found): ModuleImport => {
      const { start, end } = found;
      if (found.type === 'import-meta') return { kind: 'meta', start, end };
      if (found.type !== 'dynamic') return { kind: 'static', specifier: found.specifier, start, end };
      return { kind: 'dynamic', specifier: found.glob ? undefined : found.specifier, start, end };
    });
  } catch {
    return [];
  }
}

function mayImport(source: string): boolean {
  return source.includes('import') || source.includes('from');
}
