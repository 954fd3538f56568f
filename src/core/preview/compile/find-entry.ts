import type { TextFile, WorkspaceFile } from '../../workspace/workspace-model.js';

/** `index.html`, else the first `.html` file in the workspace's order (spec: runnable workspace). */
export function findEntry(files: ReadonlyMap<string, WorkspaceFile>): TextFile | undefined {
  const index = files.get('index.html');
  if (index?.kind === 'text') return index;
  for (const file of files.values()) {
    if (file.kind === 'text' && /\.html?$/i.test(file.path)) return file;
  }
  return undefined;
}
