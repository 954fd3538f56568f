import type { PromptReading } from './prompt-reading.js';
import { allOf, term, type Term } from './term.js';
import { FOLDER, RELOAD } from './wish-words.js';

interface MissingToolRow {
  readonly name: string;
  readonly asks: (reading: PromptReading) => boolean;
}

const DISCONNECT = term(['disconnect', 'unlink'], ['연결 ?해제']);

/** Wishes that the contract knows and that need a tool of their own: never to be mistaken for another wish. */
const ROWS: readonly MissingToolRow[] = [
  { name: 'workspace.reloadFolder', asks: says(allOf(RELOAD, FOLDER)) },
  { name: 'workspace.disconnectFolder', asks: says(allOf(DISCONNECT, FOLDER)) },
];

/** The tool that a wish needs and that no row of the planner can call. */
export function missingTool(reading: PromptReading): string | undefined {
  return ROWS.find(({ asks }) => asks(reading))?.name;
}

function says(matches: Term): MissingToolRow['asks'] {
  return ({ text }) => matches(text);
}
