import type { NamedPath, PromptReading } from './prompt-reading.js';
import { allOf, anyOf, term } from './term.js';
import { CHANGE, FEATURE, FILE, HERO } from './wish-words.js';

const RENAME = anyOf(term(['rename'], ['이름 ?변경', '이름을? ?바']), allOf(CHANGE, term([], ['이름'])));
const MOVE = term([], ['옮겨', '옮기', '이동']);
const DELETE = term(['delete', 'remove'], ['삭제', '지워', '지우']);
const isVisualWish = anyOf(FEATURE, HERO);

export interface Renaming {
  readonly fromPath: string;
  readonly toPath: string;
}

/**
 * Row 5: two different paths, the first is the file. `Rename the hero title` is about words on the page, and `Move the
 * styles from index.html to styles.css` about what a file holds.
 */
export function readRenaming({ text, named }: PromptReading): Renaming | 'which-file' | undefined {
  if (named.length === 1 && RENAME_ONLY.test(text)) return 'which-file';
  for (const [index, from] of named.entries()) {
    const to = named[index + 1];
    if (!to || from.path === to.path || !BECOMES.test(text.slice(from.end, to.start))) continue;
    if (!RENAME(text) && !MOVE(text) && !MOVES_FILE.test(text.slice(0, from.start))) continue;
    return { fromPath: from.path, toPath: to.path };
  }
  return undefined;
}

const RENAME_ONLY =
  /^\s*(?:please\s+)?rename\s+(?:the\s+file\s+)?(?:to\s+)?[\s.!]*$|^\s*(?:의|을|를)?\s*(?:파일\s*)?이름(?:을|를)?\s*(?:변경|바꿔)/u;
const MOVES_FILE = /(?<![a-z])move\s+(?:(?:the|this|that|my|our|file|page)\s+)*$/u;
const BECOMES =
  /^(?:\s+(?:in)?to\s+(?:(?:a|the|be|new|file|name|called)\s+)*|\s+as\s+|\s*[-=]?[→>]\s*|(?:의|을|를)?\s*(?:파일(?:을|를|의)?\s*)?(?:이름을?\s*)?)$/u;

/** What row 11 is about: one file, or a file that still has to be named. */
export type Deletion = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'which-file' };

/**
 * Row 11. Only a path that is itself the verb's object: `Remove the border from styles.css` takes no file away. Several
 * at once are no deletion of one file, and what to delete is asked.
 */
export function readDeletion(reading: PromptReading): Deletion | undefined {
  const { text, named } = reading;
  if (!DELETE(text)) return undefined;
  const objects = named.filter((path, index) => isDeleted(text, path) || continuesList(text, named, index));
  const [only] = objects;
  if (only) return objects.length === 1 ? { kind: 'file', path: only.path } : { kind: 'which-file' };
  if (named.length > 0 || !FILE(text) || isVisualWish(text)) return undefined;
  if (reading.path !== undefined && WORD_FILE.test(text)) return { kind: 'file', path: reading.path };
  return { kind: 'which-file' };
}

const BEFORE_OBJECT =
  /(?<![a-z])(?:delete|remove)\s+(?:(?:the|this|that|my|our|old|unused|whole|file|page|called|named)\s+)*$/u;
const AFTER_OBJECT = /^(?:을|를|은|는|도|만)?\s*(?:파일(?:을|를|도|만)?\s*)?(?:좀\s*|완전히\s*)?(?:삭제|지워|지우)/u;
const WORD_FILE =
  /(?<![a-z])(?:delete|remove)\s+(?:(?:the|my|our)\s+)?(?:readme|index|styles?|app|notes?)\s+file(?![a-z])|(?:readme|index|styles?|app|notes?) ?파일(?:을|를)?\s*(?:삭제|지워|지우)/u;
const LISTED = /^(?:\s*,\s*|\s*,?\s+(?:and|&)\s+|와\s*|과\s*|랑\s*|하고\s*|\s+및\s+)$/u;

function isDeleted(text: string, { start, end }: NamedPath): boolean {
  return BEFORE_OBJECT.test(text.slice(0, start)) || AFTER_OBJECT.test(text.slice(end));
}

/** `a.js and b.js` after the verb, `a.js와 b.js를` before it. */
function continuesList(text: string, named: readonly NamedPath[], index: number): boolean {
  const path = named[index];
  if (!path) return false;
  return [index - 1, index + 1].some((other) => {
    const neighbour = named[other];
    if (!neighbour || !isDeleted(text, neighbour)) return false;
    const [first, second] = other < index ? [neighbour, path] : [path, neighbour];
    return LISTED.test(text.slice(first.end, second.start));
  });
}

const REVERT = /(?<![a-z])(?:revert|restore|roll\s*back)(?![a-z])/u;
const REVERT_KOREAN = /되돌려|되돌리|복원|복구/u;

/** One file back to its last save. `Revert the last change` is about history. */
export function readRevert({ text, named }: PromptReading): { readonly path: string } | 'which-file' | undefined {
  const english = REVERT.test(text);
  if (!english && !REVERT_KOREAN.test(text)) return undefined;
  const [file, other] = named;
  if (other) return english && /(?<![a-z])to\s*$/u.test(text.slice(file?.end, other.start)) ? undefined : 'which-file';
  if (file) return english ? revertsFile(text, file) : revertsFileKorean(text, file);
  return english &&
    /(?<![a-z])(?:file|it)(?![a-z])/u.test(text) &&
    !/(?<![a-z])(?:change|edit|demo|workspace)/u.test(text)
    ? 'which-file'
    : undefined;
}

function revertsFile(text: string, { path, start }: NamedPath): { readonly path: string } | undefined {
  const object = /(?<![a-z])(?:revert|restore|roll\s*back)\s+(?:(?:the|my|our|file|page)\s+)*$/u;
  return object.test(text.slice(0, start)) ? { path } : undefined;
}

function revertsFileKorean(text: string, { path, end }: NamedPath): { readonly path: string } | undefined {
  const object =
    /^(?:을|를|만)?\s*(?:파일(?:을|를)?\s*)?(?:(?:마지막|지난)\s*저장(?:한)?\s*(?:상태)?(?:으로|로)?\s*)?(?:되돌려|되돌리|복원|복구)/u;
  return object.test(text.slice(end)) ? { path } : undefined;
}
