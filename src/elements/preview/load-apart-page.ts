import type { PreviewDocument, PreviewSurface, PreviewSurfaceEvent } from '../../core/preview/preview-model.js';
import type { ApartOptions } from './apart-page.js';
import { FRAME_ADVICE } from './frame-silence.js';

export type ShowApart = NonNullable<PreviewSurface['showApart']>;

/** `showApartPage`, loaded when a page is first shown apart. */
export function loadApartPage(
  document: PreviewDocument,
  listener: (event: PreviewSurfaceEvent) => void,
  options: ApartOptions,
): () => void {
  let wanted = true;
  let stop: (() => void) | undefined;
  void import('./apart-page.js').then(
    ({ showApartPage }) => {
      if (wanted) stop = showApartPage(document, listener, options);
    },
    () => {
      const error = { message: FRAME_ADVICE['not-loaded'] };
      if (wanted) listener({ kind: 'error', revision: document.revision, error });
    },
  );
  return () => {
    wanted = false;
    stop?.();
  };
}
