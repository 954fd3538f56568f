const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** The absolute address that a link of an answer may have; undefined for any other scheme and for relative ones. */
export function safeLink(href: string): string | undefined {
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return undefined;
  }
  return PROTOCOLS.has(url.protocol) ? url.href : undefined;
}
