import { patternInvalid } from '../workspace-errors.js';
import { anyOfClass, oneCharacter, type CharacterTest } from './character-test.js';

/** A regular expression taken apart. Only what a search without going back can honour. */
export type PatternNode =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'position'; readonly at: PatternPosition }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number };

export type PatternPosition = 'start' | 'end' | 'word-edge' | 'no-word-edge';

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['f', '\f'],
  ['v', '\v'],
]);
const REPEAT = /\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/uy;
const CODE = /x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}/iuy;
const PROPERTY = /[pP]\{[\w=]+\}/uy;
const GROUP_START = /\((?:\?:|\?<[\p{L}_$][\p{L}\d_$]*>)?(?!\?)/uy;

/**
 * Syntax of JavaScript's own expressions, but no look-around and no back-references: those need going back. Throws
 * `WORKSPACE_PATTERN_INVALID` with `reason` and `position`.
 */
export function parsePattern(pattern: string, ignoreCase: boolean): PatternNode {
  return new PatternReader(pattern, ignoreCase).read();
}

class PatternReader {
  readonly #pattern: string;
  readonly #ignoreCase: boolean;
  #at = 0;

  constructor(pattern: string, ignoreCase: boolean) {
    this.#pattern = pattern;
    this.#ignoreCase = ignoreCase;
  }

  read(): PatternNode {
    const node = this.#choice();
    if (this.#at < this.#pattern.length) throw patternInvalid('syntax', this.#at);
    return node;
  }

  #choice(): PatternNode {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  #sequence(): PatternNode {
    const items: PatternNode[] = [];
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#peek())) items.push(this.#repeated());
    return { kind: 'sequence', items };
  }

  #repeated(): PatternNode {
    const start = this.#at;
    if ('*+?'.includes(this.#peek()) || this.#match(REPEAT)) throw patternInvalid('nothing-to-repeat', start);
    const item = this.#atom();
    const times = this.#times();
    if (!times) return item;
    if (item.kind === 'position') throw patternInvalid('nothing-to-repeat', start);
    this.#take('?');
    if ('*+?'.includes(this.#peek() || ' ') || this.#match(REPEAT)) throw patternInvalid('nothing-to-repeat', this.#at);
    return { kind: 'repeat', item, ...times };
  }

  #times(): { readonly min: number; readonly max: number } | undefined {
    if (this.#take('*')) return { min: 0, max: Infinity };
    if (this.#take('+')) return { min: 1, max: Infinity };
    if (this.#take('?')) return { min: 0, max: 1 };
    const at = this.#at;
    const match = this.#match(REPEAT);
    if (!match) return undefined;
    const min = Number(match[1]);
    const max = match[2] === undefined ? min : match[3] === undefined ? Infinity : Number(match[3]);
    if (max < min) throw patternInvalid('syntax', at);
    return { min, max };
  }

  #atom(): PatternNode {
    switch (this.#peek()) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escape();
      case '^':
        this.#at += 1;
        return { kind: 'position', at: 'start' };
      case '$':
        this.#at += 1;
        return { kind: 'position', at: 'end' };
      case '.':
        this.#at += 1;
        return this.#oneOf('.');
      default:
        return this.#literal(this.#next());
    }
  }

  #group(): PatternNode {
    const start = this.#at;
    if (!this.#match(GROUP_START)) throw patternInvalid('look-around', start);
    const inner = this.#choice();
    if (!this.#take(')')) throw patternInvalid('syntax', start);
    return inner;
  }

  #class(): PatternNode {
    const start = this.#at;
    this.#at += 1;
    let source = '[';
    if (this.#take('^')) source += '^';
    while (this.#at < this.#pattern.length && this.#peek() !== ']') {
      const character = this.#next();
      if (character !== '\\') {
        source += character;
        continue;
      }
      const escaped = this.#next();
      source += /[\^$\\.*+?()[\]{}|/\-\w]/u.test(escaped) ? `\\${escaped}` : escaped;
    }
    if (!this.#take(']')) throw patternInvalid('syntax', start);
    return this.#oneOf(`${source}]`, start);
  }

  #escape(): PatternNode {
    const start = this.#at;
    this.#at += 1;
    const code = this.#match(CODE);
    if (code) return this.#fromCode(parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16), start);
    const property = this.#match(PROPERTY);
    if (property) return this.#oneOf(`\\${property[0]}`, start);

    const escaped = this.#next();
    if (/[dDwWsS]/u.test(escaped)) return this.#oneOf(`\\${escaped}`);
    if (escaped === 'b') return { kind: 'position', at: 'word-edge' };
    if (escaped === 'B') return { kind: 'position', at: 'no-word-edge' };
    if (/[1-9k]/u.test(escaped)) throw patternInvalid('back-reference', start);
    const control = CONTROLS.get(escaped);
    if (control === undefined && /^[\w]?$/u.test(escaped)) throw patternInvalid('syntax', start);
    return this.#literal(control ?? escaped);
  }

  #fromCode(code: number, start: number): PatternNode {
    if (code > 0x10ffff) throw patternInvalid('syntax', start);
    return this.#literal(String.fromCodePoint(code));
  }

  #literal(character: string): PatternNode {
    return { kind: 'character', test: oneCharacter(character, this.#ignoreCase) };
  }

  #oneOf(source: string, start = this.#at): PatternNode {
    const test = anyOfClass(source, this.#ignoreCase);
    if (!test) throw patternInvalid('syntax', start);
    return { kind: 'character', test };
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#pattern);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #peek(): string {
    return this.#pattern.charAt(this.#at);
  }

  #next(): string {
    const code = this.#pattern.codePointAt(this.#at);
    if (code === undefined) return '';
    const character = String.fromCodePoint(code);
    this.#at += character.length;
    return character;
  }
}
