import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { splitHandle } from '../split/split-handle.js';
import type { StudioTranslate } from './studio-messages.js';

interface PanesHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Pixels. */
const DOCK = { start: 252, min: 120, max: 480 };
const PREVIEW = { min: 300, max: 900 };

/** How large the person made the dock and the preview. */
export class PaneSizes implements ReactiveController {
  readonly #host: PanesHost;
  #dock = DOCK.start;
  /** Undefined until the person moves it: code and preview then share the room. */
  #preview: number | undefined;

  constructor(host: PanesHost) {
    this.#host = host;
    host.addController(this);
  }

  /** By CSSOM: a `style` attribute would be refused under `style-src 'self'`. */
  hostUpdated(): void {
    const style = this.#host.renderRoot.querySelector<HTMLElement>('.studio')?.style;
    style?.setProperty('--_dock-size', `${this.#dock}px`);
    if (this.#preview !== undefined) style?.setProperty('--_preview-size', `min(${this.#preview}px, 55cqi)`);
  }

  dockHandle(t: StudioTranslate): TemplateResult {
    return splitHandle({
      label: t('resizeDock'),
      panelId: 'dock',
      axis: 'row',
      size: this.#dock,
      ...DOCK,
      resize: (size) => {
        this.#dock = size;
        this.#host.requestUpdate();
      },
    });
  }

  previewHandle(t: StudioTranslate): TemplateResult {
    const pane = this.#host.renderRoot.querySelector('.preview-pane');
    return splitHandle({
      label: t('resizePreview'),
      panelId: 'preview',
      axis: 'column',
      size: this.#preview ?? pane?.clientWidth ?? PREVIEW.min,
      ...PREVIEW,
      resize: (size) => {
        this.#preview = size;
        this.#host.requestUpdate();
      },
    });
  }
}
