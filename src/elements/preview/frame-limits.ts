/** Bounds of the frame, in milliseconds unless said otherwise. Tests shorten them. */
export interface FrameLimits {
  /** From the start of a page to the moment when its silence is told. */
  readonly silenceMs: number;
  /** A loaded page has this long to start our runtime. */
  readonly loadGraceMs: number;
  /** A silent page that harms nobody else keeps its frame this long: it may be computing. */
  readonly patienceMs: number;
  /** Between two questions whether the shown page still answers. */
  readonly heartbeatMs: number;
  /** How long an answer may take. Asked twice before a page counts as silent. */
  readonly answerMs: number;
  /** The former page stays visible at most this long after the new one has started. */
  readonly swapMs: number;
  /** A newer document waits this long for a page that is on its way, from that page's start. */
  readonly holdMs: number;
  /** A page that has not answered for this long is taken for a hung one when the next is shown. */
  readonly suspectMs: number;
  /** Bytes of images, fonts and other assets up to which a page is delivered as one text. */
  readonly inlineAssetBytes: number;
  /** How long a page that was brought back more than once is watched before its neighbours follow. */
  readonly probationMs: number;
  /** How often one document may load itself anew. A number. */
  readonly reloads: number;
  /** How often one document is brought back after its process hung. A number. */
  readonly revivals: number;
  /** A page that was well for this long after it was brought back is no suspect any more. */
  readonly calmMs: number;
}

export const FRAME_LIMITS: FrameLimits = {
  silenceMs: 2800,
  loadGraceMs: 400,
  patienceMs: 10_000,
  heartbeatMs: 2000,
  answerMs: 1500,
  swapMs: 400,
  holdMs: 250,
  suspectMs: 500,
  inlineAssetBytes: 256 * 1024,
  probationMs: 1500,
  reloads: 8,
  revivals: 4,
  calmMs: 20_000,
};
