import type { Language } from './language.js';

export type MessageParameters = Readonly<Record<string, string | number>>;
export type Translate<K extends string> = (key: K, parameters?: MessageParameters) => string;

/**
 * A typed catalogue: both languages carry the same keys, `{name}` stands for a parameter. Each element keeps its own
 * beside it; call the result with a language to get its translate function.
 */
export function defineMessages<const E extends Readonly<Record<string, string>>>(
  en: E,
  ko: { readonly [K in keyof E]: string },
): (language: Language) => Translate<keyof E & string> {
  const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ko };
  return (language) => (key, parameters) => format(catalogues[language][key] ?? en[key] ?? key, parameters);
}

function format(message: string, parameters: MessageParameters | undefined): string {
  if (!parameters) return message;
  return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  );
}
