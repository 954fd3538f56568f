export const FILES = ['index.html', 'a.css', 'b.css', 'c.js', 'd.js'];

/** What a file holds after so many edits: each edit changes two files that stand side by side. */
export function sourceAfter(path: string, edits: number): string {
  const place = FILES.indexOf(path);
  for (let edit = edits; edit > 0; edit--) {
    if (edit % FILES.length === place || (edit + 1) % FILES.length === place)
      return `/* edit ${edit} */ ${'x'.repeat(400)}`;
  }
  return '/* seed */';
}
