import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { StudioProviderElement } from '../context/studio-provider.js';

/**
 * Provides a studio to the elements inside it and has no look of its own.
 *
 * @tagname jig-scope
 * @summary Shares one studio with everything inside it.
 * @slot - The elements that use the studio, and any other content.
 */
export class JigScopeElement extends StudioProviderElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: contents;
    }
  `;

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-scope': JigScopeElement;
  }
}
