// How test files are run: by Node's own runner, or in Chromium. `npm test`, `npm run soak` and the short forms share it.

/** Arguments for Node that run these files with its test runner, in this order; each may take `limitS` seconds. */
export function nodeTests(files, { concurrency = 2, limitS = 7 * 60 } = {}) {
  const options = [`--concurrency=${concurrency}`, `--limit-s=${limitS}`];
  return ['--enable-source-maps', 'scripts/test/node-tests.mjs', ...options, ...files];
}

/** Arguments for Node that run these files in a real Chromium. */
export function elementTests(files, { concurrency = 2 } = {}) {
  const config = ['--config', 'web-test-runner.config.mjs', '--concurrency', String(concurrency)];
  return ['node_modules/@web/test-runner/dist/bin.js', ...config, '--files', ...files];
}
