/** Limits and names of the preview (CONTRACT 4, preview). */

/** Milliseconds an acknowledgement may take, unless a caller says otherwise. */
export const ACKNOWLEDGEMENT_TIMEOUT_MS = 2500;

/** Characters of a runtime error's message. */
export const ERROR_TEXT_LENGTH = 240;

/** Longest chain of `@import` that is followed. */
export const CSS_IMPORT_DEPTH = 32;

/** Longest chain of module imports that is followed. */
export const MODULE_IMPORT_DEPTH = 32;

/** Diagnostics kept of one compilation; the rest would say no more. */
export const MAX_DIAGNOSTICS = 64;

/** Console lines kept of one page. */
export const CONSOLE_ENTRIES = 200;

/** Characters of one console line. */
export const CONSOLE_TEXT_LENGTH = 2000;

/** What local module specifiers become; never fetched, an import map answers for it. */
export const MODULE_PREFIX = 'https://context-action.local/workspace-module/';

export function cutErrorText(message: string): string {
  return message.length > ERROR_TEXT_LENGTH ? `${message.slice(0, ERROR_TEXT_LENGTH - 1)}…` : message;
}
