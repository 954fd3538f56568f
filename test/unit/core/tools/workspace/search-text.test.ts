import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToolCallArguments } from '../../../../../src/core/protocol/call.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { createAssetFile, createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { createTestStudio, resultOf } from '../../../../support/test-studio.js';

const SEED = {
  rootName: 'site',
  files: [
    createTextFile('index.html', '<h1>Hello</h1>\n  <p>hello</p>\n'),
    createTextFile('docs/guide.md', '# Guide\nSay (hello).'),
    createTextFile('docs.md', 'hello'),
    createAssetFile('img/hello.png', new Blob(['hello'])),
  ],
};

/** As a model, with nobody there to allow anything. */
async function search(studio: Studio, args: ToolCallArguments) {
  return studio.registry.executeModelToolCall({ name: 'workspace.searchText', arguments: args });
}

async function places(studio: Studio, args: ToolCallArguments): Promise<readonly string[]> {
  const { matches } = resultOf(await search(studio, args)) as {
    matches: readonly { path: string; line: number; column: number }[];
  };
  return matches.map(({ path, line, column }) => `${path}:${line}:${column}`);
}

describe('workspace.searchText', () => {
  it('answers path, line, column and preview of every text, without asking', async () => {
    const studio = await createTestStudio({ seed: SEED });
    assert.deepEqual(resultOf(await search(studio, { query: 'hello' })), {
      activePath: 'index.html',
      revision: 1,
      storageMode: 'memory',
      matches: [
        { path: 'index.html', line: 1, column: 5, preview: '<h1>Hello</h1>' },
        { path: 'index.html', line: 2, column: 6, preview: '<p>hello</p>' },
        { path: 'docs.md', line: 1, column: 1, preview: 'hello' },
        { path: 'docs/guide.md', line: 2, column: 6, preview: 'Say (hello).' },
      ],
      fileCount: 3,
      longLines: 0,
    });
    await studio.dispose();
  });

  it('minds capitals, patterns and places when it is told to', async () => {
    const studio = await createTestStudio({ seed: SEED });
    assert.deepEqual(await places(studio, { query: 'Hello', caseSensitive: true }), ['index.html:1:5']);
    assert.deepEqual(await places(studio, { query: '(hello)' }), ['docs/guide.md:2:5']);
    assert.deepEqual(await places(studio, { query: '^\\W*hello', regex: true }), ['docs.md:1:1']);
    assert.deepEqual(await places(studio, { query: 'hello', path: './docs' }), ['docs/guide.md:2:6']);
    assert.deepEqual(await places(studio, { query: 'hello', path: 'docs.md' }), ['docs.md:1:1']);
    assert.deepEqual(await places(studio, { query: 'hello', path: 'img' }), []);
    await studio.dispose();
  });

  it('searches what the person sees: typing that is not written yet, instead of the text under it', async () => {
    const studio = await createTestStudio({ seed: SEED });
    studio.commands.editDraft('docs.md', 'typed');
    assert.deepEqual(await places(studio, { query: 'typed' }), ['docs.md:1:1']);
    assert.equal((await places(studio, { query: 'hello' })).includes('docs.md:1:1'), false);
    assert.equal(studio.workspace.getSnapshot().state.revision, 1);
    await studio.dispose();
  });

  it('answers at most 80 lines, and says when there is more', async () => {
    const files = [createTextFile('index.html', 'x\n'.repeat(81))];
    const studio = await createTestStudio({ seed: { rootName: 'site', files } });
    const all = resultOf(await search(studio, { query: 'x' }));
    assert.deepEqual([(all['matches'] as unknown[]).length, all['stoppedBy']], [80, 'matches']);
    const few = resultOf(await search(studio, { query: 'x', limit: 2 }));
    assert.deepEqual([(few['matches'] as unknown[]).length, few['stoppedBy']], [2, 'matches']);
    await studio.dispose();
  });

  it('answers a code for a bad pattern, a path outside, and a place that is not there', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const codes: readonly (readonly [args: ToolCallArguments, code: string])[] = [
      [{ query: '(?=a)', regex: true }, 'WORKSPACE_PATTERN_INVALID'],
      [{ query: 'a', path: '../x' }, 'WORKSPACE_PATH_INVALID'],
      [{ query: 'a', path: 'gone' }, 'WORKSPACE_FILE_NOT_FOUND'],
      [{ query: '' }, 'TOOL_VALIDATION_FAILED'],
      [{ query: 'a'.repeat(501) }, 'TOOL_VALIDATION_FAILED'],
      [{ query: 'a', limit: 81 }, 'TOOL_VALIDATION_FAILED'],
    ];
    for (const [args, code] of codes) {
      const { error } = await search(studio, args);
      assert.deepEqual([error?.code, error?.retryable === true], [code, false]);
    }
    await studio.dispose();
  });
});
