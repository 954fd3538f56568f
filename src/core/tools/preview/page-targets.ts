import type { WorkspaceState } from '../../workspace/workspace-model.js';
import { findCustomProperties } from './css-custom-properties.js';
import { findHtmlTargets } from './html-targets.js';
import { requireHtmlEntry, requireStylesheet } from './preview-target.js';

/** Which places of the page the visual tools can change. */
export interface PageTargets {
  readonly hero: boolean;
  readonly feature: boolean;
  readonly theme: boolean;
}

/** Looks for the same places, by the same parsers, as `preview.*` will: what is offered can be done. Never throws. */
export async function findPageTargets(state: WorkspaceState): Promise<PageTargets> {
  const [page, theme] = await Promise.all([htmlTargets(state), hasTheme(state)]);
  return { ...page, theme };
}

async function htmlTargets(state: WorkspaceState): Promise<Pick<PageTargets, 'hero' | 'feature'>> {
  try {
    const targets = await findHtmlTargets(requireHtmlEntry(state).source);
    const hero = ['hero-title', 'hero-subtitle'].every((id) => targets.elementById(id) !== undefined);
    return { hero, feature: targets.commentStart('feature-slot') !== undefined };
  } catch {
    return { hero: false, feature: false };
  }
}

async function hasTheme(state: WorkspaceState): Promise<boolean> {
  try {
    const { source } = requireStylesheet(state);
    return (await findCustomProperties(source, ['--accent', '--accent-soft'])).size === 2;
  } catch {
    return false;
  }
}
