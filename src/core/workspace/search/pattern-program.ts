import { patternInvalid } from '../workspace-errors.js';
import type { CharacterTest } from './character-test.js';
import type { PatternNode, PatternPosition } from './pattern-syntax.js';

/** A pattern as steps of a machine that is in several places at once. Targets are indices of steps. */
export type PatternStep =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'position'; readonly at: PatternPosition }
  | { kind: 'fork'; readonly first: number; second: number }
  | { kind: 'jump'; target: number }
  | { readonly kind: 'found' };

/** Steps a pattern may have: with the length of a line it bounds the work of one line. */
const STEP_LIMIT = 1_000;

/** Throws `WORKSPACE_PATTERN_INVALID` with `reason: 'too-large'`. */
export function compilePattern(node: PatternNode): readonly PatternStep[] {
  const steps: PatternStep[] = [];
  emit(node, steps);
  add(steps, { kind: 'found' });
  return steps;
}

function emit(node: PatternNode, steps: PatternStep[]): void {
  switch (node.kind) {
    case 'character':
    case 'position':
      add(steps, node);
      return;
    case 'sequence':
      for (const item of node.items) emit(item, steps);
      return;
    case 'choice':
      emitChoice(node.options, steps);
      return;
    case 'repeat':
      emitRepeat(node, steps);
  }
}

function emitChoice(options: readonly PatternNode[], steps: PatternStep[]): void {
  const exits: { target: number }[] = [];
  options.forEach((option, index) => {
    if (index === options.length - 1) return emit(option, steps);
    const fork = addFork(steps);
    emit(option, steps);
    const exit = { kind: 'jump' as const, target: 0 };
    add(steps, exit);
    exits.push(exit);
    fork.second = steps.length;
  });
  for (const exit of exits) exit.target = steps.length;
}

function emitRepeat({ item, min, max }: Extract<PatternNode, { kind: 'repeat' }>, steps: PatternStep[]): void {
  for (let count = 0; count < min; count++) emit(item, steps);
  if (max === Infinity) {
    const start = steps.length;
    const fork = addFork(steps);
    emit(item, steps);
    add(steps, { kind: 'jump', target: start });
    fork.second = steps.length;
    return;
  }
  const forks: { second: number }[] = [];
  for (let count = min; count < max; count++) {
    forks.push(addFork(steps));
    emit(item, steps);
  }
  for (const fork of forks) fork.second = steps.length;
}

function addFork(steps: PatternStep[]): { second: number } {
  const fork = { kind: 'fork' as const, first: steps.length + 1, second: 0 };
  add(steps, fork);
  return fork;
}

function add(steps: PatternStep[], step: PatternStep): void {
  if (steps.length >= STEP_LIMIT) throw patternInvalid('too-large', 0);
  steps.push(step);
}
