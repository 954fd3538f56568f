export interface CursorMovedDetail {
  readonly path: string;
  /** 1-based, as are columns. */
  readonly line: number;
  readonly column: number;
  readonly lineCount: number;
}

/** The caret of a `jig-editor` stands somewhere else. Bubbles and is composed. */
export class JigCursorMovedEvent extends CustomEvent<CursorMovedDetail> {
  constructor(detail: CursorMovedDetail) {
    super('jig-cursor-moved', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-cursor-moved': JigCursorMovedEvent;
  }
}
