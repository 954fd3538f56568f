import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { PreviewSnapshot } from '../../core/preview/preview-model.js';
import type { SiteFiles } from '../../core/preview/site-state.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { afterPaint } from '../base/after-paint.js';
import { afterRemoval } from '../base/after-removal.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { LazyConsole } from '../console/lazy-console.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import type { FrameTrouble } from './frame-silence.js';
import { inlineFiles } from './inline-files.js';
import { JigLinkRequestEvent } from './link-request-event.js';
import { openInTab } from './open-in-tab.js';
import { pageRights } from './page-rights.js';
import { previewBar, revisionStateOf } from './preview-bar.js';
import { PreviewFrame } from './preview-frame.js';
import { previewMessages, type PreviewTranslate } from './preview-messages.js';
import { previewStyles } from './preview-element.styles.js';
import { diagnosticList, failureNotice, filesNotice, linkNotice, noPage } from './preview-notice.js';
import { StageSize, isViewport, type PreviewViewport } from './preview-viewport.js';
import { StandaloneView } from './standalone-view.js';

/**
 * Shows the workspace's page in a sandboxed frame and says which revision it is. The page can neither reach the host
 * nor forge what is said about it. Without a studio it shows `files`, the scripts inside it (`text/plain` with the
 * `data-path` of a file, or one JSON object of path and text), or the site whose manifest stands at `src`.
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
 * @csspart console - The console of the page, when it is open.
 * @csspart link - What asks about an address that the page wants to open.
 * @csspart empty - What stands here without a studio, or before it is ready.
 * @cssprop --jig-preview-surface - Behind the page.
 * @cssprop --jig-preview-gap - Between the element's edge and the page, 12px unless set.
 * @cssstate rendering - A revision is on its way.
 * @cssstate shown - The newest revision is shown.
 * @cssstate failed - The page failed or does not answer.
 * @cssstate picking - An element of the page is being picked.
 * @fires {JigRevisionRequestEvent} jig-revision-request - A revision chip was pressed; a studio around it shows the call.
 * @fires {JigLinkRequestEvent} jig-link-request - The page wants to open another address; `preventDefault()` leaves it to you.
 */
export class JigPreviewElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    revisionChipStyles,
    previewStyles,
  ];

  /** @internal Loads a site by its manifest; set where the element is registered, since elements fetch nothing. */
  static fetchSite: ((address: string, signal: AbortSignal) => Promise<SiteFiles>) | undefined;

  readonly #internals = this.attachInternals();
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #preview = new StoreController(this, (view) => view.preview);
  readonly #console = new StoreController(this, (view) => view.console);
  readonly #design = new StoreController(this, (view) => view.design);
  readonly #pages = new StoreController(
    this,
    (view) => view.workspace,
    ({ state }) => state.files,
  );
  #stage: HTMLElement | undefined;
  #stageSize: StageSize | undefined;
  #frame: PreviewFrame | undefined;
  #attachedTo: StudioView | undefined;
  #detach: (() => void) | undefined;
  #alone: StandaloneView | undefined;
  #loading: AbortController | undefined;
  /** Out of the document a frame loses its page; back in, it must be loaded anew. */
  #pageLost = false;

  @state()
  private trouble: FrameTrouble | undefined;

  @state()
  private fullScreen = false;

  readonly #consolePanel = new LazyConsole(this);

  @state()
  private consoleOpen = false;

  /** An address that the page wants to open. */
  @state()
  private link: string | undefined;

  @state()
  private filesFailed: unknown;

  /** Address of the frame page that comes with the package, hosted by you. Needed where a policy forbids inline scripts. */
  @property({ attribute: 'preview-frame-url' })
  previewFrameUrl: string | undefined;

  /** What the page may reach in the network: Content-Security-Policy sources, parted by spaces. Nothing unless given. */
  @property()
  network: string | undefined;

  /** What is added to the sandbox of the page beside `allow-scripts`, for instance `allow-modals`. */
  @property({ attribute: 'sandbox-allow' })
  sandboxAllow: string | undefined;

  /** The width that the page is seen at: `fit`, `phone`, `tablet` or `desktop`. */
  @property()
  viewport: PreviewViewport = 'fit';

  /** Files to show without a studio, by their path. */
  @property({ attribute: false })
  files: SiteFiles | undefined;

  /** Address of a site's manifest, to show it without a studio: JSON with `files`, paths beside it or texts by path. */
  @property()
  src: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const { connection: signal } = this;
    document.addEventListener('fullscreenchange', () => this.#readFullScreen(), { signal });
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    if (this.#pageLost) this.#frame?.restart();
    this.#pageLost = false;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => this.#readInlineFiles(), { signal });
    } else this.#readInlineFiles();
    void this.updateComplete.then(() => {
      if (!this.isConnected) return;
      this.#stageSize?.watch(signal);
      if (!this.view) this.#release();
    });
  }

  override disconnectedCallback(): void {
    this.#pageLost = true;
    super.disconnectedCallback();
    afterRemoval(this, () => {
      this.#release();
      this.#leaveAlone();
    });
  }

  /** A move by `moveBefore` keeps the frame and its page. */
  connectedMoveCallback(): void {
    this.requestUpdate();
  }

  protected override viewChanged(view: StudioView | undefined): void {
    if (view === this.#attachedTo || !this.isConnected) return;
    this.#release();
    if (view) this.#attach(view);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('files') && this.files) this.#showFiles(this.files);
    if (changed.has('src') && this.src) void this.#loadFiles(this.src);
    super.willUpdate(changed);
    if (this.#frame) this.#configure(this.#frame);
    // A closed studio shows nothing any more, and a page left running would be nobody's.
    if (this.#phase.value === 'disposed') this.#release();
  }

  protected override updated(): void {
    const snapshot = this.#preview.value;
    const current = snapshot && snapshot.revision >= 0 ? revisionStateOf(snapshot) : undefined;
    for (const name of ['rendering', 'shown', 'failed'] as const) this.#setState(name, name === current);
    this.#setState('picking', this.#design.value?.picking === true);
    if (this.#stageSize) this.#stageSize.viewport = isViewport(this.viewport) ? this.viewport : 'fit';
  }

  #setState(name: string, on: boolean): void {
    if (on) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  #attach(view: StudioView): void {
    const frame = new PreviewFrame({
      container: this.#stageElement,
      title: previewMessages(this.language)('frame'),
      onTrouble: (trouble) => (this.trouble = trouble),
      onLink: (href) => this.#onLink(href),
    });
    this.#configure(frame);
    this.#frame = frame;
    this.#attachedTo = view;
    this.#detach = view.attachPreviewSurface(frame);
    // What is here already is painted first: the frames' process would take its turn.
    frame.warmUp(afterPaint());
  }

  #configure(frame: PreviewFrame): void {
    Object.assign(frame, pageRights(this));
  }

  /** Made once: to move it would load the page again. */
  get #stageElement(): HTMLElement {
    if (!this.#stage) {
      this.#stage = document.createElement('div');
      this.#stage.className = 'stage';
      this.#stage.setAttribute('part', 'stage');
      this.#stageSize = new StageSize(this.#stage);
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
    this.link = undefined;
  }

  #showFiles(files: SiteFiles): void {
    if (this.studio !== undefined && this.studio !== this.#alone?.handle) return;
    try {
      this.#alone ??= new StandaloneView();
      this.#alone.show(files);
      this.filesFailed = undefined;
      this.studio = this.#alone.handle;
    } catch (error) {
      this.#tellFilesFailed(error);
    }
  }

  #leaveAlone(): void {
    this.#loading?.abort();
    if (!this.#alone) return;
    if (this.studio === this.#alone.handle) this.studio = undefined;
    this.#alone.dispose();
    this.#alone = undefined;
  }

  #readInlineFiles(): void {
    if (this.files || this.#alone) {
      // Back in the document: what it showed before.
      if (this.hasUpdated && this.files && !this.#alone) this.#showFiles(this.files);
      return;
    }
    try {
      const files = inlineFiles(this);
      if (files) this.#showFiles(files);
    } catch (error) {
      this.#tellFilesFailed(error);
    }
  }

  async #loadFiles(address: string): Promise<void> {
    this.#loading?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    try {
      const files = await JigPreviewElement.fetchSite?.(address, loading.signal);
      if (files && !loading.signal.aborted) this.#showFiles(files);
    } catch (error) {
      if (!loading.signal.aborted) this.#tellFilesFailed(error);
    }
  }

  #tellFilesFailed(error: unknown): void {
    this.filesFailed = error ?? 'Unknown error';
  }

  #onLink(href: string): void {
    const hash = href.indexOf('#');
    this.#frame?.openAt(hash === -1 ? '' : href.slice(hash));
    const target = this.view?.commands.followLink(href);
    this.#frame?.openAt('');
    if (target?.kind !== 'external') return;
    if (this.dispatchEvent(new JigLinkRequestEvent({ url: target.url }))) this.link = target.url;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // A browser does this by itself, but for one inside an application that keeps the key.
    if (this.fullScreen) return this.#onFullScreen();
    if (!this.#design.value?.picking) return;
    event.stopPropagation();
    this.view?.commands.setPicking(false);
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
    const ready = phase === 'ready';
    const picking = this.#design.value?.picking === true;
    return html`
      ${this.#bar(t, ready ? snapshot : undefined, picking)}
      <div class="body">
        ${this.#stageElement} ${picking ? html`<p class="hint" role="status">${t('picking')}</p>` : nothing}
        ${
          snapshot && ready
            ? noPage(snapshot, t)
            : this.filesFailed !== undefined
              ? html`<div class="empty"></div>`
              : placeholder(phase === 'loading' || phase === 'disposed' ? phase : 'noStudio', this.language)
        }
      </div>
      <div class="below">
        ${this.filesFailed === undefined ? nothing : filesNotice(this.filesFailed, t, this.language)}
        ${snapshot && ready ? this.#below(t, snapshot) : nothing}
      </div>
    `;
  }

  #bar(t: PreviewTranslate, snapshot: PreviewSnapshot | undefined, picking: boolean): TemplateResult {
    const commands = this.view?.commands;
    const entries = this.#console.value?.entries ?? [];
    return previewBar({
      t,
      snapshot,
      pages: htmlPaths(this.#pages.value),
      viewport: isViewport(this.viewport) ? this.viewport : 'fit',
      picking,
      consoleOpen: this.consoleOpen,
      concerns: entries.filter(({ level }) => level === 'warn' || level === 'error').length,
      fullScreen: this.fullScreen,
      refresh: this.#onRefresh,
      openPage: (path) => commands?.openPage(path),
      setViewport: (viewport) => (this.viewport = viewport),
      setPicking: (on) => commands?.setPicking(on),
      toggleConsole: () => void this.#consolePanel.load((this.consoleOpen = !this.consoleOpen)),
      openInTab: () => {
        const shown = this.#frame?.document;
        if (shown) void openInTab(shown, pageRights(this));
      },
      toggleFullScreen: this.#onFullScreen,
    });
  }

  #below(t: PreviewTranslate, snapshot: PreviewSnapshot): unknown {
    const openFile = (path: string): void => void this.view?.commands.openFile(path);
    return [
      this.link === undefined ? nothing : linkNotice({ url: this.link, t, dismiss: () => (this.link = undefined) }),
      failureNotice({ snapshot, trouble: this.trouble, t, refresh: this.#onRefresh, openFile }),
      diagnosticList(snapshot.diagnostics, t),
      this.consoleOpen && this.#console.value
        ? html`<section class="console-pane" aria-label=${t('console')}>
            ${this.#consolePanel.draw?.({
              language: this.language,
              snapshot: this.#console.value,
              clear: () => this.view?.commands.clearConsole(),
              open: openFile,
            })}
          </section>`
        : nothing,
    ];
  }
}

function htmlPaths(files: ReadonlyMap<string, { readonly kind: string }> | undefined): readonly string[] {
  const paths: string[] = [];
  for (const [path, { kind }] of files ?? []) if (kind === 'text' && /\.html?$/i.test(path)) paths.push(path);
  return paths;
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-preview': JigPreviewElement;
  }
}
