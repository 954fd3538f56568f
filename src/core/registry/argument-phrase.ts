/** One thing that may be shown of a call's arguments: English, and what elements translate it by. */
export interface ArgumentPhrase {
  readonly text: string;
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}
