// The languages of the elements: docs/languages.md.
export { addLocale, englishMessages, type Locale, type Texts } from './elements/locale/locales.js';
