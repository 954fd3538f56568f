import { clauseSpans } from './clause-spans.js';
import { GRAMMAR } from './grammar.js';
import { match, type PlanningSnapshot } from './intent.js';
import { readingWithin, type PromptReading } from './prompt-reading.js';
import { term } from './term.js';

/** Deeds, ours or not: a clause with one of them is a wish of its own. */
const DEED = term(
  [
    'delete',
    'remove',
    'rename',
    'replace',
    'reset',
    'undo',
    'redo',
    'save',
    'download',
    'create',
    'deploy',
    'publish',
    'upload',
    'send',
    'email',
    'install',
    'commit',
    'push',
    'translate',
    'animate',
    'center',
    'resize',
    'format',
    'refactor',
    'share',
    'print',
    'test',
    'fix',
  ],
  [
    '삭제',
    '지워',
    '없애',
    '교체',
    '초기화',
    '저장해',
    '다운로드',
    '배포',
    '게시',
    '업로드',
    '보내 ?(?:줘|주)',
    '설치',
    '커밋',
    '번역',
    '정렬',
    '공유',
    '인쇄',
    '테스트',
    '고쳐',
  ],
);
/** True when one of several wishes is beyond the grammar: doing the rest would only look like having understood. */
export function hasUnknownPart(reading: PromptReading, snapshot: PlanningSnapshot): boolean {
  const clauses = clausesOf(reading);
  if (clauses.length < 2) return false;
  return clauses.some(
    (clause) => DEED(clause.text) && !GRAMMAR.some((intent) => match(intent, clause, snapshot) !== undefined),
  );
}

function clausesOf(reading: PromptReading): readonly PromptReading[] {
  return clauseSpans(reading.text).map(({ start, end }) => readingWithin(reading, start, end));
}
