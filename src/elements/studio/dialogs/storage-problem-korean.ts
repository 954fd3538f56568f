import type { Translation } from '../../locale/messages.js';
import type { storageProblemMessages } from './storage-problem-messages.js';

export const storageProblemKorean: Translation<typeof storageProblemMessages> = {
  memoryOnly: '작업이 저장되지 않고 있습니다. 이 탭에만 있습니다.',
  whatHappened: '무슨 일인가요?',
  title: '작업이 저장되지 않고 있습니다',
  WORKSPACE_STORAGE_UNAVAILABLE:
    '이 브라우저에서는 페이지가 아무것도 저장할 수 없습니다. 비공개 창이거나, 사이트 데이터가 차단되었거나, 다른 사이트의 프레임입니다.',
  WORKSPACE_STORAGE_QUOTA: '브라우저가 이 사이트에 준 공간을 다 썼습니다.',
  WORKSPACE_STORAGE_BLOCKED: '다른 탭이 이전 버전의 저장소를 열고 있습니다. 그 탭을 닫고 다시 시도하세요.',
  WORKSPACE_STORAGE_VERSION:
    '저장된 내용이 더 새로운 버전의 페이지에서 기록되었습니다. 새로고침하면 그 버전을 받습니다.',
  WORKSPACE_STORAGE_CLOSED: '브라우저가 저장소를 닫았거나 데이터가 지워졌습니다.',
  WORKSPACE_STORAGE_TIMEOUT: '브라우저 저장소가 제시간에 답하지 않았습니다.',
  WORKSPACE_STORAGE_FAILED: '브라우저 저장소에 문제가 생겼습니다.',
  safe: '안전함: 리비전 {revision}까지는 이 브라우저에 저장되어 있습니다.',
  nothingSafe: '이 작업공간은 브라우저에 전혀 저장되어 있지 않습니다.',
  atRisk: '안전하지 않음: 그 뒤에 바꾼 내용은 이 탭에만 있으며, 닫거나 새로고침하면 사라집니다.',
  allAtRisk: '안전하지 않음: 모든 내용이 이 탭에만 있으며, 닫거나 새로고침하면 사라집니다.',
  nothingAtRisk: '그 뒤로 바꾼 내용은 없습니다.',
  folder: '저장하면 {name} 폴더에는 계속 기록됩니다.',
  retry: '다시 시도',
  trying: '시도하는 중',
  stillNot: '방금 다시 시도했지만 아직 저장되지 않습니다.',
  download: '모두 내려받기',
  downloaded: '{name} 파일을 내려받았습니다.',
  accept: '저장 없이 계속하기',
};
