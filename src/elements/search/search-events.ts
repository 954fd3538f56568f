export interface PlaceChosenDetail {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** A person chose a line of the search; the file is open already. */
export class JigPlaceChosenEvent extends Event {
  readonly detail: PlaceChosenDetail;

  constructor(detail: PlaceChosenDetail) {
    super('jig-place-chosen', { bubbles: true, composed: true });
    this.detail = detail;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-place-chosen': JigPlaceChosenEvent;
  }
}
