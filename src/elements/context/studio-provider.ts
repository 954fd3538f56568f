import { ContextProvider } from '@lit/context';
import { property } from 'lit/decorators.js';
import type { PropertyValues } from 'lit';
import type { Studio } from '../../core/studio/studio-port.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { afterRemoval } from '../base/after-removal.js';
import { JigElement } from '../base/jig-element.js';
import { studioContext, type StudioHandle } from './studio-context.js';
import { studioDirectory, type StudioLease } from './studio-directory.js';

/**
 * An element that provides a studio to what stands inside it: the one a host sets by property, else the page's studio
 * of `workspace-id`, made on first need and closed with the last element that uses it.
 */
export abstract class StudioProviderElement extends JigElement {
  /** Names the workspace; elements with the same id on a page share one studio and one writer. */
  @property({ attribute: 'workspace-id' })
  workspaceId = 'default';

  readonly #provider = new ContextProvider(this, { context: studioContext });
  #hostStudio: Studio | undefined;
  #lease: StudioLease | undefined;
  #leasedId: string | undefined;
  #withdraw: (() => void) | undefined;
  #isComing = false;
  #isDrawing = false;

  /** The studio in use. Set it to bring your own; set it to undefined to go back to the page's. */
  get studio(): Studio | undefined {
    // Whoever asks for a studio that is still to be made gets it, but for its own drawing.
    if (this.#isComing && !this.#isDrawing) this.makeStudio();
    return this.#present;
  }

  // Without the accessor of Lit, which asks what was there before: the page's own would be made, only to be closed.
  @property({ attribute: false, noAccessor: true })
  set studio(studio: Studio | undefined) {
    // A framework may hand back what it read here: the page's own studio stays leased, or it would close under its user.
    this.#hostStudio = studio === this.#lease?.studio ? undefined : (studio ?? undefined);
    if (this.isConnected) this.#connectStudio();
  }

  /** The page's studio is not made yet: it is as soon as it is asked for, or `makeStudio` is called. */
  protected get isStudioComing(): boolean {
    return this.#isComing;
  }

  /** True while the page's studio need not be made before somebody asks for it. */
  protected mayMakeLater(): boolean {
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connectStudio();
    // A page may register the elements first and the studio's factory later.
    const stop = studioDirectory().onFactory(() => this.#connectStudio());
    this.connection.addEventListener('abort', stop, { once: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#isComing = false;
    afterRemoval(this, () => this.#releaseStudio());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const isPages = this.#lease !== undefined || this.#isComing;
    if (this.isConnected && isPages && this.#leasedId !== this.#wantedId) this.#connectStudio();
  }

  protected override performUpdate(): void {
    this.#isDrawing = true;
    try {
      super.performUpdate();
    } finally {
      this.#isDrawing = false;
    }
  }

  /** Makes the studio that is still to come; otherwise does nothing. */
  protected makeStudio(): void {
    if (this.#isComing) this.#takeStudio();
  }

  /** Called after each change of the studio in use. */
  protected studioChanged(_studio: Studio | undefined): void {}

  get #wantedId(): string {
    return this.workspaceId || 'default';
  }

  get #present(): Studio | undefined {
    return this.#hostStudio ?? (this.#lease?.studio as Studio | undefined);
  }

  #connectStudio(): void {
    const isNeeded = !this.#hostStudio && !this.#lease;
    this.#isComing = isNeeded && this.mayMakeLater() && studioDirectory().wouldMake(this.#wantedId);
    if (!this.#isComing) return this.#takeStudio();
    this.#leasedId = this.#wantedId;
    this.#publish();
    this.#announceComing();
  }

  #takeStudio(): void {
    this.#isComing = false;
    const before = this.#lease;
    this.#leasedId = this.#wantedId;
    this.#lease = this.#hostStudio ? undefined : studioDirectory().acquire(this.#leasedId);
    before?.release();
    this.#publish();
  }

  #releaseStudio(): void {
    this.#lease?.release();
    this.#lease = undefined;
    this.#withdraw?.();
    this.#withdraw = undefined;
    this.#provider.setValue(undefined);
    this.studioChanged(this.#present);
  }

  #publish(): void {
    const studio = this.#present;
    this.#withdraw?.();
    this.#withdraw = studio && this.#announce(studio);
    this.#provider.setValue(studio?.view);
    this.studioChanged(studio);
    this.requestUpdate();
  }

  /** An element elsewhere that names the studio asks for it by that, also one that waited for the name. */
  #announceComing(): void {
    const make = (): StudioView | undefined => (this.makeStudio(), this.#present?.view);
    const coming = {
      id: this.#wantedId,
      get view() {
        return make() as StudioView;
      },
    };
    const withdraw = this.#announce(coming);
    if (this.#isComing) return void (this.#withdraw = withdraw);
    withdraw();
    this.#publish();
  }

  /** The page's own is listed by its id already; a host's is here, and any by the element's DOM id, for `studio="id"`. */
  #announce(studio: StudioHandle): () => void {
    const directory = studioDirectory();
    const names = new Set<string>();
    if (!this.#lease) names.add(studio.id);
    if (this.id && !directory.getSnapshot().has(this.id)) names.add(this.id);
    const withdrawals = [...names].map((name) => directory.announce(name, studio));
    return () => withdrawals.forEach((withdraw) => withdraw());
  }
}
