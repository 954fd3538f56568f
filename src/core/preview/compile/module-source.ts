import type { Import as LexedImport } from 'es-module-lexer/js';
import type { TextFile, WorkspaceState } from '../../workspace/workspace-model.js';
import { perFile } from './per-file.js';

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
  | {
      readonly kind: 'static';
      readonly specifier: string;
      readonly start: number;
      readonly end: number;
      /** Where the statement begins. */
      readonly statement: number;
      /** Of `import defer` and `import source`, which bind a namespace or nothing to check. */
      readonly phased: boolean;
    }
  | {
      readonly kind: 'dynamic';
      /** Undefined when it is computed. */
      readonly specifier: string | undefined;
      readonly start: number;
      readonly end: number;
    }
  /** `import.meta` itself. */
  | { readonly kind: 'meta'; readonly start: number; readonly end: number };

/** What a script imports and exports. */
export interface ModuleSource {
  readonly imports: readonly ModuleImport[];
  /** The names that it exports by itself; undefined where that cannot be said. */
  readonly exports: ReadonlySet<string> | undefined;
  /** Its `export *`, whose names are another module's. */
  readonly stars: readonly ModuleImport[];
}

const UNREADABLE: ModuleSource = { imports: [], exports: undefined, stars: [] };
const NO_MODULE: ModuleSource = { imports: [], exports: new Set(), stars: [] };

/**
 * Reads a script, classic (dynamic imports only) or module; `loadModuleLexer` comes first. Nothing of a script that does
 * not lex: it stays as written, and the browser reports its syntax error at the right place.
 */
export function readModule(source: string): ModuleSource {
  if (!lexer) return UNREADABLE;
  if (!mayImport(source) && !source.includes('export')) return NO_MODULE;
  try {
    // A byte order mark is none of its characters; as a space it is one that changes nothing, and offsets stay.
    const [found, exported] = lexer.parse(source.replace(/^\ufeff/, ' '));
    const imports = found.map(importOf);
    const names = new Set<string>();
    const stars: ModuleImport[] = [];
    for (const one of exported) {
      if (one.type === 'reexport-all') stars.push(imports[one.importIndex]!);
      else names.add(one.name);
    }
    // An escaped name is another name than its letters; nobody writes them.
    const readable = [...names].every((name) => !name.includes('\\'));
    return { imports, exports: readable ? names : undefined, stars };
  } catch {
    return UNREADABLE;
  }
}

const readOnce = perFile(readModule);

/** The same of a file, read once. */
export function moduleOf(file: TextFile): ModuleSource {
  return lexer ? readOnce(file) : UNREADABLE;
}

function importOf(found: LexedImport): ModuleImport {
  const { start, end } = found;
  if (found.type === 'import-meta') return { kind: 'meta', start, end };
  if (found.type === 'dynamic')
    return { kind: 'dynamic', specifier: found.glob ? undefined : found.specifier, start, end };
  const { specifier, importStart: statement, phase } = found;
  return { kind: 'static', specifier, start, end, statement, phased: phase !== null };
}

function mayImport(source: string): boolean {
  return source.includes('import') || source.includes('from');
}
