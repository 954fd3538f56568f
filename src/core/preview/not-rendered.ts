import type { PreviewSnapshot } from './preview-model.js';

/** What a preview says before it was given anything to show. */
export const NOT_RENDERED: PreviewSnapshot = {
  revision: -1,
  status: 'waiting',
  acknowledgedRevision: -1,
  diagnostics: [],
  entryPath: undefined,
  attached: false,
};
