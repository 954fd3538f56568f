import type { Language } from './language.js';

const formats = new Map<Language, Intl.NumberFormat>();

/**
 * A whole number, as a language writes it: `80,000`. A format costs more to make than to use, and some counts change with
 * every key; the first of a page takes longer than the rest of its first picture, so the two languages here have none.
 */
export function formatNumber(value: number, language: Language): string {
  if (language === 'en' || language === 'ko') return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language)));
  return format.format(value);
}
