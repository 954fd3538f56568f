import type { Translation } from '../locale/messages.js';
import type { paletteMessages } from './palette-messages.js';

export const paletteKorean: Translation<typeof paletteMessages> = {
  commands: '명령과 도구',
  files: '파일 열기',
  findCommand: '명령이나 도구 찾기',
  findFile: '경로로 파일 찾기',
  nothing: '맞는 항목이 없습니다. 글자를 줄여 보세요.',
  command: '명령',
  tool: '도구',
  locked: '에이전트가 작업 중입니다. 끝날 때까지 읽기만 할 수 있습니다.',
  back: '뒤로',
  run: '실행',
  running: '실행 중',
  cancel: '취소',
  confirmQuestion: '{name}을(를) 실행할까요?',
  confirmWarning: '이 도구는 작업 내용을 없앨 수 있습니다.',
  needed: '필수 항목',
  notANumber: '숫자가 아닙니다',
  notJson: 'JSON이 아닙니다',
  done: '{name} 완료.',
  save: '저장',
  newFile: '새 파일',
  openFolder: '폴더 열기',
  importZip: 'zip 파일 열기',
  exportZip: 'zip 파일로 내려받기',
  exportPage: '페이지를 HTML 파일 하나로 내려받기',
};
