import { expect, nextFrame } from '@open-wc/testing';
import type { ToolCallError } from '../../../../src/core/protocol/result.js';
import type { JigCatalogElement } from '../../../../src/elements/catalog/catalog-element.js';
import { writeFakeFile, type FakeStudio } from '../../../support/fake-studio-view.js';
import { field, part, run, select, show, studioWith, typeArguments, words } from './catalog-page.js';
import { waitUntil } from '../../../support/wait-until.js';

const ways = (element: JigCatalogElement): HTMLButtonElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLButtonElement>('[data-recovery]'),
];

async function failing(
  error: ToolCallError,
  tool = 'workspace.applyPatch',
): Promise<{ readonly studio: FakeStudio; readonly element: JigCatalogElement }> {
  const studio = studioWith();
  studio.answer = { content: [], isError: true, error };
  const element = await show(studio);
  await select(element, tool);
  return { studio, element };
}

describe('jig-catalog, after a failed run', () => {
  for (const [code, retryable, names] of [
    ['WORKSPACE_REVISION_CONFLICT', true, ['Re-read & retry']],
    ['TOOL_TIMEOUT', true, ['Retry']],
    ['WORKSPACE_FOLDER_STALE', false, ['Reconnect folder']],
    ['WORKSPACE_FOLDER_PERMISSION_DENIED', true, ['Grant access', 'Retry']],
    ['PREVIEW_ACK_TIMEOUT', true, ['Refresh preview', 'Retry']],
    ['OPENROUTER_AUTHENTICATION_FAILED', false, []],
    ['WORKSPACE_SOURCE_LIMIT', false, []],
  ] as const) {
    it(`offers ${names.join(', ') || 'nothing'} for ${code}`, async () => {
      const { element } = await failing({ code, message: 'It failed.', retryable });
      await run(element);
      expect(ways(element).map(words)).to.deep.equal(names);
      await expect(element).to.be.accessible();
    });
  }

  it('repeats the arguments that failed, not what was typed since, and shows what it runs', async () => {
    const { studio, element } = await failing(
      { code: 'TOOL_TIMEOUT', message: 'Too slow.', retryable: true },
      'shop.restock',
    );
    await typeArguments(element, '{ "article": 7 }');
    await run(element);
    await typeArguments(element, '{ "article": 8 }');
    part<HTMLButtonElement>(element, 'retry').click();
    await nextFrame();
    expect(studio.calls).to.deep.equal([
      'callTool(shop.restock, {"article":7})',
      'callTool(shop.restock, {"article":7})',
    ]);
    expect(JSON.parse(field(element).value)).to.deep.equal({ article: 7 });
  });

  it('reads the revision anew before it retries after a conflict', async () => {
    const { studio, element } = await failing({
      code: 'WORKSPACE_REVISION_CONFLICT',
      message: 'It changed.',
      retryable: true,
    });
    await typeArguments(element, '{ "path": "a.css", "expectedRevision": 1 }');
    await run(element);
    writeFakeFile(studio, 'index.html', 'theirs');
    part<HTMLButtonElement>(element, 'retry').click();
    await nextFrame();
    expect(studio.calls.at(-1)).to.equal('callTool(workspace.applyPatch, {"path":"a.css","expectedRevision":2})');
    expect(JSON.parse(field(element).value)).to.deep.equal({ path: 'a.css', expectedRevision: 2 });
  });

  it('confirms a destructive tool again before it is retried, and lets a host veto', async () => {
    const { studio, element } = await failing(
      { code: 'TOOL_TIMEOUT', message: '', retryable: true },
      'workspace.reset',
    );
    await run(element);
    part<HTMLButtonElement>(element, 'confirm').click();
    await nextFrame();
    part<HTMLButtonElement>(element, 'retry').click();
    await nextFrame();
    expect(part<HTMLDialogElement>(element, 'dialog').open).to.equal(true);
    element.addEventListener('jig-run-request', (event) => event.preventDefault());
    part<HTMLButtonElement>(element, 'confirm').click();
    await nextFrame();
    expect(studio.calls.length).to.equal(1);
  });

  it('takes a way out and says what came of it; the way is not offered twice meanwhile', async () => {
    const { studio, element } = await failing({ code: 'WORKSPACE_FOLDER_PERMISSION_DENIED', message: 'No.' });
    await run(element);
    let grant = (_permission: 'granted'): void => undefined;
    Object.assign(studio.view.commands, {
      grantFolderAccess: () => new Promise((resolve) => (grant = resolve)),
    });
    ways(element)[0]!.click();
    await element.updateComplete;
    expect(ways(element)).to.deep.equal([]);
    grant('granted');
    await waitUntil(() => words(part(element, 'result')).includes('Access was granted.'));
    expect(ways(element).map(words)).to.deep.equal(['Grant access']);
    await select(element, 'shop.restock');
    await select(element, 'workspace.applyPatch');
    expect(words(part(element, 'result'))).not.to.contain('Access was granted.');
  });

  it('asks before a folder replaces unsaved work, and speaks the reader’s language', async () => {
    const { studio, element } = await failing({ code: 'WORKSPACE_FOLDER_STALE', message: 'Gone.', retryable: true });
    element.lang = 'ko';
    Object.assign(studio.view.commands, {
      openFolder: async (confirm: () => Promise<boolean>) => ({ state: (await confirm()) ? 'opened' : 'cancelled' }),
    });
    await run(element);
    expect(ways(element).map(words)).to.deep.equal(['폴더 다시 연결', '다시 시도']);
    ways(element)[0]!.click();
    await waitUntil(() => element.renderRoot.querySelector('[role=alertdialog]') !== null);
    element.renderRoot.querySelector<HTMLElement>('[role=alertdialog] button')!.click();
    await waitUntil(() => words(part(element, 'result')).includes('바뀐 것은 없습니다.'));
  });
});
