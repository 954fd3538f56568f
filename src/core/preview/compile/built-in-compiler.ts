import { abortable, throwIfAborted } from '../../base/abort.js';
import { selectEntryPath } from '../../workspace/entry-selection.js';
import type { PreviewCompile } from '../preview-compile.js';
import { MAX_DIAGNOSTICS } from '../preview-limits.js';
import type { PreviewDiagnostic, PreviewDocument } from '../preview-model.js';
import { originalPosition } from '../source-map.js';
import type { PreviewTransform } from '../transform/preview-transform.js';
import { isScriptPath, SCRIPT_TRANSFORM } from '../transform/script-transform.js';
import { createSourceTransforms, type TransformedState } from '../transform/transform-sources.js';
import { createPreviewCompiler, type PreviewCompilerOptions } from './compile-preview.js';
import { loadModuleLexer, needsModuleLexer } from './module-source.js';

export interface BuiltInCompilerOptions extends PreviewCompilerOptions {
  /** Asked before the built-in TypeScript and JSX. */
  readonly transforms?: readonly PreviewTransform[];
}

/** The compiler with the languages that it reads; what a state needs is loaded with the first that needs it. */
export function createBuiltInCompiler({ transforms = [], ...options }: BuiltInCompilerOptions): PreviewCompile {
  const compile = createPreviewCompiler(options);
  const transform = createSourceTransforms([...transforms, SCRIPT_TRANSFORM]);

  const link = (transformed: TransformedState, page?: string, signal?: AbortSignal): PreviewDocument => {
    throwIfAborted(signal);
    const { state, sourceMaps, pages } = transformed;
    const document = compile(state, page ?? entryOf(transformed));
    if (transformed.sourceCount === 0) return document;
    const located = document.diagnostics.map((diagnostic) => inAuthorsPlace(diagnostic, sourceMaps));
    const diagnostics = [...transformed.diagnostics, ...located].slice(0, MAX_DIAGNOSTICS);
    return { ...document, sourceMaps, transformedPages: pages, diagnostics };
  };
  const linkOnceRead = (
    transformed: TransformedState,
    page?: string,
    signal?: AbortSignal,
  ): PreviewDocument | Promise<PreviewDocument> =>
    needsModuleLexer(transformed.state)
      ? abortable(loadModuleLexer(), signal).then(() => link(transformed, page, signal))
      : link(transformed, page, signal);

  return (state, page, signal) => {
    throwIfAborted(signal);
    const transformed = transform(state);
    return transformed instanceof Promise
      ? abortable(transformed, signal).then((done) => linkOnceRead(done, page, signal))
      : linkOnceRead(transformed, page, signal);
  };
}

/** The workspace's own entry; without one, a page that a transform has made, or would have: a Markdown file, say. */
function entryOf({ state, pages, diagnostics }: TransformedState): string | undefined {
  const own = selectEntryPath(state.files);
  if (own !== undefined) return own;
  const failed = diagnostics.map(({ sourcePath }) => sourcePath).filter((path) => !isScriptPath(path));
  const made = [...pages, ...failed];
  return made.find((path) => /^index\.\w+$/.test(path)) ?? made[0];
}

function inAuthorsPlace(diagnostic: PreviewDiagnostic, sourceMaps: ReadonlyMap<string, string>): PreviewDiagnostic {
  const { sourcePath, line, column = 1 } = diagnostic;
  const mappings = sourceMaps.get(sourcePath);
  if (mappings === undefined || line === undefined) return diagnostic;
  return { ...diagnostic, ...originalPosition(mappings, { line, column }) };
}
