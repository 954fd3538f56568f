/** Makes ids of the form `<prefix>-<now>-<seq>` (CONTRACT 4, ids); unique within one source. */
export function createIdSource(prefix: string, now: () => number = Date.now): () => string {
  let sequence = 0;
  return () => `${prefix}-${now()}-${++sequence}`;
}
