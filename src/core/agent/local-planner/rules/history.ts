import type { PromptReading } from '../prompt-reading.js';
import { changeRule, type PlannerRule } from '../planner-rule.js';
import { term, type Term } from '../term.js';

/** Row 8. */
export const undoRule = historyRule('workspace.undo', term(['undo'], ['실행 ?취소', '되돌리', '되돌려']));

/** Row 9. */
export const redoRule = historyRule('workspace.redo', term(['redo'], ['재실행', '다시 ?실행']));

const joinsWishes = term(['and', 'then', 'after'], [',', '그리고', '다음', '후에', '하고']);

function historyRule(name: string, asks: Term): PlannerRule {
  return {
    ...changeRule(({ text }) => (asks(text) ? { name, arguments: {} } : undefined)),
    alone: saysNothingElse,
  };
}

/** `Undo the green theme` names what to take back; it is not a wish for green. */
function saysNothingElse({ text }: PromptReading): boolean {
  return !joinsWishes(text);
}
