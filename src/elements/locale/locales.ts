import { createStore, type ReadableStore } from '../../core/base/store.js';

/** Texts by their key; `{name}` stands for a parameter. */
export type Texts = Readonly<Record<string, string>>;

/** A language that the elements can speak. What it leaves out is said in English. */
export interface Locale {
  /** BCP 47, such as `de` or `pt-BR`. */
  readonly language: string;
  /**
   * By the name of the catalogue, then by key: those of `englishMessages`, and four that are keyed by code, `errors`,
   * `agent` (what the local agent answers), `approval-phrases` and `summaries`, whose English comes with each of them.
   */
  readonly messages: Readonly<Record<string, Texts>>;
}

type Catalogues = ReadonlyMap<string, Texts>;

const english = new Map<string, Texts>();
const korean = new Map<string, Texts>();
const added = createStore<ReadonlyMap<string, Catalogues>>(new Map());

/** Changes whenever words were added, so that what is on show is said anew. */
export const addedWords: ReadableStore<unknown> = added;

/**
 * Teaches the elements a language, or other words for one that they speak. Call it at any time, also more than once: what
 * is on the page is said anew, and a later text of the same key goes before an earlier one. Throws a RangeError for what is
 * no language tag.
 */
export function addLocale({ language, messages }: Locale): void {
  Intl.getCanonicalLocales(language);
  added.update((known) => {
    const tag = language.toLowerCase();
    const catalogues = new Map(known.get(tag));
    for (const [name, texts] of Object.entries(messages)) {
      catalogues.set(name, { ...catalogues.get(name), ...texts });
    }
    return new Map(known).set(tag, catalogues);
  });
}

/** The English texts of all elements that were loaded so far: what a translation has to say. */
export function englishMessages(): Readonly<Record<string, Texts>> {
  return Object.fromEntries([...english].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @internal Called once by each catalogue, as its module is loaded. */
export function defineTexts(language: 'en' | 'ko', name: string, texts: Texts): void {
  (language === 'en' ? english : korean).set(name, texts);
}

/** All texts of a catalogue that a language has of its own; a host's go before ours. */
export function phrases(name: string, language: string): Texts {
  return { ...(language === 'ko' && korean.get(name)), ...added.getSnapshot().get(language)?.get(name) };
}

/** The text of a key in a language; undefined where only English has one. */
export function phrase(name: string, language: string, key: string): string | undefined {
  return (
    own(added.getSnapshot().get(language)?.get(name), key) ??
    (language === 'ko' ? own(korean.get(name), key) : undefined)
  );
}

/** The language that is spoken for a tag: itself, the one it is a variant of, else English. */
export function spokenLanguage(tag: string): string {
  const wanted = tag.toLowerCase();
  const [base = ''] = wanted.split('-');
  return [wanted, base].find((language) => language === 'ko' || added.getSnapshot().has(language)) ?? 'en';
}

/** Milliseconds that a first drawing waits for its words. */
const PATIENCE_MS = 2000;

let loading: Promise<void> | undefined;
let loaded = false;

/** Undefined when the words of a language are here; else settles when they are, or are not to be had in good time. */
export function loadLanguage(language: string): Promise<void> | undefined {
  if (language !== 'ko' || loaded) return undefined;
  loading ??= import('./korean.js').then(
    ({ KOREAN }) => {
      for (const [name, texts] of Object.entries(KOREAN)) defineTexts('ko', name, texts);
      loaded = true;
      added.update((known) => new Map(known));
    },
    // What is said in English can be read; the next drawing tries again.
    () => void (loading = undefined),
  );
  return Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

function own(texts: Texts | undefined, key: string): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
