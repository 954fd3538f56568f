import type { SummaryPart } from '../../core/trace/summary.js';

/** What a trace or a conversation says of how a call or a run went, by code; the English stands with each of them. */
export const summaryKorean: Readonly<Record<NonNullable<SummaryPart['code']>, string>> = {
  files: '파일 {count}개',
  replacements: '{count}곳 바꿈',
  tools: '도구 {count}개',
  turns: '{count}턴',
  calls: '호출 {count}건',
  tokens: '토큰 {input} + {output}',
  quirks: '예외 처리: {names}',
};
