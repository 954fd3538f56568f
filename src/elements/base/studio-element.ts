import { property, state } from 'lit/decorators.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { StudioConsumer } from '../context/studio-consumer.js';
import type { StudioHandle } from '../context/studio-context.js';
import { JigElement } from './jig-element.js';

/**
 * An element that reads a studio: its own `studio` property, else the studio named by the `studio` attribute, else the
 * one provided by an ancestor (DESIGN 14). Without one, `view` is undefined and the element shows its empty state.
 */
export abstract class StudioElement extends JigElement {
  /** The studio itself, or its id (also as attribute). Overrides the one of an ancestor. */
  @property({ attribute: 'studio' })
  studio: StudioHandle | string | undefined;

  /** The studio in use, or undefined. */
  @state()
  protected view: StudioView | undefined;

  readonly #consumer = new StudioConsumer(this, (view) => this.#receive(view));

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('studio')) this.#consumer.use(this.studio);
  }

  /** Called on each change of the studio in use, with undefined when it goes (also on disconnect). */
  protected viewChanged(_view: StudioView | undefined, _previous: StudioView | undefined): void {}

  /** @internal For controllers that pick a store of the studio. */
  get currentView(): StudioView | undefined {
    return this.view;
  }

  #receive(view: StudioView | undefined): void {
    if (view === this.view) return;
    const previous = this.view;
    this.view = view;
    this.viewChanged(view, previous);
  }
}
