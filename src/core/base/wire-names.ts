/**
 * Identifiers that are spoken over a boundary and kept from the spec (DESIGN 15). Of the preview only the names are
 * shared: a message without our secret is refused.
 */
export const PREVIEW_READY_MESSAGE = 'context-action.preview.ready';
export const PREVIEW_ERROR_MESSAGE = 'context-action.preview.error';
export const TOOL_EXECUTION_PROVENANCE_SCHEMA = 'context-action-tool-execution-provenance.v1';
