/**
 * Runs `release` when `element` is still out of the document two frames after this call: a move in the DOM, or a
 * framework's re-parenting, must not tear down a frame or a studio (STYLE 16). A hidden page gives no frames, so a timer
 * stands in for each of them.
 */
export function afterRemoval(element: Element, release: () => void): void {
  nextFrame(() =>
    nextFrame(() => {
      if (!element.isConnected) release();
    }),
  );
}

function nextFrame(run: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, 50);
}
