/** Controls and what turns the direction of text could make a person read another value than the one that will run. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
