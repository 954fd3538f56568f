import { abortable, throwIfAborted } from '../../base/abort.js';
import type { PreviewCompile } from '../preview-compile.js';
import { MAX_DIAGNOSTICS } from '../preview-limits.js';
import type { PreviewDocument } from '../preview-model.js';
import type { PreviewTransform } from '../transform/preview-transform.js';
import { SCRIPT_TRANSFORM } from '../transform/script-transform.js';
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

  const link = ({ state, diagnostics }: TransformedState, page?: string, signal?: AbortSignal): PreviewDocument => {
    throwIfAborted(signal);
    const document = compile(state, page);
    if (diagnostics.length === 0) return document;
    return { ...document, diagnostics: [...diagnostics, ...document.diagnostics].slice(0, MAX_DIAGNOSTICS) };
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
