import { hasUnknownPart } from './clauses.js';
import { CONTRARY, GRAMMAR } from './grammar.js';
import { match, type Intent, type PlannedCall, type PlanningSnapshot, type Question } from './intent.js';
import { readNoChange, type NoChange } from './no-change.js';
import { withPreflight } from './preflight.js';
import { readPrompt, type PromptReading } from './prompt-reading.js';

/** What the local agent will do, preflight included. The same prompt and workspace always make the same plan. */
export type LocalPlan =
  | { readonly kind: 'calls'; readonly calls: readonly PlannedCall[] }
  /** Nothing of the grammar: look at the files and say what can be asked for. */
  | { readonly kind: 'unclear'; readonly calls: readonly PlannedCall[]; readonly because?: NoChange }
  /** The wish is clear but for one thing: look at the files and ask for it. */
  | { readonly kind: 'asks'; readonly calls: readonly PlannedCall[]; readonly question: Question }
  /** The wish is clear, but it needs a tool that was not listed. */
  | { readonly kind: 'unavailable'; readonly calls: readonly []; readonly toolName: string };

/** Reads the prompt by the grammar. A question about any part of it makes the whole plan ask: nothing is half done. */
export function planLocalPrompt(prompt: string, snapshot: PlanningSnapshot): LocalPlan {
  const reading = readPrompt(prompt);
  const because = readNoChange(reading.text);
  const grammar = because ? GRAMMAR.filter(({ effect }) => effect === 'looks') : GRAMMAR;

  const { calls, changes, question } = matchAll(grammar, reading, snapshot);
  if (question) return { kind: 'asks', calls: listOnly(snapshot), question };
  if (calls.length === 0) return { kind: 'unclear', calls: listOnly(snapshot), ...(because && { because }) };
  const unlisted = calls.find(({ name }) => !snapshot.toolNames.has(name));
  if (unlisted) return { kind: 'unavailable', calls: [], toolName: unlisted.name };
  return { kind: 'calls', calls: changes ? withPreflight(calls, snapshot) : calls };
}

interface Matches {
  readonly calls: readonly PlannedCall[];
  readonly changes: boolean;
  readonly question?: Question;
}

function matchAll(grammar: readonly Intent[], reading: PromptReading, snapshot: PlanningSnapshot): Matches {
  const calls: PlannedCall[] = [];
  let changes = false;
  let question: Question | undefined;
  for (const intent of grammar) {
    const found = match(intent, reading, snapshot);
    if (!found) continue;
    if ('asks' in found) {
      question ??= found;
      continue;
    }
    const alters = intent.effect === 'changes';
    if (intent.alone?.(reading)) return { calls: [found], changes: alters };
    calls.push(found);
    changes ||= alters;
  }
  question ??= doubt(calls, reading, snapshot);
  return { calls, changes, ...(question && { question }) };
}

function doubt(
  calls: readonly PlannedCall[],
  reading: PromptReading,
  snapshot: PlanningSnapshot,
): Question | undefined {
  const names = new Set(calls.map(({ name }) => name));
  if (CONTRARY.some(([one, other]) => names.has(one) && names.has(other))) return { asks: 'which-wish' };
  if (calls.length > 0 && hasUnknownPart(reading, snapshot)) return { asks: 'part-not-understood' };
  return undefined;
}

function listOnly({ toolNames }: PlanningSnapshot): readonly PlannedCall[] {
  const calls = [{ name: 'workspace.listFiles', arguments: {} }];
  return calls.filter(({ name }) => toolNames.has(name));
}
