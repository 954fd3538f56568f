import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPreviewCompiler } from '../../../../../src/core/preview/compile/compile-preview.js';
import { policyForLocalFiles } from '../../../../../src/core/preview/compile/page-policy.js';
import { renderPreviewText } from '../../../../../src/core/preview/preview-text.js';
import { workspaceOf } from '../../../../support/workspace-files.js';

test('what a policy of the page allows of its site it allows of object URLs, and nothing else', () => {
  const cases: readonly (readonly [policy: string, local: string])[] = [
    ["default-src 'self'", "default-src 'self' blob:"],
    ["script-src 'Self' 'nonce-x' ; style-src 'none'", "script-src 'Self' 'nonce-x' blob:; style-src 'none'"],
    ['img-src *;font-src https:', 'img-src * blob:;font-src https: blob:'],
    ["script-src https://cdn.example 'sha256-x'", "script-src https://cdn.example 'sha256-x'"],
    [
      "base-uri 'self'; form-action 'self'; frame-ancestors *",
      "base-uri 'self'; form-action 'self'; frame-ancestors *",
    ],
    ["data-src 'self'", "data-src 'self'"],
    ['', ''],
  ];
  for (const [policy, local] of cases) assert.equal(policyForLocalFiles(policy, 'blob:'), local);
});

test('such a page gets object URLs, and no digest of a file that it gets in another form', () => {
  const { html, wantsObjectUrls } = createPreviewCompiler()(
    workspaceOf({
      'index.html': `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'self'"><script src="a.js" integrity="sha256-a"></script><script src="https://a.example/b.js" integrity="sha256-b"></script>`,
      'a.js': '',
    }),
  );
  const text = renderPreviewText(html, { urlOf: (id) => id });
  assert.equal(wantsObjectUrls, true);
  assert.match(text, /content="default-src 'self' blob:"/);
  assert.match(text, /<script src="script:a.js" integrity="">/);
  assert.match(text, /integrity="sha256-b"/);
});
