import { fixture, html } from '@open-wc/testing';
import '../../../../src/define/chat.js';
import type { JigChatElement } from '../../../../src/elements/chat/chat-element.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { SAMPLE_TOOLS } from '../../../support/sample-tools.js';

export async function show(studio: FakeStudio | undefined, lang = 'en'): Promise<JigChatElement> {
  const around = await fixture<HTMLElement>(
    html`<div lang=${lang}><jig-chat style="width: 340px; height: 480px" .studio=${studio}></jig-chat></div>`,
  );
  const element = around.querySelector('jig-chat')!;
  await element.updateComplete;
  return element;
}

export function studioWith(agent = createFakeStudio().stores.agent.getSnapshot()): FakeStudio {
  const studio = createFakeStudio();
  studio.stores.catalog.set(SAMPLE_TOOLS);
  studio.stores.agent.set(agent);
  return studio;
}

export const part = <E extends HTMLElement>(element: JigChatElement, name: string): E =>
  element.renderRoot.querySelector<E>(`[part~="${name}"]`)!;
export const field = (element: JigChatElement): HTMLTextAreaElement => element.renderRoot.querySelector('textarea')!;
export const words = (node: ParentNode): string => (node as Element).textContent!.replace(/\s+/g, ' ').trim();
export const suggestions = (element: JigChatElement): HTMLButtonElement[] => [
  ...part(element, 'suggestions').querySelectorAll('button'),
];

export async function type(element: JigChatElement, text: string): Promise<void> {
  await element.focusComposer();
  field(element).value = text;
  field(element).dispatchEvent(new Event('input', { bubbles: true }));
  await element.updateComplete;
}
