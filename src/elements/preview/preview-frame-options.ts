import type { FrameLimits } from './frame-limits.js';
import type { FrameTrouble } from './frame-silence.js';

export interface PreviewFrameOptions {
  /** Where the frames stand, one above the other; it gives them their size. */
  readonly container: HTMLElement;
  /** The accessible name of the frame. */
  readonly title?: string;
  readonly limits?: Partial<FrameLimits>;
  /** One page alone is shown: no empty frame is kept for the next one. */
  readonly once?: boolean;
  /** Told when the page is silent or gone, with the reason, and when it is no longer so (undefined). */
  readonly onTrouble?: (trouble: FrameTrouble | undefined) => void;
  /** A link or form of the page leads out of it; nothing happens by itself. */
  readonly onLink?: (href: string) => void;
}
