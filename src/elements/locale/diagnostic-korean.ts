import type { ExportDiagnostic } from '../../core/preview/preview-model.js';

/** By kind; the English text is the diagnostic's own message, which is exact for its case. */
export const diagnosticKorean: Readonly<Record<ExportDiagnostic['kind'], string>> = {
  'missing-reference': '작업공간에 없습니다: “{requested}”',
  'blocked-external-reference': '미리보기는 바깥 주소를 막습니다: “{requested}”',
  'unsupported-module-reference': '미리보기에서 불러올 수 없는 모듈입니다: “{requested}”',
  'module-graph-limit': '참조가 너무 많아 “{requested}”부터는 따라가지 않았습니다.',
  'unsupported-reference': '미리보기가 할 수 없는 것입니다: “{requested}”.',
  'transform-error': '변환하지 못했습니다: “{requested}”',
  'missing-export': '“{requested}”에 없는 이름을 가져옵니다.',
  'blocked-by-page-policy': '페이지 자신의 콘텐츠 보안 정책({requested})이 페이지의 일부를 막습니다.',
  'external-reference': '다른 사이트에 있어 네트워크가 필요합니다: “{requested}”',
  'left-out-page': '내보낸 파일에 없어 열리지 않는 링크입니다: “{requested}”',
};
