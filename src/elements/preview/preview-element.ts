import maximizeIcon from 'lucide/dist/esm/icons/maximize.mjs';
import minimizeIcon from 'lucide/dist/esm/icons/minimize.mjs';
import refreshIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { PreviewSnapshot } from '../../core/preview/preview-model.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { afterRemoval } from '../base/after-removal.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { icon } from '../icons/icon.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { revisionChip, type RevisionState } from '../revision/revision-chip.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import type { FrameTrouble } from './frame-silence.js';
import { PreviewFrame } from './preview-frame.js';
import { previewMessages } from './preview-messages.js';
import { previewStyles } from './preview-element.styles.js';
import { diagnosticList, failureNotice, type PreviewTranslate } from './preview-notice.js';

/**
 * Shows the workspace's page in a sandboxed frame and says which revision it is. The page can neither reach the host
 * nor forge what is said about it.
 *
 * @tagname jig-preview
 * @summary The page of the workspace, at the revision that it says.
 * @csspart bar - The line above the page.
 * @csspart address - The path of the page.
 * @csspart revision - The chip of the revision.
 * @csspart stage - The box of the page.
 * @csspart frame - The page's frame.
 * @csspart error - What stands below a page that failed or does not answer.
 * @csspart error-message - Its message.
 * @csspart diagnostics - The references that do not load.
 * @csspart empty - What stands here without a studio, or before it is ready.
 * @cssprop --jig-preview-surface - Behind the page.
 * @cssprop --jig-preview-gap - Between the element's edge and the page, 12px unless set.
 * @cssstate rendering - A revision is on its way.
 * @cssstate shown - The newest revision is shown.
 * @cssstate failed - The page failed or does not answer.
 */
export class JigPreviewElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    revisionChipStyles,
    previewStyles,
  ];

  readonly #internals = this.attachInternals();
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #preview = new StoreController(this, (view) => view.preview);
  #stage: HTMLElement | undefined;
  #frame: PreviewFrame | undefined;
  #attachedTo: StudioView | undefined;
  #detach: (() => void) | undefined;
  /** Out of the document a frame loses its page; back in, it must be loaded anew. */
  #pageLost = false;

  @state()
  private trouble: FrameTrouble | undefined;

  @state()
  private fullScreen = false;

  /** Address of the frame page that comes with the package, hosted by you. Needed where a policy forbids inline scripts. */
  @property({ attribute: 'preview-frame-url' })
  previewFrameUrl: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('fullscreenchange', () => this.#readFullScreen(), { signal: this.connection });
    if (this.#pageLost) this.#frame?.restart();
    this.#pageLost = false;
    void this.updateComplete.then(() => {
      if (this.isConnected && !this.view) this.#release();
    });
  }

  override disconnectedCallback(): void {
    this.#pageLost = true;
    super.disconnectedCallback();
    afterRemoval(this, () => this.#release());
  }

  /** A move by `moveBefore` keeps the frame and its page. */
  connectedMoveCallback(): void {
    this.requestUpdate();
  }

  protected override viewChanged(view: StudioView | undefined): void {
    if (view === this.#attachedTo || !this.isConnected) return;
    this.#release();
    if (!view) return;
    this.#frame = new PreviewFrame({
      container: this.#stageElement,
      title: previewMessages(this.language)('frame'),
      onTrouble: (trouble) => (this.trouble = trouble),
    });
    this.#frame.frameUrl = this.#frameUrl;
    this.#attachedTo = view;
    this.#detach = view.attachPreviewSurface(this.#frame);
    this.#frame.warmUp();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('previewFrameUrl') && this.#frame) this.#frame.frameUrl = this.#frameUrl;
  }

  protected override updated(): void {
    const snapshot = this.#preview.value;
    const current = snapshot && snapshot.revision >= 0 ? stateOf(snapshot) : undefined;
    for (const name of ['rendering', 'shown', 'failed'] as const) {
      if (name === current) this.#internals.states.add(name);
      else this.#internals.states.delete(name);
    }
  }

  get #frameUrl(): string | undefined {
    return this.previewFrameUrl || undefined;
  }

  /** Made once: to move it would load the page again. */
  get #stageElement(): HTMLElement {
    if (!this.#stage) {
      this.#stage = document.createElement('div');
      this.#stage.className = 'stage';
      this.#stage.setAttribute('part', 'stage');
    }
    return this.#stage;
  }

  #release(): void {
    this.#attachedTo = undefined;
    this.#detach?.();
    this.#detach = undefined;
    this.#frame?.dispose();
    this.#frame = undefined;
    this.#pageLost = false;
    this.trouble = undefined;
  }

  readonly #onRefresh = (): void => {
    void this.view?.commands.refreshPreview();
  };

  readonly #onFullScreen = (): void => {
    const change = this.fullScreen ? document.exitFullscreen() : this.requestFullscreen();
    change.catch(() => undefined);
  };

  #readFullScreen(): void {
    const root = this.getRootNode();
    this.fullScreen = (root instanceof ShadowRoot || root instanceof Document) && root.fullscreenElement === this;
  }

  override render(): TemplateResult {
    const t = previewMessages(this.language);
    const snapshot = this.#preview.value;
    const phase = this.#phase.value;
    return html`
      ${this.#bar(t, snapshot, phase === 'ready')}
      <div class="body">
        ${this.#stageElement}
        ${
          snapshot && phase === 'ready'
            ? nothing
            : placeholder(phase === 'loading' || phase === 'disposed' ? phase : 'noStudio', this.language)
        }
      </div>
      <div class="below">
        ${
          snapshot
            ? [
                failureNotice({
                  snapshot,
                  trouble: this.trouble,
                  t,
                  refresh: this.#onRefresh,
                  openFile: (path) => void this.view?.commands.openFile(path),
                }),
                diagnosticList(snapshot.diagnostics, t),
              ]
            : nothing
        }
      </div>
    `;
  }

  #bar(t: PreviewTranslate, snapshot: PreviewSnapshot | undefined, ready: boolean): TemplateResult {
    const rendered = snapshot !== undefined && snapshot.revision >= 0;
    return html`<div class="bar" part="bar" role="group" aria-label=${t('label')}>
      <button
        class="icon-only"
        aria-label=${t('refresh')}
        title=${t('refresh')}
        ?disabled=${!ready || !rendered}
        @click=${this.#onRefresh}
      >
        ${icon(refreshIcon)}
      </button>
      <span class="address" part="address">${snapshot?.entryPath ?? t('noEntry')}</span>
      ${rendered ? this.#chip(t, snapshot) : nothing}
      ${
        document.fullscreenEnabled
          ? html`<button
              class="icon-only"
              aria-label=${t(this.fullScreen ? 'leaveFullScreen' : 'fullScreen')}
              title=${t(this.fullScreen ? 'leaveFullScreen' : 'fullScreen')}
              aria-pressed=${this.fullScreen ? 'true' : 'false'}
              @click=${this.#onFullScreen}
            >
              ${icon(this.fullScreen ? minimizeIcon : maximizeIcon)}
            </button>`
          : nothing
      }
    </div>`;
  }

  #chip(t: PreviewTranslate, snapshot: PreviewSnapshot): TemplateResult {
    const { revision } = snapshot;
    const current = stateOf(snapshot);
    const labels = { shown: 'revisionShown', failed: 'revisionFailed', rendering: 'revisionRendering' } as const;
    return revisionChip({
      revision,
      state: current,
      ...(current === 'shown' ? { word: t('shown') } : {}),
      label: t(labels[current], { revision }),
    });
  }
}

function stateOf({ status }: PreviewSnapshot): Exclude<RevisionState, 'waiting'> {
  return status === 'synced' ? 'shown' : status === 'error' ? 'failed' : 'rendering';
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-preview': JigPreviewElement;
  }
}
