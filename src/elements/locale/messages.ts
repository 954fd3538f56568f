import type { Language } from './language.js';
import { defineTexts, phrase, type Texts } from './locales.js';

export type MessageParameters = Readonly<Record<string, string | number>>;
export type Translate<K extends string> = (key: K, parameters?: MessageParameters) => string;

/** What a translation of a catalogue must hold: the same keys. */
export type Translation<C extends (language: Language) => Translate<never>> = Readonly<
  Record<Parameters<ReturnType<C>>[0], string>
>;

/**
 * A typed catalogue: Korean carries the same keys as English, `{name}` stands for a parameter. Each element keeps its own
 * beside it, Korean here or in a file that `korean.ts` loads; a host adds languages by the catalogue's name. Call the
 * result with a language to get its translate function.
 */
export function defineMessages<const E extends Texts>(
  name: string,
  en: E,
  ko?: { readonly [K in keyof E]: string },
): (language: Language) => Translate<keyof E & string> {
  defineTexts('en', name, en);
  if (ko) defineTexts('ko', name, ko);
  const english = (key: string): string => (Object.hasOwn(en, key) ? (en[key] ?? key) : key);
  return (language) => (key, parameters) => fillIn(phrase(name, language, key) ?? english(key), parameters);
}

export function fillIn(message: string, parameters: MessageParameters | undefined): string {
  if (!parameters) return message;
  return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  );
}
