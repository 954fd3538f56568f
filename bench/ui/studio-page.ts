// The whole studio: how soon it paints, and how soon one or four of them show their page.
import { editorsDrew } from '../preview/editor-drawn.js';

const count = Number(new URLSearchParams(location.search).get('count') ?? 1);
const studios = Array.from({ length: count }, (_, index) => {
  const studio = document.createElement('jig-studio');
  studio.setAttribute('workspace-id', `bench-${index}`);
  return studio;
});
document.body.append(...studios);

// Looking for what is drawn takes time itself: it begins when something is.
await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

await Promise.all([editorsDrew(document, count), ...studios.map(previewShows)]);
Object.assign(globalThis, { firstShown: performance.now() });

/** Settles when the preview inside has acknowledged a revision, as its chip says. */
async function previewShows(studio: HTMLElement): Promise<void> {
  const preview = (): Element | null | undefined => studio.shadowRoot?.querySelector('jig-preview');
  while (!preview()?.shadowRoot?.querySelector('[part=revision][data-state=shown]')) {
    await new Promise(requestAnimationFrame);
  }
}
