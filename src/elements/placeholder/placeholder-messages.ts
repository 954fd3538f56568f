import { defineMessages } from '../locale/messages.js';

export const placeholderMessages = defineMessages(
  'placeholder',
  {
    noStudio: 'No studio here yet. Put this inside <jig-studio> or <jig-scope>, or name one with studio="id".',
    loading: 'Loading the workspace…',
    disposed: 'This studio was closed.',
  },
  {
    noStudio: '아직 스튜디오가 없습니다. <jig-studio>나 <jig-scope> 안에 두거나 studio="id"로 지정하세요.',
    loading: '작업공간을 불러오는 중…',
    disposed: '이 스튜디오는 닫혔습니다.',
  },
);
