import { isPlainObject } from '../base/json.js';
import type { AgentWords } from './agent-words.js';

type Fields = Readonly<Record<string, unknown>>;

/** A status result as one sentence; its parameters carry the facts, for elements to say it in their language. */
export function statusAnswer(toolName: string, value: Fields): AgentWords {
  return toolName === 'preview.getStatus' ? previewAnswer(value) : workspaceAnswer(value);
}

function workspaceAnswer(value: Fields): AgentWords {
  const revision = numberOf(value, 'revision');
  const dirty = lengthOf(value, 'dirtyPaths') + lengthOf(value, 'deletedPaths');
  const files = numberOf(value, 'fileCount');
  const storage = value['storageMode'] === 'indexed-db' ? 'indexed-db' : 'memory';
  const preview = isPlainObject(value['preview']) ? String(value['preview']['status']) : 'waiting';
  const stored = storage === 'indexed-db' ? 'stored in this browser' : 'kept in memory only, not saved';
  const unsaved = dirty === 0 ? 'nothing is unsaved' : `${count(dirty, 'file')} changed since the last save`;
  return {
    code: 'agent.status',
    text: `Revision ${revision} with ${count(files, 'file')}, ${stored}; ${unsaved}. The preview is ${preview}.`,
    parameters: { revision, files, dirty, storage, preview },
  };
}

function previewAnswer(value: Fields): AgentWords {
  const revision = numberOf(value, 'revision');
  const problems = lengthOf(value, 'diagnostics');
  const status = String(value['status']);
  const message = typeof value['message'] === 'string' ? value['message'] : '';
  const said = message === '' ? '' : ` It says: ${message}`;
  const found = problems === 0 ? '' : ` ${count(problems, 'reference')} could not be loaded.`;
  return {
    code: 'agent.preview-status',
    text: `The preview is ${status} at revision ${revision}.${found}${said}`,
    parameters: { revision, status, problems, message },
  };
}

function numberOf(value: Fields, key: string): number {
  return typeof value[key] === 'number' ? value[key] : 0;
}

function lengthOf(value: Fields, key: string): number {
  return Array.isArray(value[key]) ? value[key].length : 0;
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
