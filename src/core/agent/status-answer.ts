import { isPlainObject } from '../base/json.js';
import { AGENT_WORDS, type AgentWords } from './agent-words.js';

type Fields = Readonly<Record<string, unknown>>;

/** A status result as one sentence. */
export function statusAnswer(toolName: string, value: Fields): AgentWords {
  const revision = numberOf(value, 'revision');
  return toolName === 'preview.getStatus' ? previewAnswer(revision, value) : workspaceAnswer(revision, value);
}

function workspaceAnswer(revision: number, value: Fields): AgentWords {
  const dirty = Array.isArray(value['dirtyPaths']) ? value['dirtyPaths'].length : 0;
  const files = numberOf(value, 'fileCount');
  const stored = value['storageMode'] === 'indexed-db' ? 'stored in this browser' : 'kept in memory only, not saved';
  const unsaved = dirty === 0 ? 'nothing is unsaved' : `${count(dirty, 'file')} changed since the last save`;
  const preview = isPlainObject(value['preview']) ? String(value['preview']['status']) : 'waiting';
  return AGENT_WORDS.status(
    revision,
    `Revision ${revision} with ${count(files, 'file')}, ${stored}; ${unsaved}. The preview is ${preview}.`,
  );
}

function previewAnswer(revision: number, value: Fields): AgentWords {
  const problems = Array.isArray(value['diagnostics']) ? value['diagnostics'].length : 0;
  const said = typeof value['message'] === 'string' ? ` It says: ${value['message']}` : '';
  const found = problems === 0 ? '' : ` ${count(problems, 'reference')} could not be loaded.`;
  return AGENT_WORDS.status(
    revision,
    `The preview is ${String(value['status'])} at revision ${revision}.${found}${said}`,
  );
}

function numberOf(value: Fields, key: string): number {
  return typeof value[key] === 'number' ? value[key] : 0;
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
