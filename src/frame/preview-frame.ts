import { FRAME_NAMES } from '../elements/preview/frame-messages.js';
import { FRAME_PARTS } from '../elements/preview/inside/frame-parts.js';
import { previewFrameRuntime } from '../elements/preview/inside/frame-runtime.js';

/**
 * The hosted frame page. Who embeds it may send it any document, so it runs only where that is harmless: in a sandbox,
 * with an origin of its own. It says hello before any page code is there and so needs no secret.
 */
if (window.origin === 'null') {
  previewFrameRuntime(FRAME_NAMES, { kind: 'boot', secret: '' }, FRAME_PARTS, (name) => import(name));
}
