import { fixture, html } from '@open-wc/testing';
import '../../src/define/studio.js';
import type { Studio } from '../../src/core/studio/studio-port.js';
import type { JigStudioElement } from '../../src/elements/studio/studio-element.js';
import type { FakeStudio } from './fake-studio-view.js';
import { waitUntil } from './wait-until.js';

/** A `jig-studio` over a fake one, in a box of `width` by 640 pixels. */
export async function openStudio(fake: FakeStudio, width = 1280): Promise<JigStudioElement> {
  const box = await fixture<HTMLDivElement>(html`<div></div>`);
  box.style.cssText = `width: ${width}px; height: 640px`;
  const studio = document.createElement('jig-studio');
  studio.studio = fake as unknown as Studio;
  box.append(studio);
  await studio.updateComplete;
  return studio;
}

export const find = <E extends HTMLElement>(studio: JigStudioElement, selector: string): E => {
  const found = studio.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
export const all = (studio: JigStudioElement, selector: string): HTMLElement[] => [
  ...(studio.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
export const text = (studio: JigStudioElement, selector: string): string =>
  find(studio, selector).textContent?.replace(/\s+/g, ' ').trim() ?? '';
export const isVisible = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });
export const codeAppears = (studio: JigStudioElement): Promise<void> =>
  waitUntil(() => find(studio, 'jig-editor').shadowRoot?.querySelector('.cm-content'), 'code');
export const panes = (studio: JigStudioElement): string =>
  ['chat-pane', 'code-pane', 'dock-pane', 'preview-pane']
    .filter((name) => isVisible(find(studio, `.${name}`)))
    .map((name) => name.replace('-pane', ''))
    .join(' ');
