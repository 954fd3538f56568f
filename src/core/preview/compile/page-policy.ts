/** What a page may be made of (Content Security Policy 3, fetch directives). */
const FETCH_DIRECTIVES: ReadonlySet<string> = new Set([
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-elem',
  'style-src',
  'style-src-elem',
  'worker-src',
]);

/** Sources that a site's own files come under. */
const OWN_FILES = /^(?:'self'|\*|https?:)$/i;

/**
 * A policy that an author has written into the page, for a page whose files have no address of a site: what it allows
 * of the site is allowed by `schemes` too, and nothing else becomes more than it was.
 */
export function policyForLocalFiles(policy: string, schemes: string): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const isOurs = FETCH_DIRECTIVES.has(name.toLowerCase()) && sources.some((source) => OWN_FILES.test(source));
      return isOurs ? `${directive.trimEnd()} ${schemes}` : directive;
    })
    .join(';');
}
