import { errorMessage } from '../../base/coded-error.js';
import type { TextFile, WorkspaceFile, WorkspaceState } from '../../workspace/workspace-model.js';
import { scriptJson } from '../import-map-element.js';
import type { PreviewDiagnostic } from '../preview-model.js';
import { cutErrorText } from '../preview-limits.js';
import type { PreviewTransform, TransformedSource } from './preview-transform.js';

export interface TransformedState {
  readonly state: WorkspaceState;
  readonly diagnostics: readonly PreviewDiagnostic[];
  /** By path of the author's file: the `mappings` of what was made of it. */
  readonly sourceMaps: ReadonlyMap<string, string>;
  /** How many files were made readable. */
  readonly sourceCount: number;
  /** Paths of the files that became pages. */
  readonly pages: ReadonlySet<string>;
}

interface Outcome {
  readonly file: TextFile;
  readonly mappings: string | undefined;
  readonly diagnostic: PreviewDiagnostic | undefined;
  /** What it was made of beside its own source. */
  readonly asked: ReadonlyMap<string, WorkspaceFile | undefined>;
}

type Files = WorkspaceState['files'];

const MIME_TYPES = { javascript: 'text/javascript', css: 'text/css', html: 'text/html' } as const;
const NOTHING: Omit<TransformedState, 'state'> = {
  diagnostics: [],
  sourceMaps: new Map(),
  sourceCount: 0,
  pages: new Set(),
};

/**
 * Gives a state the files that a browser reads: each source goes through the first transform that accepts it, once for
 * as long as its file object, and every file that it asked for, lives. A promise only while a source is new.
 */
export function createSourceTransforms(
  transforms: readonly PreviewTransform[],
): (state: WorkspaceState) => TransformedState | Promise<TransformedState> {
  const known = new WeakMap<TextFile, Outcome>();
  const transformOf = (file: WorkspaceFile): PreviewTransform | undefined =>
    file.kind === 'text' ? transforms.find((transform) => transform.accepts(file)) : undefined;

  return (state) => {
    const { files } = state;
    const sources = [...files.values()].filter((file): file is TextFile => transformOf(file) !== undefined);
    if (sources.length === 0) return { state, ...NOTHING };
    // Of this very state, also when a newer one is at work before all of it is made.
    const outcomes = new Map<TextFile, Outcome>();
    const fresh: TextFile[] = [];
    for (const file of sources) {
      const outcome = known.get(file);
      if (outcome && holds(outcome, files)) outcomes.set(file, outcome);
      else fresh.push(file);
    }
    if (fresh.length === 0) return withOutcomes(state, outcomes);
    const make = async (file: TextFile): Promise<void> => {
      const outcome = await outcomeOf(file, transformOf(file)!, files);
      outcomes.set(file, outcome);
      known.set(file, outcome);
    };
    return Promise.all(fresh.map(make)).then(() => withOutcomes(state, outcomes));
  };
}

function holds({ asked }: Outcome, files: Files): boolean {
  for (const [path, file] of asked) if (files.get(path) !== file) return false;
  return true;
}

async function outcomeOf(file: TextFile, { name, transform }: PreviewTransform, files: Files): Promise<Outcome> {
  const asked = new Map<string, WorkspaceFile | undefined>();
  const read = (path: string): string | undefined => {
    const found = files.get(path);
    asked.set(path, found);
    return found?.kind === 'text' ? found.source : undefined;
  };
  try {
    const made = await transform(file.source, file.path, { read });
    return { file: withSource(file, made), mappings: made.mappings, diagnostic: undefined, asked };
  } catch (error) {
    const { line, column } = placeOf(error);
    const message = cutErrorText(`${name}: ${errorMessage(error)}`);
    const place = '\n'.repeat(line - 1) + ' '.repeat(column - 1);
    return {
      // Whoever runs it is told the same, at the same place.
      file: withSource(file, {
        language: 'javascript',
        text: `${place}throw new SyntaxError(${scriptJson(message)})`,
      }),
      mappings: undefined,
      diagnostic: {
        kind: 'transform-error',
        sourcePath: file.path,
        requestedPath: file.path,
        message,
        line,
        column,
      },
      asked,
    };
  }
}

function withSource(file: TextFile, { language, text }: TransformedSource): TextFile {
  return { ...file, language, mimeType: MIME_TYPES[language], source: text };
}

function placeOf(error: unknown): { readonly line: number; readonly column: number } {
  const loc: unknown = typeof error === 'object' && error !== null && 'loc' in error ? error.loc : undefined;
  const { line, column } = (loc ?? {}) as { line?: unknown; column?: unknown };
  return { line: positive(line), column: positive(column) };
}

function positive(value: unknown): number {
  return typeof value === 'number' && value >= 1 && value < 1e6 ? Math.floor(value) : 1;
}

function withOutcomes(state: WorkspaceState, outcomes: ReadonlyMap<TextFile, Outcome>): TransformedState {
  const files = new Map(state.files);
  const diagnostics: PreviewDiagnostic[] = [];
  const sourceMaps = new Map<string, string>();
  const pages = new Set<string>();
  for (const { path, kind } of state.files.values()) {
    const outcome = kind === 'text' ? outcomes.get(state.files.get(path) as TextFile) : undefined;
    if (!outcome) continue;
    const { file, mappings, diagnostic } = outcome;
    if (diagnostic) diagnostics.push(diagnostic);
    if (mappings !== undefined) sourceMaps.set(path, mappings);
    if (file.language === 'html') pages.add(path);
    files.set(path, file);
    // TypeScript is imported by the name of the script that it becomes.
    const script = path.replace(/\.([cm]?)tsx?$/i, '.$1js');
    if (!files.has(script)) files.set(script, file);
  }
  return { state: { ...state, files }, diagnostics, sourceMaps, sourceCount: outcomes.size, pages };
}
