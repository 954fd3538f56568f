import { term } from './term.js';

const NEGATED = term(
  [
    "don['’]?t",
    'do not',
    "won['’]t",
    "can['’]?t",
    'cannot',
    "(?:should|must|need|would|could)n['’]t",
    '(?:should|must|need|would|could|please|better|rather) not',
    'not (?:yet|now|today)',
    'no need',
    'no longer',
    'not to',
    'never',
    'avoid',
    'refrain',
    'without changing',
    'leave .{1,40} (?:alone|as (?:it|they) (?:is|are))',
    'keep .{1,40} as (?:it|they) (?:is|are)',
    'forget (?:it|about)',
    'nevermind',
  ],
  [
    '지 ?마',
    '지 ?말',
    '지 ?않',
    '지는 ?(?:마|말|않)',
    '않아도',
    '말아 ?(?:줘|주|라|요)',
    '필요 ?(?:는|가)? ?없',
    '안 ?(?:돼|되|됩)',
    '금지',
    '그대로 ?(?:둬|두)',
    '말고 ?(?:그대로|$)',
  ],
);

const ASKED =
  /^\s*(?:how|what|why|when|where|which|who|whose|does|did|is|are|was|were|has|have|had|should|may|will|would\s+it|can\s+i|could\s+i|do\s+(?:i|you|we)|explain|describe|tell\s+me|what\s+if|suppose|imagine|if)(?![a-z])|(?<![a-z])(?:what\s+happens|how\s+(?:do|can|to)|whether|what\s+if)(?![a-z])/u;
const ASKED_KOREAN =
  /어떻게|무엇|뭐(?:야|지|예요|에요|죠|가|를)|뭔가요|인가요|왜\s|언제|누가|어디|설명해|알고 ?싶|[가-힣]까(?:요)?[\s?]*$|해야 ?(?:해|하|할|되)|하면 ?(?:어떻|안|무슨)|(?:나요|까요|은가요|는지|을까|ㄹ까)(?:\?|\s|$)/u;

/** What somebody did or thinks is no wish: `I reset the workspace yesterday`. */
const TOLD =
  /^\s*(?:i|we|you|he|she|they|someone|somebody|it|thanks|thank\s+you)\s+(?:(?:just|already|also|once|never|accidentally|always|often|still|only)\s+)*(?:for|did|reset|saved?|undid|undo|redid|redo|heard|hear|saw|see|read|love|like|hate|know|knew|wonder|think|thought|believe|tried|try|was|were|am|had|have|has|used|deleted|renamed|opened|created|changed|made|makes|undoes|saves|reloads|reload|refresh|refreshes|refreshed|can|may|might|could)(?![a-z])|(?<![a-z])(?:yesterday|earlier|already|last\s+(?:week|month|year))(?![a-z])/u;
const TOLD_KOREAN =
  /(?:했|됐|되었|었|았|렸|꿨|겼)(?:어(?:요)?|다|습니다|는데|지만|고|네(?:요)?|죠|지)(?:[\s.,!?]|$)|어제|아까|이미/u;

export type NoChange = 'negated' | 'question' | 'told';

/** A wish not to do something, a question about it, or a tale of it: intents that change anything do not apply. */
export function readNoChange(text: string): NoChange | undefined {
  if (NEGATED(text)) return 'negated';
  if (ASKED.test(text) || ASKED_KOREAN.test(text)) return 'question';
  return TOLD.test(text) || TOLD_KOREAN.test(text) ? 'told' : undefined;
}
