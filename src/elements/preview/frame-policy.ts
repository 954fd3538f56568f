/** An address that a Content-Security-Policy takes as a source: a scheme and a host, or a scheme alone. */
const SOURCE = /^(?:https?|wss?):(?:\/\/[\w.*:[\]-]+(?:\/[\w./~%-]*)?)?$/;

/** The sources in a list parted by spaces; what is no plain source is left out, so that a list cannot add a directive. */
export function networkSources(list: string | undefined): readonly string[] {
  return (list ?? '').split(/\s+/).filter((source) => SOURCE.test(source));
}

/**
 * The policy of every page: it runs what it brings along and reaches nothing else, but for what the host allows (spec:
 * external URLs are blocked by the preview boundary). In force also for what a page adds later, and when its element is
 * removed.
 */
export function framePolicy(network: readonly string[], scriptOrigins: readonly string[] = []): string {
  const own = ['data:', 'blob:', ...network].join(' ');
  return [
    `default-src ${own}`,
    `script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' ${[own, ...scriptOrigins].join(' ')}`,
    `style-src 'unsafe-inline' ${own}`,
    "form-action 'none'",
  ].join('; ');
}
