import type { PromptReading } from './prompt-reading.js';
import { allOf, term, type Term } from './term.js';
import { FILE, FOLDER, RELOAD } from './wish-words.js';

interface MissingToolRow {
  readonly name: string;
  readonly asks: (reading: PromptReading) => boolean;
}

const RENAME = term(['rename'], ['이름 ?변경', '이름을 ?바']);
const MOVE = term(['move']);
const DOWNLOAD = term(['download', 'export'], ['다운로드', '내려 ?받', '내보내']);
const DELETE = term(['delete', 'remove'], ['삭제', '지워', '지우']);
const DISCONNECT = term(['disconnect', 'unlink'], ['연결 ?해제']);

/** Wishes that the contract knows and that need a tool of their own: never to be mistaken for another wish. */
const ROWS: readonly MissingToolRow[] = [
  { name: 'workspace.renameFile', asks: asksToRename },
  { name: 'workspace.downloadFile', asks: says(DOWNLOAD) },
  { name: 'workspace.deleteFile', asks: ({ text, paths }) => DELETE(text) && (FILE(text) || paths.length > 0) },
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

/** `Rename the hero title` is about words on the page, not about a file. */
function asksToRename({ text, paths }: PromptReading): boolean {
  return (RENAME(text) && (paths.length > 0 || FILE(text))) || (MOVE(text) && paths.length > 1);
}
