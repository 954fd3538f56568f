import type { ToolCallArguments } from '../../protocol/call.js';
import type { PromptReading } from './prompt-reading.js';

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
}

export interface PlannedCall {
  readonly name: string;
  readonly arguments: ToolCallArguments;
  /** A file to look at before the first change, for calls that work on known text. */
  readonly inspects?: string;
  /** True for a call on a file that has to exist: the list of files is looked at before the first change. */
  readonly lists?: true;
}

/** One row of the table (CONTRACT 5): how a wish is recognised and which call it is. */
export interface PlannerRule {
  /** True for a row that only looks: it may answer a question, and no preflight goes before it. */
  readonly readOnly: boolean;
  /** True when a match of this row is the whole plan. */
  alone(reading: PromptReading): boolean;
  /** The call this row makes of the prompt, or undefined when the prompt does not ask for it. */
  plan(reading: PromptReading, snapshot: PlanningSnapshot): PlannedCall | AskWhichFile | undefined;
}

/** The wish is clear but names no file: the whole plan is to list the files and ask. */
export interface AskWhichFile {
  readonly asks: 'which-file';
}

export function askWhichFile(): AskWhichFile {
  return { asks: 'which-file' };
}

export function changeRule(plan: PlannerRule['plan']): PlannerRule {
  return { readOnly: false, alone: () => false, plan };
}

export function lookRule(plan: PlannerRule['plan']): PlannerRule {
  return { readOnly: true, alone: () => false, plan };
}

/** The workspace's own spelling of a path a person typed, else the path as typed. */
export function knownPath(path: string, { paths }: PlanningSnapshot): string {
  const wanted = path.toLowerCase();
  const same = paths.find((candidate) => candidate === path) ?? paths.find((each) => each.toLowerCase() === wanted);
  return same ?? paths.find((each) => each.toLowerCase().endsWith(`/${wanted}`)) ?? path;
}
