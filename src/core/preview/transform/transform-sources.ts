import { errorMessage } from '../../base/coded-error.js';
import type { TextFile, WorkspaceFile, WorkspaceState } from '../../workspace/workspace-model.js';
import type { PreviewDiagnostic } from '../preview-model.js';
import { cutErrorText } from '../preview-limits.js';
import type { PreviewTransform, TransformedSource } from './preview-transform.js';

export interface TransformedState {
  readonly state: WorkspaceState;
  readonly diagnostics: readonly PreviewDiagnostic[];
}

interface Outcome {
  readonly file: TextFile;
  readonly diagnostic?: PreviewDiagnostic;
}

const MIME_TYPES = { javascript: 'text/javascript', css: 'text/css', html: 'text/html' } as const;

/**
 * Gives a state the files that a browser reads: each source goes through the first transform that accepts it, once for
 * as long as its file object lives. A promise only while a source is new.
 */
export function createSourceTransforms(
  transforms: readonly PreviewTransform[],
): (state: WorkspaceState) => TransformedState | Promise<TransformedState> {
  const known = new WeakMap<TextFile, Outcome>();
  const transformOf = (file: WorkspaceFile): PreviewTransform | undefined =>
    file.kind === 'text' ? transforms.find((transform) => transform.accepts(file)) : undefined;

  return (state) => {
    const sources = [...state.files.values()].filter((file): file is TextFile => transformOf(file) !== undefined);
    if (sources.length === 0) return { state, diagnostics: [] };
    const fresh = sources.filter((file) => !known.has(file));
    const apply = (): TransformedState => withOutcomes(state, sources, known);
    if (fresh.length === 0) return apply();
    return Promise.all(fresh.map(async (file) => void known.set(file, await outcomeOf(file, transformOf(file)!)))).then(
      apply,
    );
  };
}

async function outcomeOf(file: TextFile, { name, transform }: PreviewTransform): Promise<Outcome> {
  try {
    return { file: withSource(file, await transform(file.source, file.path)) };
  } catch (error) {
    const { line, column } = placeOf(error);
    const message = cutErrorText(`${name}: ${errorMessage(error)}`);
    const place = '\n'.repeat(line - 1) + ' '.repeat(column - 1);
    return {
      // Whoever runs it is told the same, at the same place.
      file: withSource(file, {
        language: 'javascript',
        text: `${place}throw new SyntaxError(${JSON.stringify(message)})`,
      }),
      diagnostic: { kind: 'transform-error', sourcePath: file.path, requestedPath: file.path, message, line },
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

function withOutcomes(
  state: WorkspaceState,
  sources: readonly TextFile[],
  known: WeakMap<TextFile, Outcome>,
): TransformedState {
  const files = new Map(state.files);
  const diagnostics: PreviewDiagnostic[] = [];
  for (const source of sources) {
    const { file, diagnostic } = known.get(source)!;
    if (diagnostic) diagnostics.push(diagnostic);
    files.set(source.path, file);
    // TypeScript is imported by the name of the script that it becomes.
    const script = source.path.replace(/\.([cm]?)tsx?$/i, '.$1js');
    if (!files.has(script)) files.set(script, file);
  }
  return { state: { ...state, files }, diagnostics };
}
