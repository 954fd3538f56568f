/** Milliseconds after which the browser has surely taken the blob. */
const REVOKE_AFTER_MS = 1000;

/** Gives the person `text` as a JSON file. */
export function downloadJson(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
