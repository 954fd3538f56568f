import { NAMED_SKIPS, SHOWN_PATH_LENGTH } from './import-limits.js';

export type SkipReason =
  | 'unsupported type'
  | 'duplicate path'
  | 'too large'
  | 'binary'
  | 'invalid path'
  | 'ignored folder'
  | 'unreadable'
  | 'encrypted'
  | 'broken archive'
  | 'exists already'
  | 'name is taken';

export type LimitReason = 'file limit' | 'total limit' | 'scan limit';

/** What an import left out, as `<path> · <reason>`: bounded, and safe to show whatever the names are. */
export class SkippedEntries {
  readonly #named: string[] = [];
  #limit: string | undefined;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(path: string, reason: SkipReason): void {
    this.#count++;
    if (this.#named.length < NAMED_SKIPS) this.#named.push(`${shownPath(path)} · ${reason}`);
  }

  /** The one summary of the limit that ended the import; always named. */
  addLimit(path: string, reason: LimitReason): void {
    this.#count++;
    this.#limit = `${shownPath(path)} · ${reason}`;
  }

  toList(): readonly string[] {
    const named = this.#limit === undefined ? this.#named : [...this.#named, this.#limit];
    const more = this.#count - named.length;
    return more === 0 ? [...named] : [...named, `… · ${more} more`];
  }
}

function shownPath(path: string): string {
  // Control and direction characters could make a report say something else than what it means.
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return plain.length <= SHOWN_PATH_LENGTH ? plain : `${plain.slice(0, SHOWN_PATH_LENGTH - 1)}…`;
}
