// What may be loaded, at most. Budgets are promises to the pages that embed us; raise one only with a decision record.

/** Bytes after gzip. */
export const BUDGETS = {
  /** `jig-studio/define/catalog.js` with Lit, as a bundler makes it. */
  catalog: 30_000,
  /** The drop-in script with all it imports statically: what a page loads before anything is shown. */
  dropInAtFirst: 160_000,
  /** Everything loaded for the main job with an HTML file open in the editor; measured over the network. */
  mainJob: 508_000,
  /** Every chunk of the drop-in script that is loaded later, together. */
  dropInLater: 640_000,
};

/** Packages that a page with the catalog alone must not load. */
export const TOO_HEAVY_FOR_THE_CATALOG = ['codemirror', '@codemirror', '@lezer', 'dexie', 'ajv', '@cfworker', 'parse5'];
