import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { StudioProviderElement } from '../context/studio-provider.js';
import type { PreviewViewport } from '../preview/preview-viewport.js';
import { exportedParts } from './exported-parts.js';

/** A studio with a preview in it: what the preview takes from its host is taken here and handed on. */
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
