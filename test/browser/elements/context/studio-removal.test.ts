import { expect } from '@open-wc/testing';
import { countResources } from '../../../support/count-resources.js';

// Counted from before the first module of ours runs, so that nothing escapes.
const resources = countResources();
await import('../../../../src/define/studio.js');

/** What the storage library hangs on the window once, when it is first loaded, and never again. */
const OF_THE_STORAGE_LIBRARY = { 'window pagehide': 1, 'window pageshow': 1, 'window x-storagemutated-1': 1 };

/** Polls by frame: the timers that are counted stay the studio's own. */
async function until(condition: () => unknown, limitMs = 20_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never: ${condition.toString()}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function useAndRemove(): Promise<void> {
  const element = document.createElement('jig-studio');
  element.setAttribute('workspace-id', `removal-${Date.now()}`);
  document.body.append(element);
  const { studio } = element;
  await studio?.ready;
  await until(() => element.shadowRoot?.querySelector('jig-editor')?.shadowRoot?.querySelector('.cm-content'));
  await studio?.commands.createFile('more.html', '<p>more</p>');
  expect(studio?.workspace.getFile('more.html').kind).to.equal('text');
  studio?.commands.editDraft('more.html', '<p>typed</p>');
  await element.updateComplete;
  element.remove();
  await until(() => studio?.view.phase.getSnapshot() === 'disposed');
}

describe('a removed studio', () => {
  it('leaves no frame, worker, timer, listener or object URL', async () => {
    await useAndRemove();
    await until(() => Object.keys(resources.open()).every((name) => name in OF_THE_STORAGE_LIBRARY)).catch(
      () => undefined,
    );
    expect(resources.open()).to.deep.equal(OF_THE_STORAGE_LIBRARY);
  }).timeout(60_000);

  it('leaves nothing more when it comes and goes again', async () => {
    for (let round = 0; round < 3; round += 1) await useAndRemove();
    await until(() => Object.keys(resources.open()).every((name) => name in OF_THE_STORAGE_LIBRARY)).catch(
      () => undefined,
    );
    expect(resources.open()).to.deep.equal(OF_THE_STORAGE_LIBRARY);
  }).timeout(90_000);
});
