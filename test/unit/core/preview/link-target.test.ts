import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linkTarget } from '../../../../src/core/preview/link-target.js';
import { workspaceOf } from '../../../support/workspace-files.js';

const state = workspaceOf({
  'index.html': '',
  'about us.html': '',
  'docs/index.html': '',
  'docs/page.html': '',
  'style.css': '',
});

describe('a link of a page', () => {
  for (const [page, href, path] of [
    ['index.html', 'docs/page.html', 'docs/page.html'],
    ['index.html', 'about%20us.html?a=1#b', 'about us.html'],
    ['docs/page.html', '../index.html', 'index.html'],
    ['docs/page.html', '/docs/', 'docs/index.html'],
    ['docs/page.html', './', 'docs/index.html'],
    ['index.html', 'docs', 'docs/index.html'],
    ['docs/page.html', '/', 'index.html'],
    ['docs/page.html', '?q=1', 'docs/page.html'],
  ] as const) {
    it(`${href} of ${page} leads to ${path}`, () => {
      assert.deepEqual(linkTarget(href, page, state), { kind: 'page', path });
    });
  }

  it('to a page that is not there names it', () => {
    assert.deepEqual(linkTarget('gone.html', 'index.html', state), { kind: 'missing', path: 'gone.html' });
  });

  it('to another site, a mail address or a number may be offered; a script, data or a file may not', () => {
    assert.deepEqual(linkTarget('https://example.com/a?b', 'index.html', state), {
      kind: 'external',
      url: 'https://example.com/a?b',
    });
    assert.equal(linkTarget('mailto:a@example.com', 'index.html', state).kind, 'external');
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'blob:null/x', 'style.css']) {
      assert.deepEqual(linkTarget(href, 'index.html', state), { kind: 'none' }, href);
    }
    assert.deepEqual(linkTarget(`https://example.com/${'x'.repeat(3000)}`, 'index.html', state), { kind: 'none' });
  });
});
