/** One text entry of the page's origin, shared by its pages; in memory while the browser refuses storage. */
export interface BrowserEntry {
  get(): string;
  /** An empty text removes the entry. */
  set(value: string): void;
  /** Where the present value lies. */
  place(): 'none' | 'browser' | 'session';
  /** Calls back when another page of the origin changes the entry, or another copy on this page. */
  subscribe(listener: () => void): () => void;
}

const CHANGED = 'jig-studio-entry-changed';

/** Values that storage refused; one for the whole page, so that two studios agree. */
const refused = new Map<string, string>();

export function createBrowserEntry(key: string): BrowserEntry {
  return {
    get: () => refused.get(key) ?? read(key) ?? '',
    set(value) {
      const text = value.trim();
      if (write(key, text)) refused.delete(key);
      else refused.set(key, text);
      globalThis.dispatchEvent?.(new CustomEvent(CHANGED, { detail: { key } }));
    },
    place() {
      if (refused.get(key)) return 'session';
      return !refused.has(key) && read(key) ? 'browser' : 'none';
    },
    subscribe(listener) {
      if (typeof globalThis.addEventListener !== 'function') return () => undefined;
      const elsewhere = (event: Event): void => {
        const changed = (event as StorageEvent).key;
        if (changed === key || changed === null) listener();
      };
      const here = (event: Event): void => {
        if ((event as CustomEvent<{ readonly key: string }>).detail.key === key) listener();
      };
      globalThis.addEventListener('storage', elsewhere);
      globalThis.addEventListener(CHANGED, here);
      return () => {
        globalThis.removeEventListener('storage', elsewhere);
        globalThis.removeEventListener(CHANGED, here);
      };
    },
  };
}

function read(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** False where the browser refuses: no storage at all, none for this page, or none left. */
function write(key: string, value: string): boolean {
  try {
    if (typeof localStorage === 'undefined') return false;
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
