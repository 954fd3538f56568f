import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBrowserDownloads } from '../../../../../src/adapters/download/browser-downloads.js';
import { createMemoryDownloads } from '../../../../../src/core/workspace/memory-downloads.js';
import { createAssetFile, createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { callAsModel, createTestStudio, decideAll, resultOf } from '../../../../support/test-studio.js';

const LOGO = new Blob([new Uint8Array([0, 255, 137, 80])], { type: 'image/png' });
const SEED = {
  rootName: 'site',
  files: [createTextFile('index.html', '<h1>안녕</h1>'), createAssetFile('img/logo.png', LOGO)],
};

async function openStudio() {
  const sink = createMemoryDownloads();
  const studio = await createTestStudio({ seed: SEED, downloads: sink });
  return { studio, sink };
}

describe('workspace.downloadFile', () => {
  it('hands over a text with its name and type, and changes nothing', async () => {
    const { studio, sink } = await openStudio();
    const before = studio.workspace.getSnapshot().state;
    assert.deepEqual(resultOf(await callAsModel(studio, 'workspace.downloadFile', { path: './index.html' })), {
      path: 'index.html',
      kind: 'text',
      size: 11,
      storageMode: 'memory',
    });
    assert.deepEqual(sink.downloads, [{ fileName: 'index.html', mimeType: 'text/html', content: '<h1>안녕</h1>' }]);
    assert.equal(studio.workspace.getSnapshot().state, before);
    await studio.dispose();
  });

  it('hands over the very Blob of an asset under its name without folders', async () => {
    const { studio, sink } = await openStudio();
    const result = resultOf(await callAsModel(studio, 'workspace.downloadFile', { path: 'img/logo.png' }));
    assert.deepEqual([result['kind'], result['size']], ['asset', 4]);
    assert.equal(sink.downloads[0]?.fileName, 'logo.png');
    assert.equal(sink.downloads[0]?.content, LOGO);
    await studio.dispose();
  });

  it('hands over what the person sees, typing included', async () => {
    const { studio, sink } = await openStudio();
    studio.commands.editDraft('index.html', '<h1>typed</h1>');
    await callAsModel(studio, 'workspace.downloadFile', { path: 'index.html' });
    assert.equal(sink.downloads[0]?.content, '<h1>typed</h1>');
    await studio.dispose();
  });

  it('waits for approval of a model’s call, shows its path, and hands nothing over after a denial', async () => {
    const { studio, sink } = await openStudio();
    const previews: unknown[] = [];
    studio.approvals.store.subscribe(() => {
      previews.push(...studio.approvals.store.getSnapshot().map((entry) => entry.safeArgumentPreview));
    });
    const stop = decideAll(studio, 'deny');
    const call = { name: 'workspace.downloadFile', arguments: { path: 'index.html' } };
    const { error } = await studio.registry.executeModelToolCall(call);
    stop();
    assert.equal(error?.code, 'TOOL_POLICY_DENIED');
    assert.deepEqual(previews, ['path: index.html']);
    assert.deepEqual(sink.downloads, []);
    await studio.dispose();
  });

  it('answers a code for a file that is not there, and where nothing could take the file', async () => {
    const { studio } = await openStudio();
    const missing = await callAsModel(studio, 'workspace.downloadFile', { path: 'gone.js' });
    assert.equal(missing.error?.code, 'WORKSPACE_FILE_NOT_FOUND');
    await studio.dispose();
    for (const downloads of [undefined, createBrowserDownloads()]) {
      const bare = await createTestStudio({ seed: SEED, ...(downloads && { downloads }) });
      const { error } = await callAsModel(bare, 'workspace.downloadFile', { path: 'index.html' });
      assert.equal(error?.code, 'WORKSPACE_DOWNLOAD_UNAVAILABLE');
      await bare.dispose();
    }
  });

  it('is what the local agent does, and says that nothing changed', async () => {
    const { studio, sink } = await openStudio();
    const stop = decideAll(studio, 'allow');
    const outcome = await studio.agent.run('Download the current file');
    stop();
    assert.equal(outcome.state, 'completed');
    assert.equal(sink.downloads.length, 1);
    const message = studio.agent.getSnapshot().messages.at(-1);
    assert.deepEqual([message?.code, message?.revision], ['agent.downloaded', undefined]);
    await studio.dispose();
  });
});
