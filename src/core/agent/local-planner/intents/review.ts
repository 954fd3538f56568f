import { inOneClause } from '../clause-spans.js';
import { existingPath, onFiles, type Intent, type PlannedCall } from '../intent.js';
import { allOf, anyOf, term, verb } from '../term.js';
import { ADD, CHANGED, DISCONNECT, EXPLAIN, RELOAD, REMOVE, SAVE } from '../wish-words.js';

/** Items that one call of `workspace.readFiles` takes. */
const READ_AT_MOST = 32;

const OTHER_WISH = anyOf(
  ADD,
  REMOVE,
  RELOAD,
  DISCONNECT,
  EXPLAIN,
  term(
    ['make', 'write', 'clear', 'discard', 'revert', 'undo', 'apply', 'keep', 'download', 'export'],
    ['되돌려', '되돌리', '비워', '버려', '내보내', '내려'],
  ),
);
/** The deed: `변경` alone is as often the thing that was changed. */
const CHANGES_IT = term(
  ['replace', 'change', 'edit', 'update'],
  ['바꾸', '바꿔', '바꿀', '변경(?:해|하)', '수정(?:해|하)', '교체'],
);
const CHANGES_OR_SAVES = anyOf(OTHER_WISH, CHANGES_IT, SAVE);
const LOOK = term(
  ['show', 'list', 'view', 'see', 'what', 'which', 'print', 'any', 'has', 'have', 'did', 'give', 'summari[sz]e'],
  ['보여', '알려', '뭐', '무엇', '뭘', '무슨', '어떤', '어느', '목록', '있'],
);
const SHOWS_CHANGED = allOf(LOOK, CHANGED);
const DIFF = anyOf(
  term(['diff', 'differences?', 'differs?'], ['달라진', '차이']),
  allOf(term(['compare'], ['비교']), term(['save', 'saved'], ['저장'])),
);
const REVIEW = verb(
  ['review', 'summari[sz]e (?:the |my |all )?changes'],
  ['리뷰', '검토', '(?:변경|바뀐|수정).{0,8}요약'],
);

/** What a review starts from, in one answer. */
export const reviewIntent: Intent = {
  id: 'review',
  tools: ['workspace.getReviewSummary'],
  effect: 'looks',
  says: inOneClause(REVIEW, anyOf(CHANGES_OR_SAVES, DIFF)),
  call: ({ named, values }) =>
    named.length + values.length === 0 ? { name: 'workspace.getReviewSummary', arguments: {} } : undefined,
};

/** Lines that differ from the last save: of what is named, else of everything. A deleted file may be named, too. */
export const diffIntent: Intent = {
  id: 'diff',
  tools: ['workspace.readDiff'],
  effect: 'looks',
  says: inOneClause(anyOf(DIFF, SHOWS_CHANGED, REVIEW), OTHER_WISH),
  call({ text, named, values }, snapshot) {
    if (values.length > 0 || (named.length === 0 && !DIFF(text))) return undefined;
    const paths = new Set(named.map(({ path }) => existingPath(path, snapshot) ?? path));
    return { name: 'workspace.readDiff', arguments: paths.size === 0 ? {} : { paths: [...paths] } };
  },
};

/** Which files are not as they were saved, or were touched since a revision. */
export const changesIntent: Intent = {
  id: 'changes',
  tools: ['workspace.getChanges'],
  effect: 'looks',
  says: inOneClause(SHOWS_CHANGED, anyOf(OTHER_WISH, DIFF, REVIEW)),
  call({ text, named, values }) {
    if (named.length + values.length > 0) return undefined;
    const revision = SINCE.exec(text)?.slice(1).find(Boolean);
    const since = revision === undefined ? {} : { sinceRevision: Number(revision) };
    return { name: 'workspace.getChanges', arguments: since };
  },
};

const SINCE = /(?:since|after) (?:revision )?r?(\d{1,9})(?!\d)|(?:리비전|r) ?(\d{1,9}) ?(?:이후|부터|뒤)/u;

/** The steps that undo and redo would take. */
export const historyIntent: Intent = {
  id: 'history',
  tools: ['workspace.getHistory'],
  effect: 'looks',
  says: inOneClause(
    term(
      [
        'history(?!\\s+(?:button|panel|page|section|tab|icon|link)s?)',
        'undo steps',
        'what (?:can|could) i (?:undo|redo)',
      ],
      ['(?:변경|작업|편집|수정) ?(?:이력|기록)', '히스토리', '되돌릴 수 있'],
    ),
    anyOf(ADD, CHANGES_IT, REMOVE, EXPLAIN, term(['clear', 'make', 'write', 'browser'], ['비워'])),
  ),
  call: ({ named, values }) =>
    named.length + values.length === 0 ? { name: 'workspace.getHistory', arguments: {} } : undefined,
};

const ALL_FILES = term(
  ['all (?:of )?(?:the |my )?files', 'every file', 'everything'],
  ['(?:모든|전체) ?파일', '파일(?:을|들을|들)? ?(?:모두|전부|다)'],
);

/** Several files at one moment. */
export const readFilesIntent: Intent = {
  id: 'read-files',
  tools: ['workspace.readFiles'],
  effect: 'looks',
  says: inOneClause(term(['read'], ['읽어']), anyOf(CHANGES_OR_SAVES, CHANGED)),
  call({ text, named, values }, snapshot) {
    if (values.length > 0) return undefined;
    if (named.length > 1)
      return onFiles(
        named.map(({ path }) => path),
        snapshot,
        readAll,
      );
    return named.length === 0 && ALL_FILES(text) && snapshot.paths.length > 0 ? readAll(snapshot.paths) : undefined;
  },
};

function readAll(paths: readonly string[]): PlannedCall {
  const items = paths.slice(0, READ_AT_MOST).map((path) => ({ path }));
  return { name: 'workspace.readFiles', arguments: { items } };
}
