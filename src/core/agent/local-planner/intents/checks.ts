import { inOneClause } from '../clause-spans.js';
import { onFiles, type Intent } from '../intent.js';
import { readNoChange } from '../no-change.js';
import { allOf, anyOf, term, verb, type Term } from '../term.js';
import { ADD, CHANGE, EXPLAIN, FAULT, PREVIEW, RELOAD, REMOVE, SAVE } from '../wish-words.js';

/** Words of which the thing to be checked is only the object: `add a test page`. */
const OTHER_WISH = anyOf(
  ADD,
  CHANGE,
  SAVE,
  RELOAD,
  REMOVE,
  EXPLAIN,
  term(['make', 'write', 'rename', 'open', 'console', 'status'], ['열어', '써 ?(?:줘|주)', '콘솔', '상태']),
);
const CHECK = verb(['check', 'test', 'try', 'find', 'look for'], ['검사', '점검', '확인해', '시험', '찾아']);
const PAGE = anyOf(PREVIEW, term(['page', 'site', 'website'], ['페이지', '사이트', '화면']));
const VALIDATE = verb(['validate', 'lint'], ['검증(?!된)', '유효성 ?검사', '문법 ?(?:검사|확인)']);
const TESTS = term(['tests?', 'test suite', 'specs?'], ['테스트']);

/** A wish, or a question that only doing it answers; a tale and a "don't" do nothing. */
function done(wish: Term, question: Term, unless: Term = OTHER_WISH): Term {
  const says: Term = (clause) => {
    const because = readNoChange(clause);
    return (because === undefined && wish(clause)) || ((because ?? 'question') === 'question' && question(clause));
  };
  const clause = inOneClause(says, unless);
  return (text) => readNoChange(text) !== 'told' && clause(text);
}

/** The files as they are, none of them run. */
export const validateIntent: Intent = {
  id: 'validate',
  tools: ['workspace.validate'],
  effect: 'looks',
  says: done(
    anyOf(VALIDATE, allOf(CHECK, anyOf(FAULT, term(['code', 'files', 'links'], ['코드', '파일', '링크'])))),
    allOf(FAULT, term(['any', 'are there', 'is there'], ['있', '없'])),
    anyOf(OTHER_WISH, TESTS),
  ),
  call: ({ text, values }) =>
    values.length === 0 && (VALIDATE(text) || !PAGE(text)) ? { name: 'workspace.validate', arguments: {} } : undefined,
};

/** The page once more, out of sight: what it throws and what it cannot load. */
export const checkPageIntent: Intent = {
  id: 'check-page',
  tools: ['preview.check'],
  effect: 'looks',
  says: done(
    CHECK,
    term(
      ['does (?:the |my |this )?(?:page|site) (?:still )?(?:work|load|render)', 'any runtime errors'],
      ['(?:페이지|사이트|화면)(?:가|는|이|은)? ?(?:잘 |제대로 )?(?:되|돼|뜨|떠|나오|나와|작동|열리|열려)'],
    ),
    anyOf(OTHER_WISH, VALIDATE),
  ),
  call({ text, named, values }, snapshot) {
    const pages = named.filter(({ path }) => /\.html?$/iu.test(path));
    if (values.length > 0 || pages.length > 1 || named.length > pages.length) return undefined;
    const [page] = pages;
    if (page)
      return onFiles([page.path], snapshot, ([known]) => ({ name: 'preview.check', arguments: { page: known! } }));
    return PAGE(text) || /runtime/u.test(text) ? { name: 'preview.check', arguments: {} } : undefined;
  },
};

const TEST_FILE = /\.test\.(?:m?js|tsx?|jsx)$/iu;

/** The tests of the workspace, or those files of them that are named. */
export const runTestsIntent: Intent = {
  id: 'run-tests',
  tools: ['workspace.runTests'],
  effect: 'looks',
  says: done(
    verb(['run', 'rerun', 're-run', 'execute', 'start'], ['실행', '돌려', '테스트해 ?(?:줘|봐|주)']),
    allOf(TESTS, term(['pass', 'passing', 'green', 'fail', 'failing'], ['통과', '실패'])),
  ),
  call({ text, named, values }, snapshot) {
    const tests = named.filter(({ path }) => TEST_FILE.test(path)).map(({ path }) => path);
    if (values.length > 0 || tests.length < named.length) return undefined;
    if (tests.length === 0) return TESTS(text) ? { name: 'workspace.runTests', arguments: {} } : undefined;
    return onFiles(tests, snapshot, (paths) => ({ name: 'workspace.runTests', arguments: { paths } }));
  },
};
