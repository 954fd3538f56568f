import { fixture, html, nextFrame } from '@open-wc/testing';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import '../../../../src/define/catalog.js';
import type { JigCatalogElement } from '../../../../src/elements/catalog/catalog-element.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { SAMPLE_TOOLS } from '../../../support/sample-tools.js';

export async function show(studio: FakeStudio | undefined, width = 900): Promise<JigCatalogElement> {
  const element = await fixture<JigCatalogElement>(
    html`<jig-catalog style=${`width: ${width}px; height: 560px`} .studio=${studio}></jig-catalog>`,
  );
  await element.updateComplete;
  return element;
}

export function studioWith(tools = SAMPLE_TOOLS): FakeStudio {
  const studio = createFakeStudio();
  studio.stores.catalog.set(tools);
  return studio;
}

export const part = <E extends HTMLElement>(element: JigCatalogElement, name: string): E =>
  element.renderRoot.querySelector<E>(`[part~="${name}"]`)!;
export const words = (node: ParentNode): string => (node as Element).textContent!.replace(/\s+/g, ' ').trim();
export const options = (element: JigCatalogElement): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('[role=option]'),
];
export const names = (element: JigCatalogElement): (string | undefined)[] =>
  options(element).map(({ dataset }) => dataset['tool']);
export const field = (element: JigCatalogElement): HTMLTextAreaElement => part(element, 'arguments');
export const ofName = (name: string): ToolDefinition => SAMPLE_TOOLS.find((tool) => tool.name === name)!;

export async function select(element: JigCatalogElement, name: string): Promise<void> {
  element.tool = name;
  await element.updateComplete;
}

export async function typeArguments(element: JigCatalogElement, text: string): Promise<void> {
  field(element).value = text;
  field(element).dispatchEvent(new Event('input', { bubbles: true }));
  await element.updateComplete;
}

export async function run(element: JigCatalogElement): Promise<void> {
  part<HTMLButtonElement>(element, 'run').click();
  await nextFrame();
  await element.updateComplete;
}

export async function search(element: JigCatalogElement, text: string): Promise<void> {
  const input = element.renderRoot.querySelector<HTMLInputElement>('input[type=search]')!;
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await element.updateComplete;
}
