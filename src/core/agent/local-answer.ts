import type { ToolCallResult } from '../protocol/result.js';
import { isAcknowledged } from './agent-call.js';
import { AGENT_WORDS, type AgentWords } from './agent-words.js';
import type { PlanningSnapshot, Question } from './local-planner/intent.js';
import type { LocalPlan } from './local-planner/plan-local-prompt.js';
import type { RunKnowledge } from './run-knowledge.js';
import { statusAnswer } from './status-answer.js';

type Fields = Readonly<Record<string, unknown>>;

/** Suggestions at most; more of them help nobody choose. */
const SUGGESTION_LIMIT = 3;
const FIRST_STEPS = ['update-hero', 'make-emerald', 'add-feature-card', 'find-text', 'show-workspace-status'];
const NAMES_SHOWN = 12;

/** What a run that was not stopped says at its end. */
export async function localAnswer(
  plan: LocalPlan,
  knowledge: RunKnowledge,
  last: ToolCallResult | undefined,
  snapshot: PlanningSnapshot,
): Promise<AgentWords> {
  switch (plan.kind) {
    case 'unclear':
      return nothingDone(await suggesting(unclearWords(plan.because, knowledge.fileCount), FIRST_STEPS, snapshot));
    case 'asks':
      return questionAnswer(plan.question, knowledge.fileCount, snapshot);
    case 'unavailable':
      return nothingDone(AGENT_WORDS.unavailable(plan.toolName));
    case 'calls':
      return doneWords(plan.calls.at(-1)?.name ?? '', knowledge, last);
  }
}

export async function questionAnswer(
  question: Question,
  fileCount: number,
  snapshot: PlanningSnapshot,
): Promise<AgentWords> {
  const words = questionWords(question, fileCount, snapshot);
  return nothingDone(await suggesting(words, NEARBY[question.asks], snapshot));
}

function nothingDone(words: AgentWords): AgentWords {
  return { ...words, tone: 'nothing-done' };
}

const NEARBY: Readonly<Record<Question['asks'], readonly string[]>> = {
  'which-file': [],
  'which-words': ['update-hero'],
  'which-text': ['find-text'],
  'which-colour': ['make-emerald'],
  'which-wish': [],
  'part-not-understood': FIRST_STEPS,
  'no-such-file': [],
  'file-exists': [],
  'no-target': FIRST_STEPS,
};

function questionWords(question: Question, fileCount: number, { paths }: PlanningSnapshot): AgentWords {
  switch (question.asks) {
    case 'which-file':
      return AGENT_WORDS.whichFile(fileCount);
    case 'which-words':
      return AGENT_WORDS.whichWords();
    case 'which-text':
      return AGENT_WORDS.whichText();
    case 'which-colour':
      return AGENT_WORDS.whichColour();
    case 'which-wish':
      return AGENT_WORDS.whichWish();
    case 'part-not-understood':
      return AGENT_WORDS.partNotUnderstood();
    case 'no-such-file':
      return AGENT_WORDS.noSuchFile(question.path, someOf(paths));
    case 'file-exists':
      return AGENT_WORDS.fileExists(question.path);
    case 'no-target':
      return AGENT_WORDS.noTarget(question.target);
  }
}

function unclearWords(because: Extract<LocalPlan, { kind: 'unclear' }>['because'], fileCount: number): AgentWords {
  if (because === 'negated') return AGENT_WORDS.negated();
  if (because === 'question') return AGENT_WORDS.question();
  if (because === 'told') return AGENT_WORDS.told();
  return AGENT_WORDS.unclear(fileCount);
}

/** The catalogue is loaded for those who need a suggestion only. */
async function suggesting(words: AgentWords, ids: readonly string[], snapshot: PlanningSnapshot): Promise<AgentWords> {
  if (ids.length === 0) return words;
  const { offeredRecipes } = await import('./recipes/offered-recipes.js');
  const suggestions = offeredRecipes(snapshot, ids)
    .slice(0, SUGGESTION_LIMIT)
    .map(({ id }) => id);
  return suggestions.length === 0 ? words : { ...words, suggestions };
}

async function doneWords(name: string, knowledge: RunKnowledge, last: ToolCallResult | undefined): Promise<AgentWords> {
  const value = (last?.structuredContent ?? {}) as Fields;
  const revision = knowledge.revision ?? 0;
  switch (name) {
    case 'workspace.getStatus':
    case 'preview.getStatus':
      return statusAnswer(name, value);
    case 'workspace.listFiles': {
      const paths = listOf(value, 'files').map((file) => String((file as Fields)['path']));
      return AGENT_WORDS.listed(paths.length, someOf(paths));
    }
    case 'workspace.searchText':
      return foundWords(knowledge.query, value);
    case 'workspace.readFile':
      return AGENT_WORDS.read(String(value['path']), String(value['source']).split('\n').length);
    case 'preview.getConsole':
      return AGENT_WORDS.console(consoleLines(value));
    case 'workspace.downloadFile':
      return AGENT_WORDS.downloaded(String(value['path']));
    case 'workspace.openFile':
      return AGENT_WORDS.opened(String(value['path']));
    case 'workspace.saveCheckpoint':
    case 'workspace.saveAll':
      return AGENT_WORDS.saved(listOf(value, 'savedPaths').length + listOf(value, 'deletedPaths').length);
    case 'workspace.disconnectFolder':
      return AGENT_WORDS.disconnected();
    case 'preview.check':
    case 'workspace.getChanges':
    case 'workspace.getHistory':
    case 'workspace.getReviewSummary':
    case 'workspace.readDiff':
    case 'workspace.readFiles':
    case 'workspace.runTests':
    case 'workspace.validate': {
      const { reviewAnswer } = await import('./review-answer.js');
      return reviewAnswer(name, value) ?? AGENT_WORDS.changed(revision);
    }
    default:
      return last && isAcknowledged(last) ? AGENT_WORDS.shown(revision) : AGENT_WORDS.changed(revision);
  }
}

function foundWords(query: string, value: Fields): AgentWords {
  const matches = listOf(value, 'matches') as readonly Fields[];
  const [first] = matches;
  return AGENT_WORDS.found(query, matches.length, first ? `${String(first['path'])}:${String(first['line'])}` : '');
}

/** The latest lines, one after the other. */
function consoleLines(value: Fields): readonly string[] {
  return listOf(value, 'entries').map(
    (entry) => `${String((entry as Fields)['level'])}: ${String((entry as Fields)['text'])}`,
  );
}

function listOf(value: Fields, key: string): readonly unknown[] {
  const list = value[key];
  return Array.isArray(list) ? list : [];
}

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown}, …` : shown;
}
