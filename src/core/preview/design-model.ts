/** An element that a person pointed at in the preview: words about it, nothing live. */
export interface PreviewSelection {
  /** The revision on show when it was picked. */
  readonly revision: number;
  /** The page it stands in. */
  readonly path: string;
  /** A selector that found it, at most 300 characters. */
  readonly selector: string;
  /** Its markup, cut at 1500 characters. */
  readonly html: string;
  /** What it reads, cut at 200 characters. */
  readonly text: string;
  /** Computed styles that say most about its look, in a fixed order. */
  readonly styles: readonly PreviewStyle[];
  /** In CSS pixels of the page's viewport. */
  readonly box: PreviewBox;
  readonly viewport: { readonly width: number; readonly height: number };
}

export interface PreviewStyle {
  readonly name: string;
  /** At most 120 characters. */
  readonly value: string;
}

export interface PreviewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Design mode: whether a person is picking, and what was picked last. */
export interface DesignSnapshot {
  readonly picking: boolean;
  readonly selection: PreviewSelection | undefined;
}
