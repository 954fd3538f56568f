import type { PreviewDocument, PreviewSurface, PreviewSurfaceEvent } from '../../src/core/preview/preview-model.js';

export interface ScriptedSurface extends PreviewSurface {
  /** What was shown, in order. */
  readonly shown: { readonly document: PreviewDocument; readonly remount: boolean }[];
  /** What the surface says of each document; ready, unless set. Undefined says nothing at all. */
  answer: (document: PreviewDocument) => PreviewSurfaceEvent | undefined;
  say(event: PreviewSurfaceEvent): void;
}

/** A surface without a frame that keeps the port's promises: it answers later than `show`, and of that document only. */
export function createScriptedSurface(): ScriptedSurface {
  const listeners = new Set<(event: PreviewSurfaceEvent) => void>();
  const surface: ScriptedSurface = {
    shown: [],
    answer: ({ revision }) => ({ kind: 'ready', revision }),
    show(document, { remount }) {
      surface.shown.push({ document, remount });
      queueMicrotask(() => {
        const event = surface.answer(document);
        if (event) surface.say(event);
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };
  return surface;
}
