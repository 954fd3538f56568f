/** What every studio opens with, fetched while its workspace is read, not after it. A failure is told when it is needed. */
export function fetchAhead(): void {
  void import('./code-surface.js').catch(() => undefined);
  void preloadLanguage('html');
}

/** The colours of a language, beside whatever else is fetched. */
export async function preloadLanguage(language: string): Promise<void> {
  const module = await import('./code-language.js').catch(() => undefined);
  await module?.codeLanguage(language);
}
