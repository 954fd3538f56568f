export interface UnquotedCopy {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const ENGLISH =
  /(?<![a-z])(?:title|headline|subtitle|tagline)(?:\s+(?:say|says|read|reads)|\s+(?:text\s+)?to(?:\s+(?:say|read|be))?|\s*:)\s+(?<copy>[^"“”«»„「」『』]+)$/diu;
const KOREAN =
  /(?:제목|헤드라인|부제)(?:을|를)\s+(?<copy>[^"“”«»„「」『』]+?)(?:이?라고|으로|로)\s*(?:바꿔|바꾸|변경|수정|고쳐|해\s?줘|해\s?주)/du;

/** Words that describe a text instead of being one, or go on with another wish: those are asked about. */
const VAGUE =
  /^(?:the|an?|my|our|its?)\s|^(?:something|anything|whatever|be|better|bigger|smaller|larger|bolder|more|less|another|different|new|nicer|match|fit|lower|upper|bold|italic|left|right)(?![a-z])|^(?:green|emerald|amber|orange|rose|pink|violet|purple|blue|red|black|white|grey|gray|yellow)[\s.!]*$/iu;
const GOES_ON = /(?<![a-z])(?:and|then|but|in|from|with)(?![a-z])|[,;]|\.\s/iu;
const VAGUE_KOREAN =
  /^(?:다른|더|새|새로운|멋진|좋은|크게|작게|굵게|예쁜|짧은|긴|그|이|저|무언가|뭔가|아무)(?:\s|$|것|거)|색$|^(?:초록|녹색|에메랄드|주황|오렌지|분홍|핑크|보라|파랑|빨강|검정)|그리고|하고|,/u;

/**
 * `Change the hero title to Hello Jig`: the words given stand without quotation marks. Only when they are plainly the
 * text: what describes it (`something nicer`), or goes on with another wish, is nothing that we would write on a page.
 */
export function findUnquotedCopy(prompt: string): UnquotedCopy | undefined {
  return (
    spanOf(ENGLISH.exec(prompt), isPlainEnglish) ?? spanOf(KOREAN.exec(prompt), (text) => !VAGUE_KOREAN.test(text))
  );
}

function isPlainEnglish(text: string): boolean {
  return !VAGUE.test(text) && !GOES_ON.test(text) && !/\p{Script=Hangul}/u.test(text);
}

function spanOf(found: RegExpExecArray | null, isPlain: (text: string) => boolean): UnquotedCopy | undefined {
  const span = found?.indices?.groups?.['copy'];
  const given = found?.groups?.['copy'];
  if (!span || given === undefined) return undefined;
  const text = given
    .replace(/[\s,]*(?<![a-z])please[\s.!]*$/iu, '')
    .replace(/[\s.]+$/u, '')
    .trim();
  return text !== '' && isPlain(text) ? { text, start: span[0], end: span[1] } : undefined;
}
