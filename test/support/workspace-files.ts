import type { WorkspaceFile, WorkspaceState } from '../../src/core/workspace/workspace-model.js';

const LANGUAGES = new Map([
  ['html', ['html', 'text/html']],
  ['css', ['css', 'text/css']],
  ['js', ['javascript', 'text/javascript']],
  ['mjs', ['javascript', 'text/javascript']],
  ['json', ['json', 'application/json']],
  ['svg', ['', 'image/svg+xml']],
  ['png', ['', 'image/png']],
  ['wav', ['', 'audio/wav']],
  ['vtt', ['text', 'text/vtt']],
  ['ttf', ['', 'font/ttf']],
  ['ts', ['typescript', 'text/typescript']],
  ['tsx', ['typescript', 'text/typescript']],
  ['jsx', ['javascript', 'text/javascript']],
]);

/** A workspace state from `{ path: source }`; a Blob becomes an asset. */
export function workspaceOf(files: Readonly<Record<string, string | Blob>>, revision = 1): WorkspaceState {
  const entries = Object.entries(files).map(([path, content]) => [path, fileOf(path, content)] as const);
  return { rootName: 'site', revision, files: new Map(entries), activePath: undefined, checkpoint: new Map() };
}

/** The same state with some files replaced; the others stay the same objects, as in the workspace. */
export function withFiles(state: WorkspaceState, files: Readonly<Record<string, string | Blob>>): WorkspaceState {
  const next = new Map(state.files);
  for (const [path, content] of Object.entries(files)) next.set(path, fileOf(path, content));
  return { ...state, revision: state.revision + 1, files: next };
}

/** The same state without a file. */
export function withoutFile(state: WorkspaceState, path: string): WorkspaceState {
  const next = new Map(state.files);
  next.delete(path);
  return { ...state, revision: state.revision + 1, files: next };
}

function fileOf(path: string, content: string | Blob): WorkspaceFile {
  const [language = 'text', mimeType = 'text/plain'] = LANGUAGES.get(path.split('.').at(-1) ?? '') ?? [];
  if (typeof content === 'string') return { kind: 'text', path, language, mimeType, source: content };
  return { kind: 'asset', path, mimeType, blob: content };
}
