// Element tests: every file of test/browser in a real Chromium.
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import { testFiles } from './scripts/test/test-files.mjs';
import { bundledModules } from './scripts/wtr/bundled-modules-plugin.mjs';
import { plainReporter } from './scripts/wtr/plain-reporter.mjs';

// test/support/soak.ts reads these in the browser, where there is no process.env.
const soak = { full: process.env.SOAK === '1', seed: process.env.SEED ?? null };

export default {
  files: testFiles('browser'),
  nodeResolve: true,
  testFramework: { config: { timeout: soak.full ? 600_000 : 40_000 } },
  testsStartTimeout: 120_000,
  testsFinishTimeout: soak.full ? 3_600_000 : 420_000,
  testRunnerHtml: (testFramework) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>
      <script>globalThis.jigSoak = ${JSON.stringify(soak)};</script>
      <script type="module" src="${testFramework}"></script>
    </body></html>`,
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestProgress: false }), plainReporter()],
  plugins: [bundledModules([...testFiles('browser'), 'src/adapters/sandbox/_browser-worker.ts'])],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: {
        executablePath: findChromium(),
        // Without motion: a half-faded text has no contrast to measure.
        args: [...CHROMIUM_FLAGS, '--enable-features=WebMCP', '--force-prefers-reduced-motion'],
      },
    }),
  ],
};
