import type { ConversationKeeper } from './conversation-keeper.js';

/**
 * A keeper whose code is still being loaded: once `ready` has settled it does what is asked at once, before that as soon
 * as it can. Where its code cannot be loaded the conversation lives in memory.
 */
export function lateKeeper(opening: Promise<ConversationKeeper>): ConversationKeeper {
  let keeper: ConversationKeeper | undefined;
  const opened = opening.then(
    (loaded) => {
      keeper = loaded;
      return loaded;
    },
    () => undefined,
  );
  const use = (work: (keeper: ConversationKeeper) => void): void => {
    if (keeper) work(keeper);
    else void opened.then((loaded) => loaded && work(loaded));
  };

  return {
    ready: opened.then((loaded) => loaded?.ready),
    begin: (answerId, messageIds) => use(({ begin }) => begin(answerId, messageIds)),
    end: () => use(({ end }) => end()),
    save: () => use(({ save }) => save()),
    startAnew: () => use(({ startAnew }) => startAnew()),
    saved: async () => (await opened)?.saved(),
    close: () => use(({ close }) => close()),
  };
}
