import { isPlainObject } from '../base/json.js';
import type { AgentWords } from './agent-words.js';

type Fields = Readonly<Record<string, unknown>>;

/** Names that one sentence holds. */
const NAMES_SHOWN = 6;
/** Characters of a page's own text that an answer repeats. */
const TEXT_SHOWN = 200;

/** What a reviewing tool found, as one sentence; undefined for a tool of another kind. */
export function reviewAnswer(toolName: string, value: Fields): AgentWords | undefined {
  if (value['execution_state'] === 'pending') return goesOn(value);
  switch (toolName) {
    case 'workspace.validate':
      return validated(value);
    case 'preview.check':
      return pageChecked(value);
    case 'workspace.runTests':
      return testsRun(value);
    case 'workspace.getChanges':
      return changesFound(listOf(value, 'changes').map((change) => textOf(change, 'path')));
    case 'workspace.getReviewSummary':
      return summarized(value);
    case 'workspace.readDiff':
      return diffRead(value);
    case 'workspace.getHistory':
      return historyRead(value);
    case 'workspace.readFiles':
      return filesRead(value);
    default:
      return undefined;
  }
}

function goesOn(value: Fields): AgentWords {
  const job = textOf(value, 'job_id');
  return { code: 'agent.goes-on', text: `That takes longer and goes on as job ${job}.`, parameters: { job } };
}

function validated(value: Fields): AgentWords {
  const [files, errors, warnings] = ['fileCount', 'errorCount', 'warningCount'].map((key) => numberOf(value, key)) as [
    number,
    number,
    number,
  ];
  const [first] = listOf(value, 'findings');
  if (first === undefined) {
    return {
      code: 'agent.valid',
      text: `I checked ${count(files, 'file')} and found nothing wrong.`,
      parameters: { files },
    };
  }
  const line = numberOf(first, 'line');
  const place = line === 0 ? textOf(first, 'path') : `${textOf(first, 'path')}:${line}`;
  const message = textOf(first, 'message');
  return {
    code: 'agent.invalid',
    text: `${count(errors, 'error')} and ${count(warnings, 'warning')} in ${count(files, 'file')}. First, ${place}: ${message}`,
    parameters: { files, errors, warnings, place, message },
  };
}

function pageChecked(value: Fields): AgentWords {
  const page = textOf(value, 'page');
  const errors = listOf(value, 'errors');
  const missing = listOf(value, 'diagnostics').length;
  if (value['passed'] === true && missing === 0) {
    return { code: 'agent.page-works', text: `${page} loads without an error.`, parameters: { page } };
  }
  const message = errors.length > 0 ? textOf(errors[0], 'message') : textOf(value, 'message');
  const said = message === '' ? '' : ` First: ${message}`;
  return {
    code: message === '' ? 'agent.page-lacks' : 'agent.page-fails',
    text: `${page === '' ? 'The page' : page}: ${count(errors.length, 'uncaught error')}, ${count(missing, 'reference')} that could not be loaded.${said}`,
    parameters: { page, errors: errors.length, missing, message },
  };
}

function testsRun(value: Fields): AgentWords {
  const [passed, failed, skipped] = ['passedCount', 'failedCount', 'skippedCount'].map((key) =>
    numberOf(value, key),
  ) as [number, number, number];
  if (value['state'] === 'no_tests') {
    return { code: 'agent.no-tests', text: 'There is no test here. A test is a file whose name ends in .test.js.' };
  }
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped.`;
  const parameters = { passed, failed, skipped };
  const bad = listOf(value, 'results').find((result) => isPlainObject(result) && result['status'] === 'failed');
  if (bad === undefined) return { code: 'agent.tests', text: counts, parameters };
  const name = textOf(bad, 'name');
  const message = textOf(bad, 'message');
  return {
    code: 'agent.tests-failed',
    text: `${counts} First, “${name}”: ${message}`,
    parameters: { ...parameters, name, message },
  };
}

function changesFound(paths: readonly string[]): AgentWords {
  if (paths.length === 0) return { code: 'agent.unchanged', text: 'Every file is as it was last saved.' };
  const names = someOf(paths);
  return {
    code: 'agent.changes',
    text: `${count(paths.length, 'file')} changed: ${names}.`,
    parameters: { count: paths.length, names },
  };
}

function summarized(value: Fields): AgentWords {
  const paths = listOf(value, 'files').map((file) => textOf(file, 'path'));
  if (paths.length === 0) return changesFound([]);
  const totals = isPlainObject(value['totals']) ? value['totals'] : {};
  const added = numberOf(totals, 'addedLines');
  const removed = numberOf(totals, 'removedLines');
  const files = paths.length + numberOf(value, 'omittedFiles');
  const names = someOf(paths);
  return {
    code: 'agent.review',
    text: `Since the last save ${count(files, 'file')} changed, ${count(added, 'line')} added and ${removed} removed: ${names}.`,
    parameters: { count: files, added, removed, names },
  };
}

function diffRead(value: Fields): AgentWords {
  const files = listOf(value, 'files');
  if (files.length === 0) return changesFound([]);
  const hunks = files.reduce((sum: number, file) => sum + listOf(file, 'hunks').length, 0);
  const names = someOf(files.map((file) => textOf(file, 'path')));
  return {
    code: 'agent.diff',
    text: `${names}: ${hunks === 1 ? '1 place differs' : `${hunks} places differ`} from the last save. The changes panel shows them line by line.`,
    parameters: { names, hunks },
  };
}

function historyRead(value: Fields): AgentWords {
  const undo = numberOf(value, 'undoCount');
  const redo = numberOf(value, 'redoCount');
  return {
    code: 'agent.history',
    text: `${count(undo, 'step')} can be undone and ${count(redo, 'step')} redone.`,
    parameters: { undo, redo },
  };
}

function filesRead(value: Fields): AgentWords {
  const items = listOf(value, 'items').filter((item) => isPlainObject(item) && item['error'] === undefined);
  const names = someOf(items.map((item) => textOf(item, 'path')));
  return {
    code: 'agent.read-files',
    text: `I read ${count(items.length, 'file')}: ${names}.`,
    parameters: { count: items.length, names },
  };
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = isPlainObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}

function numberOf(value: unknown, key: string): number {
  const number = isPlainObject(value) ? value[key] : undefined;
  return typeof number === 'number' ? number : 0;
}

function textOf(value: unknown, key: string): string {
  const text = isPlainObject(value) ? value[key] : undefined;
  if (typeof text !== 'string') return '';
  return text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN - 1)}…` : text;
}

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown}, …` : shown;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
