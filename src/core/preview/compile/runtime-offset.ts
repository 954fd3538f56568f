import { Tokenizer, type Token, type TokenHandler } from 'parse5';

/**
 * Where our script goes so that it comes before all code of the page and the tree stays as the author wrote it: after a
 * written `<head>`, else before the first thing that makes a parser open the head. Read off the tokens, not off the
 * finished tree: a tree forgets what a later tag throws out (`<frameset>` drops a body whose scripts have run).
 */
export function runtimeOffsetOf(source: string): number {
  const finder = new FirstThing(source);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, finder);
  finder.onFound = () => tokenizer.pause();
  tokenizer.write(source, true);
  return finder.offset;
}

class FirstThing implements TokenHandler {
  /** The end of what has been passed over so far, and in the end the answer. */
  offset = 0;
  onFound = (): void => undefined;
  #found = false;

  constructor(private readonly source: string) {}

  onDoctype(token: Token.DoctypeToken): void {
    this.#passOver(token);
  }

  onComment(token: Token.CommentToken): void {
    this.#passOver(token);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    if (!this.#found) this.offset = endOf(token);
  }

  onStartTag(token: Token.TagToken): void {
    if (token.tagName === 'html') return this.#passOver(token);
    if (token.tagName === 'head') this.#passOver(token);
    this.#stop();
  }

  onEndTag(): void {
    this.#stop();
  }

  onCharacter(): void {
    this.#stop();
  }

  onNullCharacter(): void {
    this.#stop();
  }

  onEof(): void {
    this.#stop();
  }

  /** A comment or tag that the file never closes swallows what comes after it, so our script stands before it. */
  #passOver(token: Token.Token): void {
    if (this.#found) return;
    const end = endOf(token);
    if (this.source[end - 1] === '>') this.offset = end;
    else this.#stop();
  }

  #stop(): void {
    this.#found = true;
    this.onFound();
  }
}

function endOf(token: Token.Token): number {
  return token.location?.endOffset ?? 0;
}
