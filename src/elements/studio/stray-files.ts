/** A file that is dropped where nothing takes it would be opened in the place of the page, and the work be gone. */
export function refuseStrayFiles(event: DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  // The code takes the text of a file itself.
  if ((event.composedPath()[0] as Element).closest('.cm-content')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
