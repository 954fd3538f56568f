import type { Extension } from '@codemirror/state';

const loaders: ReadonlyMap<string, () => Promise<Extension>> = new Map<string, () => Promise<Extension>>([
  ['html', async () => (await import('@codemirror/lang-html')).html()],
  ['css', async () => (await import('@codemirror/lang-css')).css()],
  ['javascript', async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true })],
  ['typescript', async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true })],
  ['tsx', async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true })],
  ['json', async () => (await import('@codemirror/lang-json')).json()],
  ['markdown', async () => (await import('@codemirror/lang-markdown')).markdown()],
]);

/** The grammar of a file: by its language, but for `.tsx`, where a type in angle brackets would be an element. */
export function grammarOf(file: { readonly path: string; readonly language: string }): string {
  return file.language === 'typescript' && file.path.toLowerCase().endsWith('.tsx') ? 'tsx' : file.language;
}

const loading = new Map<string, Promise<Extension>>();
const loaded = new Map<string, Extension>();

/** The grammar, when it is here already: a file then stands in its colours from the start. */
export function loadedLanguage(language: string): Extension {
  return loaded.get(language) ?? [];
}

/**
 * The grammar of a file's language, its own chunk fetched at the first file that needs it. Plain text for an unknown
 * language, and for one whose chunk cannot be fetched: colours are no reason to refuse a file.
 */
export function codeLanguage(language: string): Promise<Extension> {
  const known = loading.get(language);
  if (known) return known;
  const load = loaders.get(language);
  if (!load) return Promise.resolve([]);
  const promise = load().then(
    (extension) => {
      loaded.set(language, extension);
      return extension;
    },
    (): Extension => {
      loading.delete(language);
      return [];
    },
  );
  loading.set(language, promise);
  return promise;
}
