// jig-studio/code-mode.js: bounded programs that compose tools, for a studio or a registry of one's own.
export { createCodeMode, type CodeModeOptions } from './core/code-mode/create-code-mode.js';
export { isStageName, STAGE_NAMES, type StageName } from './core/code-mode/stage-name.js';
export { CELL_BOUNDS } from './core/code-mode/cell-bounds.js';
export type { HostChild } from './core/code-mode/admission.js';
