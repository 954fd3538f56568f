// The drop-in script: one tag brings every element, and the studio for hosts that script it.
import './define/scope.js';
import './define/studio.js';
import { afterPaint } from './elements/base/after-paint.js';

// Those that a studio opens seldom come after the first picture: a tag of theirs that stands in the page is upgraded then.
const SELDOM: readonly (() => Promise<unknown>)[] = [
  () => import('./define/catalog.js'),
  () => import('./define/changes.js'),
  () => import('./define/explorer.js'),
  () => import('./define/job.js'),
  () => import('./define/recipes.js'),
  () => import('./define/search.js'),
  () => import('./define/settings.js'),
];

if (typeof document !== 'undefined') void afterPaint().then(loadSeldom);
else loadSeldom();

function loadSeldom(): void {
  for (const load of SELDOM)
    load().catch((error: unknown) => console.warn('jig-studio: an element could not be loaded.', error));
}

export * from './index.js';
export * from './locales.js';

/** The provider factories of `jig-studio/providers.js`, for a host that sets one; loaded when they are first asked for. */
export const loadProviders = (): Promise<typeof import('./providers.js')> => import('./providers.js');
