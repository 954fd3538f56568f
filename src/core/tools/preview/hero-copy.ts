import { findHtmlTargets } from './html-targets.js';
import { previewTargetNotFound } from './preview-target.js';
import { escapeHtml, type TextEdit } from './text-edits.js';

export interface HeroCopy {
  readonly title: string;
  readonly subtitle: string;
}

export const HERO_TITLE_LIMIT = 90;
export const HERO_SUBTITLE_LIMIT = 180;

/** The words the hero shows now; a part that the page lacks is left out. */
export async function readHeroCopy(source: string): Promise<Partial<HeroCopy>> {
  const targets = await findHtmlTargets(source);
  const title = targets.elementById('hero-title')?.text;
  const subtitle = targets.elementById('hero-subtitle')?.text;
  return { ...(title !== undefined && { title }), ...(subtitle !== undefined && { subtitle }) };
}

/** Edits that put `copy` into `#hero-title` and `#hero-subtitle`; `PREVIEW_TARGET_NOT_FOUND` when one is missing. */
export async function heroEdits(path: string, source: string, copy: HeroCopy): Promise<readonly TextEdit[]> {
  const targets = await findHtmlTargets(source);
  const title = targets.elementById('hero-title');
  if (!title) throw previewTargetNotFound('hero-title', path);
  const subtitle = targets.elementById('hero-subtitle');
  if (!subtitle) throw previewTargetNotFound('hero-subtitle', path);
  return [
    { start: title.contentStart, end: title.contentEnd, text: escapeHtml(copy.title) },
    { start: subtitle.contentStart, end: subtitle.contentEnd, text: escapeHtml(copy.subtitle) },
  ];
}
