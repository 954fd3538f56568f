import { addedWords } from './locales.js';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls `changed` when the language around may be another one, or has new words, until `signal` aborts. */
export function watchLanguage(changed: () => void, signal: AbortSignal): void {
  const listener = (): void => changed();
  listeners.add(listener);
  observer ??= observePage();
  const stop = addedWords.subscribe(listener);
  signal.addEventListener(
    'abort',
    () => {
      stop();
      listeners.delete(listener);
      if (listeners.size > 0) return;
      observer?.disconnect();
      observer = undefined;
    },
    { once: true },
  );
}

/** One of our elements was given another `lang`, which those inside it speak too. */
export function languageChanged(): void {
  for (const listener of listeners) listener();
}

/** One observer for all elements of a page: `lang` may change on any of their ancestors. */
function observePage(): MutationObserver {
  const watching = new MutationObserver(languageChanged);
  watching.observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  return watching;
}
