import type { WorkspaceFile } from '../../core/workspace/workspace-model.js';
import type { CheckpointDifference } from '../../core/workspace/workspace-port.js';

export interface WorkspaceRecord {
  readonly id: string;
  readonly rootName: string;
  readonly revision: number;
  readonly activePath?: string;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  readonly schemaVersion: number;
}

/** A text as text, an asset as its Blob (docs/decisions/0004-workspace-storage.md says why a text is not a Blob). */
interface FileContent {
  readonly kind: 'text' | 'asset';
  readonly mimeType: string;
  readonly language?: string;
  readonly renamedFrom?: string;
  readonly source?: string;
  readonly blob?: Blob;
  readonly size: number;
}

export interface FileRecord extends FileContent {
  readonly workspaceId: string;
  readonly path: string;
  readonly updatedAt: number;
}

/** Present where the checkpoint differs from the file of that path; without `saved` it has no such file. */
export interface CheckpointRecord {
  readonly workspaceId: string;
  readonly path: string;
  readonly saved?: FileContent;
}

export type RecordKey = readonly [workspaceId: string, path: string];

export const WORKSPACE_RECORD_SCHEMA_VERSION = 1;

export function toFileRecord(workspaceId: string, file: WorkspaceFile, updatedAt: number): FileRecord {
  return { workspaceId, path: file.path, updatedAt, ...toContent(file) };
}

export function toCheckpointRecord(workspaceId: string, { path, file }: CheckpointDifference): CheckpointRecord {
  return { workspaceId, path, ...(file && { saved: toContent(file) }) };
}

/** Undefined for a record that is not whole, as after damage by other code. */
export function fromFileRecord(record: FileRecord): WorkspaceFile | undefined {
  return fromContent(record.path, record);
}

export function fromCheckpointRecord(record: CheckpointRecord): CheckpointDifference {
  return { path: record.path, file: record.saved && fromContent(record.path, record.saved) };
}

function toContent(file: WorkspaceFile): FileContent {
  const { kind, mimeType, renamedFrom } = file;
  const origin = renamedFrom === undefined ? {} : { renamedFrom };
  return file.kind === 'text'
    ? { kind, mimeType, ...origin, language: file.language, source: file.source, size: file.source.length }
    : { kind, mimeType, ...origin, blob: file.blob, size: file.blob.size };
}

function fromContent(path: string, content: FileContent): WorkspaceFile | undefined {
  const { mimeType, renamedFrom, source, blob } = content;
  const base = { path, mimeType, ...(renamedFrom !== undefined && { renamedFrom }) };
  if (content.kind === 'asset') return blob instanceof Blob ? { ...base, kind: 'asset', blob } : undefined;
  if (typeof source !== 'string') return undefined;
  return { ...base, kind: 'text', language: content.language ?? 'text', source };
}
