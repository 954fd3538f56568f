/** Characters (UTF-16 code units) that one text mutation may leave in a file (spec: the workspace source limit). */
export const SOURCE_LIMIT = 80_000;

/** Steps of undo that are kept in memory. */
export const HISTORY_LIMIT = 100;

/** Milliseconds between two typed edits of one file that still make one step of undo. */
export const TYPING_JOIN_MS = 750;

/** Milliseconds without typing after which a draft is written. */
export const DRAFT_DEBOUNCE_MS = 650;

/** Characters of a storage error that a person or a model is shown. */
export const STORAGE_ERROR_LIMIT = 240;

/** Milliseconds that one storage operation may take before the session goes on in memory. */
export const STORAGE_TIMEOUT_MS = 10_000;
