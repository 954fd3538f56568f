import type { FramePart, FrameTools } from './frame-tools.js';

/**
 * Tells the host who brought the keyboard focus here: a person, by a pointer in this page or by whatever works without a
 * script, or the page, by `focus()`. Only the browser makes trusted events, so a page cannot play the person. A key says
 * nothing: it may be one that was meant for the host. Part of the runtime: see `FrameTools` for what it may use.
 */
export function watchFocus(tools: FrameTools): FramePart {
  const { methodOf, getterOf } = tools;
  const QUIET_MS = 150;
  const clock = performance;
  const own = window;
  const now = methodOf<number>(Performance.prototype, 'now');
  const targetOf = getterOf<EventTarget | null>(Event.prototype, 'target');
  const indexOf = methodOf<number>(String.prototype, 'indexOf');
  const fromCode = String.fromCharCode;
  /** Not as a literal: a minifier may write it as a line break, which the text of the runtime must not hold. */
  const newline = fromCode(10);
  let touched = -QUIET_MS;

  const onTouch = (event: Event): void => {
    if (!event.isTrusted) return;
    const time = now(clock);
    if (time - touched < QUIET_MS) return;
    touched = time;
    tools.say({ type: 'jig-studio.preview.focus', by: 'touch' });
  };

  const onFocus = (event: Event): void => {
    if (!event.isTrusted || targetOf(event) !== own) return;
    tools.say({ type: 'jig-studio.preview.focus', by: calledByScript(tools.here()) ? 'page' : 'person' });
  };

  /** `here` itself, the listener, and then whoever called `focus()`. An empty stack is one that the page cut. */
  const calledByScript = (stack: string): boolean => {
    let frames = 0;
    for (let at = indexOf(stack, newline); at !== -1; at = indexOf(stack, newline, at + 1)) frames += 1;
    return frames !== 2;
  };

  return {
    listen() {
      tools.listen('pointerdown', onTouch);
      tools.listen('focus', onFocus);
    },
  };
}
