import type { Intent } from '../intent.js';
import { readRevert } from '../file-wishes.js';
import type { PromptReading } from '../prompt-reading.js';
import { allOf, anyOf, term, verb, type Term } from '../term.js';
import { CHANGE, DISCONNECT, FOLDER, PREVIEW, RELOAD, SAVE } from '../wish-words.js';

const anyReading = (): boolean => true;
const ACTS = anyOf(CHANGE, SAVE, RELOAD, DISCONNECT);

/** Row 1: back to the seed. Nothing else of the prompt could survive it, so it stands alone. */
export const resetIntent: Intent = {
  id: 'reset',
  tools: ['workspace.reset'],
  effect: 'changes',
  says: anyOf(
    allOf(
      verb(['reset', 'start over', 'restore (?:the )?demo']),
      term(['workspace', 'demo'], ['작업 ?공간', '프로젝트', '상태']),
    ),
    term([], ['초기화', '처음부터 다시', '기본 예제']),
  ),
  alone: anyReading,
  call: () => ({ name: 'workspace.reset', arguments: {} }),
};

/** Row 2. */
export const previewStatusIntent: Intent = {
  id: 'preview-status',
  tools: ['preview.getStatus'],
  effect: 'looks',
  says: allOf(PREVIEW, term(['status', 'state'], ['상태'])),
  unless: ACTS,
  alone: anyReading,
  call: () => ({ name: 'preview.getStatus', arguments: {} }),
};

/** What the page wrote to its console. */
export const consoleIntent: Intent = {
  id: 'console',
  tools: ['preview.getConsole'],
  effect: 'looks',
  says: allOf(
    term(['console'], ['콘솔']),
    term(['show', 'read', 'list', 'print', 'view', 'what', 'check'], ['보여', '읽어', '알려', '확인']),
  ),
  unless: anyOf(ACTS, term(['add', 'remove', 'delete', 'clear'], ['추가', '삭제', '지워', '비워'])),
  call: ({ named }) => (named.length === 0 ? { name: 'preview.getConsole', arguments: {} } : undefined),
};

/** Row 3. */
export const statusIntent: Intent = {
  id: 'workspace-status',
  tools: ['workspace.getStatus'],
  effect: 'looks',
  says: term(['status', 'folder sync', 'writable'], ['상태', '폴더 ?연결', '저장 ?가능']),
  unless: anyOf(ACTS, term(['bar'], ['표시줄', '되돌'])),
  alone: anyReading,
  call: () => ({ name: 'workspace.getStatus', arguments: {} }),
};

/** Row 8. */
export const undoIntent = historyIntent(
  'workspace.undo',
  anyOf(
    verb(['undo'], ['실행 ?취소', '되돌리', '되돌려']),
    term(['revert (?:the |my |that )?(?:last )?(?:change|edit)']),
  ),
);

/** Row 9. */
export const redoIntent = historyIntent(
  'workspace.redo',
  verb(['redo'], ['(?<!테스트(?:를|들을|들)? ?)(?:재실행|다시 ?실행)']),
);

const joinsWishes = term(['and', 'then', 'after'], [',', '그리고', '다음', '후에', '[가-힣]고 ']);

function historyIntent(tool: string, says: Term): Intent {
  return {
    id: tool.slice('workspace.'.length),
    tools: [tool],
    effect: 'changes',
    says,
    // `Undo the green theme` names what to take back; it is not a wish for green.
    alone: ({ text }: PromptReading) => !joinsWishes(text),
    call: (reading) => (readRevert(reading) ? undefined : { name: tool, arguments: {} }),
  };
}

/** Row 10. */
export const refreshIntent: Intent = {
  id: 'refresh-preview',
  tools: ['preview.refresh'],
  effect: 'changes',
  says: allOf(RELOAD, PREVIEW),
  call: () => ({ name: 'preview.refresh', arguments: {} }),
};

/** Row 16: to the folder where one is linked, else within the browser. */
export const saveIntent: Intent = {
  id: 'save',
  tools: ['workspace.saveAll', 'workspace.saveCheckpoint'],
  effect: 'changes',
  says: SAVE,
  call: ({ text }, { folderLinked }) => {
    if (readsAsPart(text)) return undefined;
    return { name: folderLinked === true ? 'workspace.saveAll' : 'workspace.saveCheckpoint', arguments: {} };
  },
};

/** `마지막 저장으로` names the save to go back to. */
function readsAsPart(text: string): boolean {
  return /(?:마지막|지난|이전) ?저장/u.test(text);
}

/** Row 17. */
export const reloadFolderIntent: Intent = {
  id: 'reload-folder',
  tools: ['workspace.reloadFolder'],
  effect: 'changes',
  says: allOf(RELOAD, FOLDER),
  call: () => ({ name: 'workspace.reloadFolder', arguments: {} }),
};

/** Row 18. */
export const disconnectFolderIntent: Intent = {
  id: 'disconnect-folder',
  tools: ['workspace.disconnectFolder'],
  effect: 'changes',
  says: allOf(DISCONNECT, FOLDER),
  call: () => ({ name: 'workspace.disconnectFolder', arguments: {} }),
};
