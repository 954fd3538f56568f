import type { Term } from './term.js';

/** A part of a prompt's text that can be a wish of its own. */
export interface ClauseSpan {
  readonly start: number;
  readonly end: number;
}

const JOINT =
  /(?<![a-z])(?:and(?:\s+then)?|then|after\s+that|also)(?![a-z])|[;,]|\.\s|그리고|그 ?다음|(?<=[가-힣])고\s/gu;

export function clauseSpans(text: string): readonly ClauseSpan[] {
  const joints = [...text.matchAll(JOINT)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const starts = [0, ...joints.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, end: joints[index]?.start ?? text.length }));
}

/** True when one clause says it and says nothing of `unless`: `Make it rose and run the tests` has two wishes. */
export function inOneClause(says: Term, unless: Term): Term {
  return (text) =>
    clauseSpans(text).some(({ start, end }) => {
      const clause = text.slice(start, end);
      return says(clause) && !unless(clause);
    });
}
