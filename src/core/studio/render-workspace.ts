import type { Preview } from '../preview/preview-port.js';
import type { Workspace } from '../workspace/workspace-port.js';

/** Every new revision is rendered once, at once, before whoever made it can wait for its acknowledgement. */
export function renderWorkspace(workspace: Workspace, preview: Preview): () => void {
  let rendered: number | undefined;
  const render = (): void => {
    const { state, storageMode } = workspace.getSnapshot();
    if (storageMode === 'loading' || state.revision === rendered) return;
    rendered = state.revision;
    preview.render(state);
  };
  render();
  return workspace.subscribe(render);
}
