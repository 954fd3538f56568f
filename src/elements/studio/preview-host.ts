import { html, type LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { afterPaint } from '../base/after-paint.js';
import { StudioProviderElement } from '../context/studio-provider.js';
import { loadLanguage } from '../locale/locales.js';
import type { PreviewViewport } from '../preview/preview-viewport.js';
import { exportedParts } from './exported-parts.js';

/**
 * A studio with a preview in it: what the preview takes from its host is taken here and handed on. Its own boxes are
 * painted first; the page's studio is made, and what stands in the boxes drawn, with the next picture.
 */
export abstract class PreviewHostElement extends StudioProviderElement {
  /** Address of a self-hosted frame page, for hosts whose CSP forbids inline scripts. */
  @property({ attribute: 'preview-frame-url' })
  previewFrameUrl: string | undefined;

  /** What the page may reach in the network: Content-Security-Policy sources, parted by spaces. Nothing unless given. */
  @property()
  network: string | undefined;

  /** What is added to the sandbox of the page beside `allow-scripts`, for instance `allow-modals`. */
  @property({ attribute: 'sandbox-allow' })
  sandboxAllow: string | undefined;

  /** The width that the page is seen at until the person chooses another: `fit`, `phone`, `tablet` or `desktop`. */
  @property()
  viewport: PreviewViewport | undefined;

  #firstPicture: Promise<void> | undefined;

  /** True until its own boxes are painted: what stands in them is not made before. */
  protected get isFirstPicture(): boolean {
    return !this.hasUpdated || this.#firstPicture !== undefined;
  }

  /** Where its words are still to be fetched, the studio is made meanwhile. */
  protected override mayMakeLater(): boolean {
    return this.isFirstPicture && !loadLanguage(this.language);
  }

  protected override firstUpdated(changed: PropertyValues<this>): void {
    super.firstUpdated(changed);
    this.#firstPicture = afterPaint().then(() => {
      this.#firstPicture = undefined;
      this.makeStudio();
      this.requestUpdate();
    });
  }

  /** The first time, what stands inside is drawn, too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    if (!this.#firstPicture) return complete;
    await this.#firstPicture;
    await super.getUpdateComplete();
    const inside = [...this.renderRoot.querySelectorAll<LitElement>(':defined')];
    await Promise.all(inside.map(({ updateComplete }) => updateComplete));
    return complete;
  }

  protected renderPreview(): TemplateResult {
    return html`<jig-preview
      part="preview"
      exportparts=${exportedParts.preview}
      preview-frame-url=${ifDefined(this.previewFrameUrl)}
      network=${ifDefined(this.network)}
      sandbox-allow=${ifDefined(this.sandboxAllow)}
      viewport=${ifDefined(this.viewport)}
    ></jig-preview>`;
  }
}
