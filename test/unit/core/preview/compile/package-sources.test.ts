import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPreviewCompiler } from '../../../../../src/core/preview/compile/compile-preview.js';
import { loadModuleLexer } from '../../../../../src/core/preview/compile/module-source.js';
import { PackageSources } from '../../../../../src/core/preview/compile/package-sources.js';
import { createPreview } from '../../../../../src/core/preview/create-preview.js';
import { renderPreviewText } from '../../../../../src/core/preview/preview-text.js';
import { workspaceOf } from '../../../../support/workspace-files.js';

await loadModuleLexer();

const origins = ['https://cdn.test'];

describe('where packages come from', () => {
  it('is the host’s map by name and by beginning, then its function', () => {
    const sources = new PackageSources({
      origins,
      imports: { lit: 'https://cdn.test/lit.js', 'lit/': 'https://cdn.test/lit/', own: '/vendor/own.js' },
      resolve: (name, importer) => (name === 'asked' ? `https://cdn.test/${importer}` : undefined),
    });
    assert.equal(sources.find('lit', 'a.js')?.href, 'https://cdn.test/lit.js');
    assert.equal(sources.find('lit/html.js', 'a.js')?.href, 'https://cdn.test/lit/html.js');
    assert.match(sources.find('own', 'a.js')?.href ?? '', /\/vendor\/own\.js$/);
    assert.equal(sources.find('asked', 'src/a.js')?.href, 'https://cdn.test/src/a.js');
    assert.equal(sources.find('nothing', 'a.js'), undefined);
    assert.deepEqual([...sources.addresses.keys()], ['lit', 'lit/']);
  });

  it('is never what a function throws, or an address that is not allowed', () => {
    const answers: readonly (() => unknown)[] = [
      () => {
        throw new Error('no');
      },
      () => 42,
      () => '',
      () => 'javascript:alert(1)',
      () => 'data:text/javascript,1',
      () => 'https://cdn.test.evil.test/x.js',
      () => 'https://cdn.test:444/x.js',
      () => 'http://cdn.test/x.js',
    ];
    for (const answer of answers) {
      const sources = new PackageSources({ origins, resolve: answer as () => string });
      assert.equal(sources.find('x', 'a.js'), undefined, String(answer));
    }
  });

  it('is refused when an origin is none, so that no list adds a directive to the frame’s policy', () => {
    for (const origin of ['*', 'https:', 'https://cdn.test/', 'https://a.test; script-src *', "'self'", 'data:', '']) {
      assert.throws(() => createPreview({ packages: { origins: [origin] } }), { code: 'TOOL_INVALID_OPTIONS' }, origin);
    }
    createPreview({ packages: { origins: ['https://cdn.test', 'http://localhost:8080'] } }).dispose();
  });

  it('goes after the page’s own import map, and its addresses end no string', () => {
    const compile = createPreviewCompiler({
      packages: { origins, imports: { own: 'https://cdn.test/host.js', odd: 'https://cdn.test/it\'s".js#\'"' } },
    });
    const { html, diagnostics } = compile(
      workspaceOf({
        'index.html':
          '<script type="importmap">{"imports":{"own":"https://cdn.test/page.js"}}</script><script type="module">import "own"; import \'odd\'; import("odd")</script>',
      }),
    );
    assert.match(
      renderPreviewText(html, { urlOf: () => '' }),
      /import "https:\/\/cdn\.test\/page\.js"; import 'https:\/\/cdn\.test\/it%27s%22\.js#%27%22'; import\("https:\/\/cdn\.test\/it%27s%22\.js#%27%22"\)/,
    );
    assert.deepEqual(diagnostics, []);
  });
});
