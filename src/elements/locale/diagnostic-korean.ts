import type { ExportDiagnostic } from '../../core/preview/preview-model.js';

/** By kind; the English text is the diagnostic's own message, which is exact for its case. */
export const diagnosticKorean: Readonly<Record<ExportDiagnostic['kind'], string>> = {
  'missing-reference': '“{requested}”이(가) 작업공간에 없습니다.',
  'blocked-external-reference': '바깥 주소 “{requested}”은(는) 미리보기에서 막습니다.',
  'unsupported-module-reference': '모듈 “{requested}”을(를) 미리보기에서 불러올 수 없습니다.',
  'module-graph-limit': '참조가 너무 많아 “{requested}”부터는 따라가지 않았습니다.',
  'unsupported-reference': '미리보기가 할 수 없는 것입니다: “{requested}”.',
  'transform-error': '“{requested}”을(를) 변환하지 못했습니다.',
  'missing-export': '“{requested}”에 없는 이름을 가져옵니다.',
  'blocked-by-page-policy': '페이지 자신의 콘텐츠 보안 정책({requested})이 페이지의 일부를 막습니다.',
  'external-reference': '“{requested}”은(는) 다른 사이트에 있어 네트워크가 필요합니다.',
  'left-out-page': '“{requested}”은(는) 내보낸 파일에 없어, 이 링크는 열리지 않습니다.',
};
