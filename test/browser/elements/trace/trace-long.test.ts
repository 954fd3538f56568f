import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/trace.js';
import { createTrace } from '../../../../src/core/trace/trace.js';
import type { TraceEntry } from '../../../../src/core/trace/trace-model.js';
import type { JigTraceElement } from '../../../../src/elements/trace/trace-element.js';
import { createFakeStudio } from '../../../support/fake-studio-view.js';
import { sampleEntry } from '../../../support/sample-trace.js';
import { waitUntil } from '../../../support/wait-until.js';

async function show(entries: readonly TraceEntry[]): Promise<JigTraceElement> {
  const studio = createFakeStudio(`long-${Math.random()}`);
  studio.stores.trace.set(entries);
  const element = await fixture<JigTraceElement>(
    html`<jig-trace .studio=${studio} style="height: 320px; width: 640px"></jig-trace>`,
  );
  await element.updateComplete;
  await nextFrame();
  return element;
}

const rows = (element: JigTraceElement): readonly HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('[part=row]'),
];
const names = (element: JigTraceElement): readonly string[] =>
  rows(element).map((row) => row.querySelector('.name')?.textContent ?? '');
const box = (element: JigTraceElement): HTMLElement => element.renderRoot.querySelector<HTMLElement>('.rows')!;
const button = (element: JigTraceElement, label: string): HTMLButtonElement =>
  element.renderRoot.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
const many = (count: number, sessions = 4): readonly TraceEntry[] =>
  Array.from({ length: count }, (_, index) =>
    sampleEntry(`t-${index}`, `tool.number${index}`, { sessionId: `s-${index % sessions}`, at: index }),
  );

describe('jig-trace with a long trace', () => {
  it('draws only what is in sight of 100,000 rows, and the scroll bar knows them all', async () => {
    const element = await show(many(100_000));
    expect(rows(element).length).to.be.below(60);
    expect(box(element).scrollHeight).to.be.above(100_000 * 20);
    box(element).scrollTop = box(element).scrollHeight;
    await waitUntil(() => names(element).includes('tool.number99996'), 'the last row of the last session');
    expect(rows(element).length).to.be.below(60);
  });

  it('keeps its place and its heights while an open row scrolls out of sight and back', async () => {
    const element = await show(many(1_000, 1));
    rows(element)[1]!.click();
    await element.updateComplete;
    await nextFrame();
    const height = box(element).scrollHeight;
    box(element).scrollTop = 12_000;
    await nextFrame();
    await element.updateComplete;
    expect(Math.abs(box(element).scrollHeight - height)).to.be.below(4);
    expect(box(element).scrollTop).to.equal(12_000);
  });

  it('goes to its ends and beyond the edge by keyboard', async () => {
    const element = await show(many(1_000, 1));
    rows(element)[0]!.focus();
    await sendKeys({ press: 'End' });
    await waitUntil(() => (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset['entry'] === 't-999');
    await sendKeys({ press: 'ArrowUp' });
    await waitUntil(() => (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset['entry'] === 't-998');
    await sendKeys({ press: 'Home' });
    await waitUntil(() => (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset['entry'] === 't-0');
  });
});

describe('jig-trace, filtered', () => {
  const ENTRIES = [
    sampleEntry('a', 'local-agent', { kind: 'agent' }),
    sampleEntry('b', 'workspace.readFile', { source: 'model' }),
    sampleEntry('c', 'workspace.writeFile', { status: 'failed', errorCode: 'WORKSPACE_SOURCE_LIMIT' }),
  ];

  it('narrows by text, status, method and source, says how many are left, and can show all again', async () => {
    const element = await show(ENTRIES);
    button(element, 'Filter').click();
    await element.updateComplete;
    const [status, method, source] = element.renderRoot.querySelectorAll<HTMLSelectElement>('.filters select');
    const choose = async (select: HTMLSelectElement, value: string): Promise<void> => {
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await element.updateComplete;
    };
    await choose(status!, 'failed');
    expect(names(element)).to.deep.equal(['workspace.writeFile']);
    expect(element.renderRoot.textContent).to.contain('1 of 3 steps');
    await choose(status!, '');
    await choose(method!, 'agent.request');
    expect(names(element)).to.deep.equal(['agent.request']);
    await choose(method!, '');
    await choose(source!, 'model');
    expect(names(element)).to.deep.equal(['workspace.readFile']);
    const text = element.renderRoot.querySelector<HTMLInputElement>('.filters input')!;
    text.value = 'source_limit';
    text.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(element.renderRoot.textContent).to.contain('No step matches this filter.');
    await expect(element).to.be.accessible();
    element.renderRoot.querySelector<HTMLButtonElement>('[part=empty] button')!.click();
    await element.updateComplete;
    expect(rows(element).length).to.equal(3);
  });
});

describe('jig-trace with a trace of the host’s own', () => {
  it('shows it without a studio, follows it, and copies and clears it', async () => {
    const trace = createTrace();
    const element = await fixture<JigTraceElement>(html`<jig-trace .trace=${trace}></jig-trace>`);
    expect(element.renderRoot.textContent).to.contain('Nothing has run yet');
    const span = trace.beginAgentRequest({ name: 'mine', sessionId: 's', source: 'model', mode: 'agent' });
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['agent.request']);
    expect(button(element, 'Clear trace').disabled).to.equal(true);
    span.end({ status: 'completed' });
    await element.updateComplete;
    await expect(element).to.be.accessible();
    button(element, 'Clear trace').click();
    await element.updateComplete;
    expect(trace.getSnapshot()).to.deep.equal([]);
    element.trace = undefined;
    await element.updateComplete;
    expect(element.renderRoot.textContent).to.contain('No studio here yet');
  });
});
