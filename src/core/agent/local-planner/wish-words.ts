import { term, verb } from './term.js';

/** Words that more than one intent looks for. */
export const ADD = term(
  ['add', 'create', 'new', 'insert', 'another'],
  ['추가', '만들', '만드', '생성', '넣어', '새로운'],
);
export const CHANGE = term(
  ['replace', 'change', 'edit', 'update'],
  ['바꾸', '바꿔', '바꿀', '변경', '수정', '교체', '업데이트'],
);
export const REWRITE = term(['set', 'make', 'rewrite', 'write', 'use', 'give', 'rename'], ['고쳐', '새로', '써']);
export const REMOVE = term(['delete', 'remove', 'hide', 'drop'], ['삭제', '지워', '지우', '없애', '제거']);
export const FEATURE = term(['features?', 'cards?', 'sections?'], ['기능', '카드', '섹션']);
export const HERO = term(
  ['hero', 'headline', 'subtitle', 'tagline', 'landing page'],
  ['제목', '부제', '랜딩 ?페이지', '히어로', '헤드라인'],
);
export const SAVE = verb(['save', 'persist'], ['저장(?! ?(?:가능|상태|된|됐|되))', '폴더에 반영', '파일시스템']);
export const RELOAD = verb(['reload', 're-read', 'refresh'], ['다시 읽', '새로 ?고침', '재로드', '갱신']);
export const PREVIEW = term(['preview'], ['미리 ?보기', '프리뷰']);
export const DISCONNECT = verb(['disconnect', 'unlink'], ['연결 ?해제', '연결을 ?(?:해제|끊)']);
export const FOLDER = term(['folder'], ['폴더']);
export const FILE = term(['files?'], ['파일']);
/** What a check of the files would find. */
export const FAULT = term(
  ['errors?', 'syntax', 'mistakes?', 'problems?', 'broken links?', 'dead links?'],
  ['오류', '에러', '문제', '깨진 ?링크'],
);
/** The things that were changed; `change` alone would be a wish to do so. */
export const CHANGED = term(
  ['changed', 'changes', 'modified', 'edited', 'unsaved (?:files|edits|work)'],
  ['바뀐', '바뀌', '변경(?:된|한| ?(?:사항|내용|파일|목록))', '수정(?:된|한| ?(?:사항|내용))'],
);
/** Wants to be told, not done. */
export const EXPLAIN = term(
  ['how', 'why', 'explain', 'what does', 'what is', 'should', 'when', 'if'],
  ['어떻게', '왜 ', '설명', '뭐야', '뭔가', '무엇인지', '언제'],
);
