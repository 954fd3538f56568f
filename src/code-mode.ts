// jig-studio/code-mode.js: bounded programs that compose tools, for a studio or a registry of one's own.
export { createCodeMode, type CodeModeOptions } from './core/code-mode/create-code-mode.js';
export { isStageName, STAGE_NAMES, type StageName } from './core/code-mode/stage-name.js';
export { CELL_BOUNDS } from './core/code-mode/cell-bounds.js';
export type { HostChild } from './core/code-mode/admission.js';
export {
  createCodeModeActionLog,
  type CodeModeActionLog,
  type CodeModeActionLogOptions,
} from './core/code-mode/action-log.js';
export type { ActionTrace, NestedToolUsage } from './core/code-mode/action-views.js';
export { queryView, type Aggregate, type QueryRow, type ViewQuery } from './core/code-mode/query-view.js';
export type * from './core/code-mode/action-record.js';
