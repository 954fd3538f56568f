import type { Translation } from '../locale/messages.js';
import type { importReportMessages } from './import-report-messages.js';

export const importReportKorean: Translation<typeof importReportMessages> = {
  close: '닫기',
  leftOut: '가져오지 않은 항목',
  limitFiles: '파일은 200개까지입니다. 나머지는 그대로 두었습니다.',
  limitTotal: '모두 합해 12MB까지입니다. 나머지는 그대로 두었습니다.',
  limitScan: '처음 2,000개 항목만 살펴보았습니다.',
  unsupported: '작업공간에 담을 수 없는 종류',
  duplicate: '두 번 나옴',
  tooLarge: '너무 큼',
  binary: '텍스트 아님',
  invalid: '다른 곳을 가리킬 수 있거나 너무 긴 경로',
  ignored: '도구가 채우는 폴더',
  unreadable: '읽을 수 없음',
  encrypted: '암호로 잠김',
  brokenArchive: '열 수 없는 zip 파일: 손상되었거나, 잠겼거나, 너무 큼',
  exists: '이미 있음',
  taken: '파일과 폴더는 같은 이름을 쓸 수 없음',
};
