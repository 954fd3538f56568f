import type { Translation } from '../locale/messages.js';
import type { recipeMessages } from './recipe-messages.js';

export const recipeKorean: Translation<typeof recipeMessages> = {
  recipes: '레시피',
  starter: '시작',
  workflow: '작업 흐름',
  advanced: '고급',
  approval: '승인',
  preview: '미리보기 확인',
  or: '{first} 또는 {second}',
  chain: '일어날 일',
  run: '실행',
  none: '이 작업공간에 맞는 레시피가 없습니다.',
  finding: '맞는 레시피를 찾는 중…',
  busy: '에이전트가 작업 중입니다. 끝나면 레시피를 실행할 수 있습니다.',
};
