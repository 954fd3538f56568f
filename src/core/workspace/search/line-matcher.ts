import { compilePattern, type PatternStep } from './pattern-program.js';
import { parsePattern, type PatternPosition } from './pattern-syntax.js';

/** Where the first match of a line starts, in UTF-16 code units, or -1. */
export type LineMatcher = (line: string) => number;

/**
 * Follows every way through the pattern at the same time, so a line costs at most its length times the pattern's steps:
 * there is no expression that takes exponential time. Throws `WORKSPACE_PATTERN_INVALID`.
 */
export function createLineMatcher(pattern: string, { ignoreCase }: { readonly ignoreCase: boolean }): LineMatcher {
  const steps = compilePattern(parsePattern(pattern, ignoreCase));
  return (line) => new LineWalk(steps, line).findStart();
}

/** Places the machine is in, with where each began; earlier beginnings stand first. */
interface Places {
  readonly steps: number[];
  readonly starts: number[];
}

class LineWalk {
  readonly #steps: readonly PatternStep[];
  readonly #line: string;
  /** By step: the position at which it was entered last, so that each is entered once at a position. */
  readonly #entered: Int32Array;
  #here: Places = { steps: [], starts: [] };
  #found = -1;

  constructor(steps: readonly PatternStep[], line: string) {
    this.#steps = steps;
    this.#line = line;
    this.#entered = new Int32Array(steps.length).fill(-1);
  }

  findStart(): number {
    for (let at = 0; at <= this.#line.length;) {
      if (this.#found < 0) this.#enter(0, at, at);
      if (this.#found >= 0 && this.#here.steps.length === 0) break;
      const codePoint = this.#line.codePointAt(at);
      if (codePoint === undefined) break;
      at += codePoint > 0xffff ? 2 : 1;
      this.#advance(codePoint, at);
    }
    return this.#found;
  }

  #advance(codePoint: number, at: number): void {
    const { steps, starts } = this.#here;
    this.#here = { steps: [], starts: [] };
    for (let index = 0; index < steps.length; index++) {
      const [place, start] = [steps[index] ?? 0, starts[index] ?? 0];
      // Only a match that begins earlier is better than the one that was found.
      if (this.#found >= 0 && start >= this.#found) return;
      const step = this.#steps[place];
      if (step?.kind === 'character' && step.test(codePoint)) this.#enter(place + 1, start, at);
    }
  }

  #enter(first: number, start: number, at: number): void {
    const waiting = [first];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (this.#entered[place] === at) continue;
      this.#entered[place] = at;
      const step = this.#steps[place];
      switch (step?.kind) {
        case 'character':
          this.#here.steps.push(place);
          this.#here.starts.push(start);
          break;
        case 'position':
          if (this.#isAt(step.at, at)) waiting.push(place + 1);
          break;
        case 'fork':
          waiting.push(step.second, step.first);
          break;
        case 'jump':
          waiting.push(step.target);
          break;
        case 'found':
          if (this.#found < 0 || start < this.#found) this.#found = start;
      }
    }
  }

  #isAt(position: PatternPosition, at: number): boolean {
    if (position === 'start') return at === 0;
    if (position === 'end') return at === this.#line.length;
    const edge = isWord(this.#line.charCodeAt(at - 1)) !== isWord(this.#line.charCodeAt(at));
    return edge === (position === 'word-edge');
  }
}

/** `NaN`, outside of the line, is none. */
function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}
