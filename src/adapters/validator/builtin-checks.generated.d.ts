import type { AjvCheck } from './ajv-issues.js';

/** The checks of the built-in tools' schemas by `schemaKey`, compiled by scripts/build-validators.mjs. */
export const builtinChecks: ReadonlyMap<string, AjvCheck>;
