import type { TabCoordination, TabMessage } from './tab-coordination-port.js';

type Listener = (message: TabMessage) => void;

/** A channel within one process: each call of `open` is one page. For tests, and for several studios of one Node process. */
export interface MemoryTabs {
  open(): TabCoordination;
}

export function createMemoryTabs(): MemoryTabs {
  const pages = new Set<Map<string, Set<Listener>>>();
  return {
    open() {
      const mine = new Map<string, Set<Listener>>();
      pages.add(mine);
      return {
        announce(workspaceId, message) {
          if (!pages.has(mine)) return;
          for (const page of pages) {
            if (page === mine) continue;
            for (const listener of page.get(workspaceId) ?? []) queueMicrotask(() => listener(message));
          }
        },
        listen(workspaceId, listener) {
          const listeners = mine.get(workspaceId) ?? new Set();
          mine.set(workspaceId, listeners.add(listener));
          return () => void listeners.delete(listener);
        },
        close() {
          pages.delete(mine);
          mine.clear();
        },
      };
    },
  };
}

/** For a page that is alone: nobody is told, nobody is heard. */
export const NO_TABS: TabCoordination = {
  announce: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};
