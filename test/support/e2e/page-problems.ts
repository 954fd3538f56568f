// What a page complains about while a test runs: uncaught errors, console errors, policy violations, lost requests.
import type { Page } from 'playwright-core';

export interface PageProblem {
  readonly kind: 'page-error' | 'console-error' | 'csp-violation' | 'failed-request';
  readonly text: string;
}

/**
 * Collects the problems of a page from now on; call it before `goto`. Reports of violated policies are gathered in
 * every frame that runs scripts, and once more from the console, where Chromium prints those of frames that cannot.
 */
export async function watchProblems(page: Page): Promise<readonly PageProblem[]> {
  const problems: PageProblem[] = [];
  const add = (kind: PageProblem['kind'], text: string): void => void problems.push({ kind, text });
  page.on('pageerror', (error) => add('page-error', error.stack ?? error.message));
  page.on('requestfailed', (request) =>
    add('failed-request', `${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) add('failed-request', `${response.url()} ${response.status()}`);
  });
  page.on('console', (message) => {
    // Chromium asks every site for an icon, whether or not a page names one.
    if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return;
    const violation = message.text().includes('Content Security Policy');
    add(violation ? 'csp-violation' : 'console-error', `${message.text()} (${message.location().url})`);
  });
  await page.exposeFunction('__reportPolicyViolation', (text: string) => add('csp-violation', text));
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { __reportPolicyViolation?: (text: string) => void })
      .__reportPolicyViolation;
    addEventListener('securitypolicyviolation', (event) => {
      report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return problems;
}
