import type { PreviewTransform } from './preview-transform.js';

/** TypeScript and JSX, checked for syntax alone. The transpiler is loaded when a workspace has such a file. */
export const SCRIPT_TRANSFORM: PreviewTransform = {
  name: 'TypeScript and JSX',
  accepts: ({ path }) => isScriptPath(path),
  async transform(source, path) {
    const { transform } = await import('sucrase');
    const typed = /ts$|tsx$/i.test(path);
    const jsx = /x$/i.test(path);
    const { code, sourceMap } = transform(source, {
      transforms: [...(typed ? (['typescript'] as const) : []), ...(jsx ? (['jsx'] as const) : [])],
      ...(jsx && pragmas(source)),
      production: true,
      disableESTransforms: true,
      filePath: path,
      sourceMapOptions: { compiledFilename: path },
    });
    return { language: 'javascript', text: code, ...(sourceMap && { mappings: sourceMap.mappings }) };
  },
};

/** `React.createElement`, unless the file names its factory as Babel and TypeScript have it: `@jsx h`, `@jsxFrag F`. */
function pragmas(source: string): { readonly jsxPragma?: string; readonly jsxFragmentPragma?: string } {
  const factory = /@jsx\s+([\w$.]+)/.exec(source)?.[1];
  const fragment = /@jsxFrag\s+([\w$.]+)/.exec(source)?.[1];
  return { ...(factory && { jsxPragma: factory }), ...(fragment && { jsxFragmentPragma: fragment }) };
}

export function isScriptPath(path: string): boolean {
  return /\.(?:[cm]?ts|tsx|jsx)$/i.test(path) && !/\.d\.[cm]?ts$/i.test(path);
}
