// One Chromium and one served demo for the tests of a file.
import { after, before } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../support/e2e/browser.js';
import { serveDemo, type DemoSiteOptions } from '../../support/e2e/demo-site.js';

export interface DemoBrowser {
  /** Address of a page of the demo, such as `index.html`. */
  url(page: string): string;
  /** A page of a fresh profile, closed when `use` ends. */
  withPage<T>(use: (page: Page, context: BrowserContext) => Promise<T>): Promise<T>;
}

/** Call it at the top of a test file; the browser starts before its first test and closes after its last. */
export function demoBrowser(options: DemoSiteOptions = {}): DemoBrowser {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveDemo>>;

  before(async () => {
    site = await serveDemo(options);
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  return {
    url: (page) => new URL(page, site.address).href,
    async withPage(use) {
      const context = await browser.newContext({ viewport: { width: 1360, height: 860 } });
      try {
        context.setDefaultTimeout(30_000);
        // The loader of the tests keeps function names by a helper that a page does not have.
        await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
        return await use(await context.newPage(), context);
      } finally {
        await context.close();
      }
    },
  };
}
