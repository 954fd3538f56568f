import type { ToolCallRequest } from '../../protocol/call.js';
import type { ArgumentPhrase } from '../../registry/argument-phrase.js';
import type { EditFilesArguments, FileEditRequest } from './edit-files-arguments.js';

/** Characters of one kind of edit in the summary. */
const PART_LIMIT = 240;

/**
 * What a person is asked to approve of a batch: which files, never their text. What takes files away stands first, so
 * that nothing before it can push it out of sight. Called with arguments that the schema let through.
 */
export function summarizeEditFiles({ params }: ToolCallRequest): readonly ArgumentPhrase[] {
  if (params.name !== 'workspace.editFiles') return [];
  const { edits } = params.arguments as unknown as EditFilesArguments;
  return [
    ...phraseOf('delete', edits, (edit) => (edit.kind === 'delete' ? edit.path : undefined)),
    ...phraseOf('rename', edits, (edit) => (edit.kind === 'rename' ? `${edit.fromPath} → ${edit.toPath}` : undefined)),
    ...phraseOf('create', edits, (edit) => (edit.kind === 'create' ? edit.path : undefined)),
    ...phraseOf('edit', edits, (edit) => (edit.kind === 'replace' ? edit.path : undefined)),
  ];
}

function phraseOf(
  code: 'delete' | 'rename' | 'create' | 'edit',
  edits: readonly FileEditRequest[],
  name: (edit: FileEditRequest) => string | undefined,
): readonly ArgumentPhrase[] {
  const found = new Set(edits.map(name).filter((text) => text !== undefined));
  if (found.size === 0) return [];
  const counted = found.size === 1 ? code : `${code} ${found.size} files`;
  const names = [...found].join(', ').slice(0, PART_LIMIT - counted.length - 2);
  return [{ text: `${counted}: ${names}`, code, parameters: { count: found.size, names } }];
}
