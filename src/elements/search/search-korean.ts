import type { Translation } from '../locale/messages.js';
import type { searchMessages } from './search-messages.js';

export const searchKorean: Translation<typeof searchMessages> = {
  field: '작업공간 검색',
  regex: '정규식',
  matchCase: '대소문자 구분',
  hint: '입력 중인 내용까지 모든 텍스트 파일에서 찾습니다.',
  none: '파일 {files}개에서 찾지 못했습니다.',
  found: '파일 {files}개에서 {count}줄',
  oneFound: '파일 {files}개에서 1줄',
  first: '처음 {count}줄입니다. 더 길게 입력하면 줄어듭니다.',
  results: '찾은 줄',
  searching: '찾는 중',
};
