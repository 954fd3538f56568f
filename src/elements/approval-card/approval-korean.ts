import type { Translation } from '../locale/messages.js';
import type { approvalMessages } from './approval-messages.js';

export const approvalKorean: Translation<typeof approvalMessages> = {
  question: '{title} — 실행할까요?',
  questionForName: '{name} 도구를 실행할까요?',
  askedBy: '요청',
  arguments: '인수',
  noArguments: '없음',
  values: '값',
  approve: '승인',
  deny: '거부',
  approveLabel: '{name} 승인',
  denyLabel: '{name} 거부',
  destructive: '파괴적 작업: 내용이 사라질 수 있습니다.',
  revision: '{revision}번 리비전이 {next}번으로 바뀝니다',
  needed: '승인이 필요합니다: {question}',
  remember: '이번 세션 동안 허용',
  rememberLabel: '이번 세션 동안 허용: {name}',
  willChange: '바뀌는 내용',
  checking: '무엇이 바뀌는지 살펴보는 중…',
  wouldFail: '거부될 호출입니다:',
  nothingChanges: '없습니다.',
  andMore: '외 {count}건',
  create: '새 파일',
  edit: '수정',
  rename: '이름 변경',
  delete: '삭제',
  write: '쓰기',
  sourceModel: '모델',
  sourceMcp: 'MCP',
  sourceIframe: 'iframe',
  sourceLocal: '로컬',
  modeAgent: '에이전트',
  modeDirect: '직접',
};

/** What the core says of a call's arguments, by code; the English stands with each approval. */
export const approvalPhrasesKorean: Readonly<Record<string, string>> = {
  delete: '파일 {count}개 삭제: {names}',
  rename: '파일 {count}개 이름 변경: {names}',
  create: '새 파일 {count}개: {names}',
  edit: '파일 {count}개 수정: {names}',
  execute_code_mode: '{bytes}바이트 프로그램: 읽기만 할 수 있음',
  execute_effectful_code_mode: '{bytes}바이트 프로그램: 읽고 검사를 실행할 수 있음',
  execute_mutating_code_mode:
    '{bytes}바이트 프로그램: 읽고, workspace.editFiles로 파일을 한 번 바꾸고, 검사를 실행할 수 있음',
};
