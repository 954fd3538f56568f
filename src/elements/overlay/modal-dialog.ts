import { lockPageScroll } from './scroll-lock.js';

/**
 * Opens `dialog` as a modal (STYLE 19): the page does not scroll, Tab wraps from the last control to the first, focus
 * goes back to the opener when it closes. Everything is given back on close, and when `signal` aborts.
 */
export function openModalDialog(dialog: HTMLDialogElement, signal: AbortSignal): void {
  if (dialog.open || signal.aborted) return;
  const unlock = lockPageScroll();
  const life = new AbortController();
  const release = (): void => {
    life.abort();
    unlock();
  };
  dialog.addEventListener('close', (event) => tellsOfClosed(event) && release(), { signal: life.signal });
  if (!('closedBy' in HTMLDialogElement.prototype))
    dialog.addEventListener('click', closeOnBackdrop, { signal: life.signal });
  dialog.addEventListener('keydown', (event) => wrapTab(dialog, event), { signal: life.signal });
  signal.addEventListener('abort', release, { once: true, signal: life.signal });
  dialog.showModal();
}

/**
 * True when the dialog of this `close` event is closed still: browsers tell of it with the next frame, and by then a person may
 * have opened the same dialog again, whose content must stay.
 */
export function tellsOfClosed({ currentTarget }: Event): boolean {
  return !(currentTarget as HTMLDialogElement).open;
}

/**
 * Closes the dialog around the button that was pressed. No form does it: in a frame that is sandboxed without `allow-forms` none
 * answers.
 */
export function closeDialog({ currentTarget }: Event): void {
  (currentTarget as Element).closest('dialog')?.close();
}

/** For browsers without `closedby`: a press on the backdrop has the dialog itself as its target. */
function closeOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): void {
  const dialog = currentTarget as HTMLDialogElement;
  if (target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
}

const CONTROLS = 'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), a[href]';

function wrapTab(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.tabIndex >= 0);
  const [first, last] = [controls[0], controls.at(-1)];
  const focused = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
  const leaving = event.shiftKey ? focused === first || focused === dialog : focused === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
