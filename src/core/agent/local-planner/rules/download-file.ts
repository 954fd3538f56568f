import { askWhichFile, changeRule, knownPath } from '../planner-rule.js';
import { term } from '../term.js';

// `Add an export to app.js` speaks of code.
const asks = term(['download', '(?<!(?:an?|the|default|named|add) )export'], ['다운로드', '내려 ?받', '내보내']);
const meansMoreThanAFile = term(
  ['all', 'everything', 'files', 'folder', 'workspace', 'project', 'trace', 'zip'],
  ['전체', '모두', '모든', '전부', '폴더', '작업 ?공간', '프로젝트', '추적', '압축'],
);

/** Row 7: the file that is named, else the one that is open. Nothing is changed, but it asks as a change does. */
export const downloadFileRule = changeRule((reading, snapshot) => {
  const { text, path = snapshot.activePath, named } = reading;
  if (!asks(text) || (named.length === 0 && meansMoreThanAFile(text))) return undefined;
  if (path === undefined) return askWhichFile();
  return { name: 'workspace.downloadFile', arguments: { path: knownPath(path, snapshot) }, lists: true };
});
