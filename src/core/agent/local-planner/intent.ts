import type { ToolCallArguments } from '../../protocol/call.js';
import type { PageTargets } from '../../tools/preview/page-targets.js';
import type { PromptReading } from './prompt-reading.js';
import type { Term } from './term.js';

/** What the planner may know of the workspace before any call. */
export interface PlanningSnapshot {
  /** Names that `tools/list` answered. */
  readonly toolNames: ReadonlySet<string>;
  /** Text files, in display order. */
  readonly paths: readonly string[];
  readonly activePath?: string;
  /** A writable folder of the disk is linked. */
  readonly folderLinked?: boolean;
  /** The page the preview shows. */
  readonly entryPath?: string;
  /** Unknown means: let the tool tell. */
  readonly targets?: PageTargets;
}

export interface PlannedCall {
  readonly name: string;
  readonly arguments: ToolCallArguments;
  /** A file to look at before the first change, for calls that work on known text. */
  readonly inspects?: string;
  /** True for a call on a file that has to exist: the list of files is looked at before the first change. */
  readonly lists?: true;
}

/** Why a clear wish is asked about instead of carried out. */
export type Question =
  | { readonly asks: 'which-file' }
  | { readonly asks: 'which-words' }
  | { readonly asks: 'which-text' }
  | { readonly asks: 'which-colour' }
  | { readonly asks: 'which-wish' }
  | { readonly asks: 'part-not-understood' }
  | { readonly asks: 'no-such-file'; readonly path: string }
  | { readonly asks: 'file-exists'; readonly path: string }
  | { readonly asks: 'no-target'; readonly target: keyof PageTargets };

/** One row of the grammar (CONTRACT 5): how a wish is recognised and which call it is. */
export interface Intent {
  readonly id: string;
  /** Every tool that this intent may call. */
  readonly tools: readonly string[];
  /** `looks`: it may answer a question, and no preflight goes before it. */
  readonly effect: 'looks' | 'changes';
  /** The words that a prompt must have. */
  readonly says: Term;
  /** Words that make it another wish. */
  readonly unless?: Term;
  /** Place in the page that the wish needs. */
  readonly target?: keyof PageTargets;
  /** When a match is the whole plan. */
  readonly alone?: (reading: PromptReading) => boolean;
  /** The call it makes of the prompt; undefined when the words were about something else. */
  call(reading: PromptReading, snapshot: PlanningSnapshot): PlannedCall | Question | undefined;
}

/** What an intent makes of a prompt, its words and the page's places checked. */
export function match(
  intent: Intent,
  reading: PromptReading,
  snapshot: PlanningSnapshot,
): PlannedCall | Question | undefined {
  if (!intent.says(reading.text) || intent.unless?.(reading.text)) return undefined;
  const found = intent.call(reading, snapshot);
  const { target } = intent;
  if (!found || !target || snapshot.targets?.[target] !== false) return found;
  return { asks: 'no-target', target };
}

/** The workspace's own spelling of a path a person typed; undefined when there is no such file. */
export function existingPath(path: string, { paths }: PlanningSnapshot): string | undefined {
  const wanted = path.toLowerCase();
  const same = paths.find((candidate) => candidate === path) ?? paths.find((each) => each.toLowerCase() === wanted);
  return same ?? paths.find((each) => each.toLowerCase().endsWith(`/${wanted}`));
}

/** A call on a file that has to be there. */
export function onFile(
  path: string | undefined,
  snapshot: PlanningSnapshot,
  call: (path: string) => PlannedCall,
): PlannedCall | Question {
  if (path === undefined) return { asks: 'which-file' };
  const known = existingPath(path, snapshot);
  return known === undefined ? { asks: 'no-such-file', path } : call(known);
}

/** A call on files that all have to be there. */
export function onFiles(
  paths: readonly string[],
  snapshot: PlanningSnapshot,
  call: (paths: readonly string[]) => PlannedCall,
): PlannedCall | Question {
  const known = new Set<string>();
  for (const path of paths) {
    const found = existingPath(path, snapshot);
    if (found === undefined) return { asks: 'no-such-file', path };
    known.add(found);
  }
  return call([...known]);
}
