/** Settles when as many code editors inside `root` have drawn the sample's text, however deep in shadow trees they stand. */
export async function editorsDrew(root: ParentNode, count: number): Promise<void> {
  while (drawnIn(root) < count) await new Promise(requestAnimationFrame);
}

function drawnIn(root: ParentNode): number {
  let drawn = 0;
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('.cm-content') && element.textContent.includes('<title>')) drawn += 1;
    if (element.shadowRoot) drawn += drawnIn(element.shadowRoot);
  }
  return drawn;
}
