/** Why a page does not answer, as far as it can be told from outside. */
export type FrameSilence = 'no-answer' | 'scripts-blocked' | 'frame-page' | 'trusted-types';

/** English advice, for models and logs; the element shows its own in the reader's language. */
export const FRAME_ADVICE: Readonly<Record<FrameSilence, string>> = {
  'no-answer':
    'The page does not answer; it may be in an endless loop. Change the code, or refresh the preview. If every page is ' +
    'silent, serve the frame page from another site and set preview-frame-url.',
  'scripts-blocked':
    'The host page’s Content-Security-Policy (script-src) blocks scripts in the preview. Host the frame page that comes ' +
    'with the package and set preview-frame-url.',
  'frame-page':
    'The page at preview-frame-url did not start. Check its address, and that its Content-Security-Policy (script-src) ' +
    'and the host’s frame-src allow it.',
  'trusted-types':
    'The host page’s Content-Security-Policy (require-trusted-types-for) blocks the preview. Allow the policy name ' +
    'jig-studio in trusted-types, or set preview-frame-url.',
};
