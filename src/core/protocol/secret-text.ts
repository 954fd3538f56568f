const HIDDEN = '[hidden]';

/** A scheme and its token; a name that says secret and its value; the forms that well-known tokens have. */
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;
const NAMED =
  /\b([\w-]{0,40}(?:api[_-]?key|token|secret|password|passwd|authorization)[\w-]{0,40}["']?\s*[:=]\s*["']?)[^\s"',;}&]{4,}/gi;
const TOKENS =
  /\b(?:sk|pk|rk|ghp|gho|ghs|github_pat|xox[abprs])[-_][\w-]{10,}|\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*|\bAKIA[A-Z0-9]{12,}/g;

/** Free text with what looks like a credential replaced. A guess: it keeps accidents away from a model, not malice. */
export function hideSecrets(text: string): string {
  return text
    .replace(BEARER, (_whole, scheme: string) => `${scheme} ${HIDDEN}`)
    .replace(NAMED, (_whole, name: string) => name + HIDDEN)
    .replace(TOKENS, HIDDEN);
}
