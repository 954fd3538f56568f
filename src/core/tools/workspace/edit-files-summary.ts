import type { ToolCallRequest } from '../../protocol/call.js';
import type { EditFilesArguments, FileEditRequest } from './edit-files-arguments.js';

/** Characters of one kind of edit in the summary. */
const PART_LIMIT = 240;

/**
 * What a person is asked to approve of a batch: which files, never their text. What takes files away stands first, so
 * that nothing before it can push it out of sight. Called with arguments that the schema let through.
 */
export function summarizeEditFiles({ params }: ToolCallRequest): string | undefined {
  if (params.name !== 'workspace.editFiles') return undefined;
  const { edits } = params.arguments as unknown as EditFilesArguments;
  return [
    part('delete', edits, (edit) => (edit.kind === 'delete' ? edit.path : undefined)),
    part('rename', edits, (edit) => (edit.kind === 'rename' ? `${edit.fromPath} → ${edit.toPath}` : undefined)),
    part('create', edits, (edit) => (edit.kind === 'create' ? edit.path : undefined)),
    part('edit', edits, (edit) => (edit.kind === 'replace' ? edit.path : undefined)),
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

function part(
  label: string,
  edits: readonly FileEditRequest[],
  name: (edit: FileEditRequest) => string | undefined,
): string {
  const names = [...new Set(edits.map(name).filter((text) => text !== undefined))];
  if (names.length === 0) return '';
  const counted = names.length === 1 ? label : `${label} ${names.length} files`;
  return `${counted}: ${names.join(', ')}`.slice(0, PART_LIMIT);
}
