import type { FrameTrouble } from './frame-silence.js';
import type { PreviewTranslate } from './preview-messages.js';

const TROUBLES: ReadonlySet<string> = new Set<FrameTrouble>([
  'no-answer',
  'scripts-blocked',
  'frame-page',
  'trusted-types',
  'not-loaded',
  'left',
  'reloads',
  'focus',
]);

/** What a surface says of itself, in the reader's language; nothing for what another surface may say. */
export function troubleWords(trouble: string | undefined, t: PreviewTranslate): string | undefined {
  return trouble !== undefined && TROUBLES.has(trouble) ? t(trouble as FrameTrouble) : undefined;
}
