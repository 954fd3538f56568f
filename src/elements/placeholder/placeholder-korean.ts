import type { Translation } from '../locale/messages.js';
import type { placeholderMessages } from './placeholder-messages.js';

export const placeholderKorean: Translation<typeof placeholderMessages> = {
  noStudio: '아직 스튜디오가 없습니다. <jig-studio>나 <jig-scope> 안에 두거나 studio="id"로 지정하세요.',
  loading: '작업공간을 불러오는 중…',
  disposed: '이 스튜디오는 닫혔습니다.',
};
