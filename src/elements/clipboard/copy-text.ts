/** Milliseconds the asynchronous clipboard gets before the older way is tried (CONTRACT 4, clipboard). */
const CLIPBOARD_TIMEOUT_MS = 800;

/** Puts `text` on the clipboard; false when neither way is allowed here. */
export async function copyText(text: string, near: ParentNode): Promise<boolean> {
  return (await writeClipboard(text)) || copySelection(text, near);
}

async function writeClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CLIPBOARD_TIMEOUT_MS);
  });
  const written = navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const done = await Promise.race([written, late]);
  clearTimeout(timer);
  return done;
}

function copySelection(text: string, near: ParentNode): boolean {
  const focused = (near.getRootNode() as Document | ShadowRoot).activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  near.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
