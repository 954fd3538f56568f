import type { Translation } from '../locale/messages.js';
import type { changesMessages } from './changes-messages.js';

export const changesKorean: Translation<typeof changesMessages> = {
  label: '마지막 저장 이후의 변경',
  files: '마지막 저장 이후 파일 {count}개가 바뀌었습니다',
  oneFile: '마지막 저장 이후 파일 1개가 바뀌었습니다',
  none: '마지막 저장 이후 바뀐 것이 없습니다.',
  added: '새 파일',
  changed: '변경됨',
  renamed: '{from}에서 이름 변경',
  deleted: '삭제됨',
  inline: '한 줄로',
  sideBySide: '나란히',
  layout: '비교 방법',
  revert: '되돌리기',
  revertFile: '{path} 되돌리기',
  open: '편집기에서 열기',
  binary: '텍스트가 아니어서 비교할 줄이 없습니다.',
  same: '내용은 같고 이름만 바뀌었습니다.',
  before: '저장된 {path}',
  after: '현재 {path}',
  loading: '비교하는 중',
  loadFailed: '비교 화면을 불러오지 못했습니다.',
  retry: '다시 시도',
  confirmTitle: '{path} 파일을 되돌릴까요?',
  confirmAdded: '저장된 적이 없는 파일이라 제거됩니다. 실행 취소로 다시 가져올 수 있습니다.',
  confirmText: '파일이 마지막 저장 상태로 돌아갑니다. 실행 취소로 변경을 다시 가져올 수 있습니다.',
  cancel: '취소',
  failed: '{path} 파일을 되돌리지 못했습니다: {reason}',
  locked: '에이전트가 작업 중입니다. 끝나면 되돌릴 수 있습니다.',
};

/** By the English text of the comparison. */
export const diffPhrasesKorean: Readonly<Record<string, string>> = {
  '$ unchanged lines': '바뀌지 않은 줄 $개',
};
