// A real Chromium for end-to-end tests.
import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.mjs';

/** Launches the Chromium that `scripts/chromium.mjs` finds, with further flags if given. Close it after use. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(flags));
}

/** As `launchBrowser`, with a profile in `folder`: storage outlives the browser, and third-party storage works. */
export async function launchProfile(folder: string, flags: readonly string[] = []): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, launchOptions(flags));
}

/** Runs `use` with a page of a fresh profile and closes it, whatever happens. */
export async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

function launchOptions(flags: readonly string[]): LaunchOptions {
  return { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...flags], headless: true };
}
