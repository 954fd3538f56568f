import type { StudioView } from '../../core/studio/studio-view.js';

/**
 * Keeps a studio safe from its page's comings and goings: what is typed is written when the page is hidden or left, the
 * linked folder is compared with its disk and a storage that failed is tried again when the person comes back, and the browser asks before work is lost. Answers the
 * function that ends it; without a window it does nothing.
 */
export function watchPageLifetime(view: StudioView): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const life = new AbortController();
  const { signal } = life;
  const guard = createLeaveGuard();

  const write = (): void => {
    // A failure is kept on its draft, where the editor shows it.
    if (view.drafts.getSnapshot().size > 0) void view.commands.flushDrafts().catch(() => undefined);
  };
  const look = (): void => {
    if (view.workspace.getSnapshot().storageMode === 'memory') view.commands.retryStorage();
    if (view.folder.getSnapshot().linked) void view.commands.lookForFolderChanges();
  };
  window.addEventListener('pagehide', write, { signal });
  window.addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? write() : look()), {
    signal,
  });

  const ask = (): void => guard.ask(wouldLoseWork(view));
  const stores = [view.phase, view.drafts, view.workspace, view.folder];
  const stops = [...stores.map((store) => store.subscribe(ask)), () => guard.ask(false), () => life.abort()];
  ask();
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * True while leaving would lose something: typing that is not written, a write under way, work that is only in memory, or
 * edits that a linked folder does not have. A workspace that is stored in the browser is safe (spec, status bar).
 */
export function wouldLoseWork({ phase, drafts, workspace, folder }: StudioView): boolean {
  if (phase.getSnapshot() !== 'ready') return false;
  const { storageMode, state, dirtyPaths, deletedPaths, pendingWrites } = workspace.getSnapshot();
  const unsaved = dirtyPaths.length + deletedPaths.length;
  if (drafts.getSnapshot().size > 0 || pendingWrites > 0) return true;
  if (storageMode === 'memory') return state.revision > 1 || unsaved > 0;
  return folder.getSnapshot().linked && unsaved > 0;
}

/** Listens only while it would ask: a listener that is always there keeps pages out of the back-forward cache. */
function createLeaveGuard(): { ask(needed: boolean): void } {
  let listening: AbortController | undefined;
  return {
    ask(needed) {
      if (needed === (listening !== undefined)) return;
      listening?.abort();
      listening = needed ? new AbortController() : undefined;
      if (!listening) return;
      window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal });
    },
  };
}
