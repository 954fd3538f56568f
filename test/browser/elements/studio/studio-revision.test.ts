import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { JigRevisionRequestEvent } from '../../../../src/elements/revision/revision-request-event.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import type { TraceEntry } from '../../../../src/core/trace/trace-model.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { all, find, openStudio, panes, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

const call = (id: string, startedAt: number, revision: number): TraceEntry => ({
  id,
  kind: 'call',
  method: 'tools/call',
  name: `workspace.${id}`,
  sessionId: 's',
  source: 'local',
  status: 'completed',
  startedAt,
  durationMs: 4,
  revision,
});

/** A workspace at revision 3, made by `write`; `read` saw it later. */
function studioAtThree(): FakeStudio {
  const fake = createFakeStudio();
  fake.stores.trace.set([call('read', 30, 3), call('write', 20, 3), call('open', 10, 2)]);
  fake.stores.workspace.update((workspace) => ({ ...workspace, state: { ...workspace.state, revision: 3 } }));
  return fake;
}

const focusedRow = (studio: JigStudioElement): string | undefined =>
  (find(studio, 'jig-trace').shadowRoot?.activeElement as HTMLElement | null)?.dataset['entry'];

describe('a revision chip', () => {
  it('leads to the call that made the revision, by keyboard, and unfolds what shows it', async () => {
    const studio = await openStudio(studioAtThree(), 1280);
    find(studio, '#dock-tab-problems').click();
    find(studio, '[part="preview-toggle"]').click();
    await studio.updateComplete;
    find(studio, '.status .revision').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => focusedRow(studio) === 'write', 'the row has the focus');
    const row = find(studio, 'jig-trace').shadowRoot?.querySelector('[data-entry="write"]');
    expect(row?.getAttribute('aria-expanded')).to.equal('true');
    expect(panes(studio)).to.equal('chat code dock preview');
  });

  it('does the same from another panel: the preview’s', async () => {
    const studio = await openStudio(studioAtThree(), 1280);
    const chip = (): HTMLElement | null | undefined =>
      find(studio, 'jig-preview').shadowRoot?.querySelector('.revision');
    await waitUntil(chip);
    chip()?.click();
    // The fake preview shows revision 1, which nobody made: it was there.
    await waitUntil(() => all(studio, '[part="toast"]').length === 1, 'the news');
    expect(text(studio, '[part="toast"]')).to.contain('No call in the trace made revision 1.');
  });

  it('brings the trace forward in a narrow studio', async () => {
    const studio = await openStudio(studioAtThree(), 380);
    studio.renderRoot.querySelector('jig-chat')?.dispatchEvent(requestFrom(studio));
    await waitUntil(() => panes(studio) === 'dock');
    await waitUntil(() => focusedRow(studio) === 'write');
    expect(all(studio, '.bottom button .revision').map((chip) => chip.localName)).to.deep.equal(['span']);
  });

  it('stands in the trace on the call that made the revision, filled once it was shown, red where it failed', async () => {
    const fake = studioAtThree();
    fake.stores.trace.update((trace) => [
      { ...call('broken', 50, 5), status: 'failed', errorCode: 'PREVIEW_RENDER_FAILED' },
      { ...call('patch', 40, 4), summary: 'app.js · r4' },
      ...trace,
    ]);
    fake.stores.catalog.set([
      { name: 'workspace.open', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
    ]);
    fake.stores.preview.update((preview) => ({ ...preview, acknowledgedRevision: 3 }));
    const studio = await openStudio(fake, 1280);
    const trace = find(studio, 'jig-trace');
    await waitUntil(() => trace.shadowRoot?.querySelector('.revision'));
    const chips = [...trace.shadowRoot!.querySelectorAll<HTMLElement>('.line:has(.revision)')].map((line) => {
      const chip = line.querySelector<HTMLElement>('.revision')!;
      return [
        line.querySelector<HTMLElement>('.row')?.dataset['entry'],
        chip.dataset['revision'],
        chip.dataset['state'],
      ];
    });
    expect(chips.sort()).to.deep.equal([
      ['broken', '5', 'failed'],
      ['patch', '4', 'rendering'],
      ['write', '3', 'shown'],
    ]);
    expect(trace.shadowRoot!.querySelector('[data-entry="patch"] .summary')?.textContent).to.equal('app.js');
    await expect(trace).to.be.accessible();
    find(studio, '[part="preview-toggle"]').click();
    await studio.updateComplete;
    trace.shadowRoot!.querySelector<HTMLElement>('.revision[data-revision="3"]')!.click();
    await waitUntil(() => focusedRow(studio) === 'write', 'its row has the focus');
    expect(panes(studio)).to.contain('preview');
  });

  it('is left to the host that prevents it', async () => {
    const studio = await openStudio(studioAtThree(), 1280);
    let asked: number | undefined;
    studio.addEventListener('jig-revision-request', (event) => {
      event.preventDefault();
      asked = event.detail.revision;
    });
    find(studio, '.status .revision').click();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).to.equal(3);
    expect(focusedRow(studio)).to.equal(undefined);
  });
});

function requestFrom(studio: JigStudioElement): JigRevisionRequestEvent {
  let event: JigRevisionRequestEvent | undefined;
  const chip = find(studio, '.status .revision');
  const take = (raised: JigRevisionRequestEvent): void => {
    event = raised;
    raised.preventDefault();
  };
  studio.addEventListener('jig-revision-request', take, { once: true });
  chip.click();
  if (!event) throw new Error('no request');
  return new (event.constructor as typeof JigRevisionRequestEvent)({ revision: 3 });
}
