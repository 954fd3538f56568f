/** Characters of a prompt that a link may bring (CONTRACT 4, deep link). */
const PROMPT_LIMIT = 4000;

/**
 * Takes `?prompt=` out of the page's address, history included, and answers its text. Only text: nothing is run by
 * following a link.
 */
export function takePromptFromAddress(page: Window = window): string | undefined {
  const address = new URL(page.location.href);
  const prompt = address.searchParams.get('prompt');
  if (prompt === null) return undefined;
  address.searchParams.delete('prompt');
  try {
    page.history.replaceState(page.history.state, '', address);
  } catch {
    // A page without a history of its own (sandboxed, `about:srcdoc`) keeps its address.
  }
  const text = prompt.slice(0, PROMPT_LIMIT).trim();
  return text === '' ? undefined : text;
}
