import { css, html, type TemplateResult } from 'lit';
import { fixture } from '@open-wc/testing';
import { JigElement } from '../../../../src/elements/base/jig-element.js';
import { dialogStyles } from '../../../../src/elements/overlay/dialog.styles.js';
import { DialogStack } from '../../../../src/elements/overlay/dialog-stack.js';
import { menuStyles } from '../../../../src/elements/menu/menu.styles.js';
import { controlStyles } from '../../../../src/elements/styles/controls.styles.js';
import { Toasts } from '../../../../src/elements/toast/toasts.js';
import { toastStyles } from '../../../../src/elements/toast/toast.styles.js';

/** An element that shows building blocks, as ours use them. */
export class BlocksElement extends JigElement {
  static override styles = [
    JigElement.styles,
    controlStyles,
    dialogStyles,
    menuStyles,
    toastStyles,
    css`
      :host {
        position: relative;
        min-height: 200px;
      }
    `,
  ];
  readonly dialogs = new DialogStack(this);
  readonly toasts = new Toasts(this);
  content: () => TemplateResult = () => html``;

  override render(): TemplateResult {
    return html`<button id="opener">Open</button
      >${this.content()}${this.toasts.render('Dismiss')}${this.dialogs.render()}`;
  }
}

export async function openBlocks(content?: () => TemplateResult): Promise<BlocksElement> {
  if (!customElements.get('jig-test-blocks')) customElements.define('jig-test-blocks', BlocksElement);
  const element = await fixture<BlocksElement>(html`<jig-test-blocks></jig-test-blocks>`);
  if (content) element.content = content;
  element.requestUpdate();
  await element.updateComplete;
  return element;
}

export const part = (element: BlocksElement, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};

export const parts = (element: BlocksElement, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
