import { findUnquotedCopy } from './unquoted-copy.js';

export interface QuotedValue {
  readonly text: string;
  /** Offsets of the whole quotation in the prompt, marks included. */
  readonly start: number;
  readonly end: number;
  /** Exact source text is only taken from double quotes; copy may stand in any. */
  readonly double: boolean;
}

/** A file named with its ending; offsets in the prompt, quotation marks included. */
export interface NamedPath {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** A prompt taken apart once: what it says, what it quotes, which files it names. */
export interface PromptReading {
  /** As written, in Unicode normal form C and at most 4000 characters. */
  readonly prompt: string;
  /** Lower case; quoted parts and paths are blank, so their words never count as wishes. Offsets match the prompt's. */
  readonly text: string;
  /** Quoted values in order; a quoted path is no value. */
  readonly values: readonly QuotedValue[];
  /** Files named with their ending, quoted or not, in order. */
  readonly named: readonly NamedPath[];
  /** Their paths. */
  readonly paths: readonly string[];
  /** The file meant: the first named one, else the one a word like `readme` or `styles` stands for. */
  readonly path: string | undefined;
}

const QUOTES: readonly { readonly pattern: RegExp; readonly double: boolean }[] = [
  { pattern: /"([^"]+)"/gu, double: true },
  // „German“ closes with the mark that opens an English quotation: it goes first.
  { pattern: /„([^“”„]+)[“”]/gu, double: true },
  { pattern: /“([^”]+)”/gu, double: true },
  { pattern: /«([^»]+)»/gu, double: true },
  { pattern: /「([^」]+)」/gu, double: false },
  { pattern: /『([^』]+)』/gu, double: false },
  { pattern: /‹([^›]+)›/gu, double: false },
  { pattern: /‘([^’]+)’/gu, double: false },
  // A straight single quote is also an apostrophe: it opens only after a space and closes only before one.
  { pattern: /(?<=^|[\s(:])'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?=$|[\s).,!?:;]|\p{Script=Hangul})/gu, double: false },
];

const PATH = /[^\s"'“”„«»‹›‘’「」『』,;:()]+\.(?:html?|css|m?js|json|md|txt|tsx?|jsx)(?![a-z0-9])/giu;
const WHOLE_PATH = new RegExp(`^${PATH.source}$`, 'iu');

const PATH_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])readme(?![a-z])/u, 'README.md'],
  [/(?<![a-z])index(?![a-z])/u, 'index.html'],
  [/(?<![a-z])styles?(?![a-z])/u, 'styles.css'],
  [/(?<![a-z])app(?![a-z])/u, 'app.js'],
  [/(?<![a-z])notes?(?![a-z])/u, 'notes.md'],
];

/** Characters that are read; what follows cannot be a short wish. */
const PROMPT_LIMIT = 4000;

export function readPrompt(prompt: string): PromptReading {
  const normalized = prompt.slice(0, PROMPT_LIMIT).normalize('NFC');
  const quoted = withUnquoted(findQuotes(normalized), normalized);
  const named = findPaths(normalized, quoted);
  const paths = named.map(({ path }) => path);
  const text = blank(normalized, [...quoted, ...named]).toLowerCase();
  return {
    prompt: normalized,
    text,
    values: quoted.filter((quote) => !WHOLE_PATH.test(quote.text)),
    named,
    paths,
    path: paths[0] ?? PATH_WORDS.find(([word]) => word.test(text))?.[1],
  };
}

/** A clause of the prompt as a reading of its own; offsets stay those of the whole. */
export function readingWithin(reading: PromptReading, start: number, end: number): PromptReading {
  const inside = (span: { readonly start: number; readonly end: number }): boolean =>
    span.start >= start && span.end <= end;
  const named = reading.named.filter(inside);
  const paths = named.map(({ path }) => path);
  const text = ' '.repeat(start) + reading.text.slice(start, end);
  return {
    prompt: reading.prompt,
    text,
    values: reading.values.filter(inside),
    named,
    paths,
    path: paths[0] ?? PATH_WORDS.find(([word]) => word.test(text))?.[1],
  };
}

/** Copy without marks counts as quoted, so that its words are no wishes either. */
function withUnquoted(quoted: readonly QuotedValue[], prompt: string): readonly QuotedValue[] {
  const copy = quoted.length === 0 ? findUnquotedCopy(prompt) : undefined;
  return copy ? [{ ...copy, double: false }] : quoted;
}

function findQuotes(prompt: string): readonly QuotedValue[] {
  const found: QuotedValue[] = [];
  for (const { pattern, double } of QUOTES) {
    for (const match of prompt.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const text = match[1]?.trim() ?? '';
      const inside = found.some((quote) => start < quote.end && end > quote.start);
      if (!inside && text !== '') found.push({ text, start, end, double });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function blank(prompt: string, spans: readonly Pick<NamedPath, 'start' | 'end'>[]): string {
  let text = prompt;
  for (const { start, end } of spans) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return text;
}

function findPaths(prompt: string, quotes: readonly QuotedValue[]): readonly NamedPath[] {
  const plain = [...blank(prompt, quotes).matchAll(PATH)].map(({ 0: path, index: start }) => ({
    path,
    start,
    end: start + path.length,
  }));
  const quoted = quotes
    .filter(({ text }) => WHOLE_PATH.test(text))
    .map(({ text, start, end }) => ({ path: text, start, end }));
  return [...plain, ...quoted].sort((a, b) => a.start - b.start);
}
