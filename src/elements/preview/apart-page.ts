import type { PreviewDocument, PreviewSurfaceEvent } from '../../core/preview/preview-model.js';
import { recoverFrames, type FrameMember } from './frame-registry.js';
import { PreviewFrame } from './preview-frame.js';

export interface ApartOptions {
  readonly frameUrl: string | undefined;
  readonly sandbox: readonly string[];
}

/** Large enough that a page lays itself out as on a desk. */
const SIZE = ['1024px', '768px'] as const;

/** Milliseconds in which a page that is well answers. */
const ANSWER_MS = 400;

/**
 * Shows a document that nobody sees, in a frame and with a storage of its own, and without network. It stands in the viewport,
 * because browsers give no animation frames to a frame outside of it. The returned function takes it away.
 */
export function showApartPage(
  document: PreviewDocument,
  listener: (event: PreviewSurfaceEvent) => void,
  { frameUrl, sandbox }: ApartOptions,
): () => void {
  const container = window.document.createElement('div');
  container.inert = true;
  container.setAttribute('aria-hidden', 'true');
  const { style } = container;
  style.position = 'fixed';
  style.inset = '0 auto auto 0';
  [style.width, style.height] = SIZE;
  style.overflow = 'hidden';
  style.opacity = '0';
  style.pointerEvents = 'none';
  style.zIndex = '-2147483648';
  window.document.body.append(container);
  const frame = new PreviewFrame({ container, title: '', once: true });
  frame.sandbox = sandbox;
  frame.frameUrl = frameUrl;
  const stop = frame.listen(listener);
  frame.show(document, { remount: true });
  return () => {
    stop();
    void takeAway(frame, container);
  };
}

/** A page that hangs has silenced the other sandboxed frames with it: they are brought back once it is gone. */
async function takeAway(frame: PreviewFrame, container: HTMLElement): Promise<void> {
  const answered = await frame.answers(ANSWER_MS);
  frame.dispose();
  container.remove();
  if (!answered) await recoverFrames(GONE);
}

/** The caller of a recovery that has nothing left to bring back. */
const GONE: FrameMember = {
  answers: () => Promise.resolve(true),
  suspend: () => undefined,
  revive: () => Promise.resolve(true),
};
