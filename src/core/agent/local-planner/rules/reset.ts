import { changeRule } from '../planner-rule.js';
import { allOf, anyOf, term } from '../term.js';

const asks = anyOf(
  allOf(
    term(['reset', 'start over', 'restore (?:the )?demo']),
    term(['workspace', 'demo'], ['작업 ?공간', '프로젝트', '상태']),
  ),
  term([], ['초기화', '처음부터 다시', '기본 예제']),
);

/** Row 1: back to the seed. Nothing else of the prompt could survive it, so it stands alone. */
export const resetRule = {
  ...changeRule(({ text }) => (asks(text) ? { name: 'workspace.reset', arguments: {} } : undefined)),
  alone: () => true,
};
