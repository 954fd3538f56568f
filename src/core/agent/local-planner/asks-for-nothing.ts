import { term } from './term.js';

const NEGATED = term(["don['’]t", 'do not', 'never', 'without changing'], ['지 ?마', '지 ?말', '않아도']);
const QUESTION =
  /^\s*(?:how|what|why|when|where|which|who|does|did|is|are|was|were|explain|tell\s+me)(?![a-z])|어떻게|무엇|뭐(?:야|지|예요|에요|죠)|뭔가요|인가요|왜\s/u;

/** A question about something, or a wish not to do it: rows that change anything do not apply. */
export function asksForNoChange(text: string): boolean {
  return NEGATED(text) || QUESTION.test(text);
}
