/** Why a page does not answer, as far as it can be told from outside. */
export type FrameSilence = 'no-answer' | 'scripts-blocked' | 'frame-page' | 'trusted-types' | 'not-loaded';

/** What a page did so that it is not shown any more. */
export type FrameDeparture = 'left' | 'reloads' | 'focus';

export type FrameTrouble = FrameSilence | FrameDeparture;

/** English advice, for models and logs; the element shows its own in the reader's language. */
export const FRAME_ADVICE: Readonly<Record<FrameTrouble, string>> = {
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
  'not-loaded': 'The code of the preview could not be loaded. Check the network, then refresh the preview.',
  left: 'The page went to another address, which the preview does not show. Refresh to see the page of the workspace again.',
  reloads: 'The page kept loading itself anew, so it was stopped. Change the code, or refresh the preview.',
  focus: 'The page kept taking the keyboard focus, so it was stopped. Change the code, or refresh the preview.',
};
