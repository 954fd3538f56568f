import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/trace.js';
import type { JigTraceElement } from '../../../../src/elements/trace/trace-element.js';
import { waitUntil } from '../../../support/wait-until.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { sampleApproval } from '../../../support/sample-tools.js';
import { WAITING_TRACE, sampleEntry } from '../../../support/sample-trace.js';

async function show(studio: FakeStudio | undefined): Promise<JigTraceElement> {
  const element = await fixture<JigTraceElement>(html`<jig-trace .studio=${studio}></jig-trace>`);
  await element.updateComplete;
  return element;
}

function studioWith(entries: Parameters<FakeStudio['stores']['trace']['set']>[0]): FakeStudio {
  const studio = createFakeStudio();
  studio.stores.trace.set(entries);
  return studio;
}

const rows = (element: JigTraceElement): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('[part=row]'),
];
const row = (element: JigTraceElement, id: string): HTMLElement =>
  element.renderRoot.querySelector<HTMLElement>(`[data-entry="${id}"]`)!;
const words = (node: Element): string => node.textContent!.replace(/\s+/g, ' ').trim();
const button = (element: JigTraceElement, label: string): HTMLButtonElement =>
  element.renderRoot.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
const barOf = (element: JigTraceElement, id: string): { readonly x: number; readonly width: number } => {
  const bar = row(element, id).querySelector('rect')!;
  return { x: Number.parseFloat(bar.getAttribute('x')!), width: Number.parseFloat(bar.getAttribute('width')!) };
};

describe('jig-trace', () => {
  it('says what to do when there is no studio', async () => {
    const element = await show(undefined);
    expect(words(element.renderRoot as unknown as Element)).to.contain('No studio here yet');
    await expect(element).to.be.accessible();
  });

  it('says that nothing has run, and offers nothing to copy or clear', async () => {
    const element = await show(studioWith([]));
    expect(words(element.renderRoot as unknown as Element)).to.contain('Nothing has run yet');
    expect(button(element, 'Copy trace').disabled).to.equal(true);
    expect(button(element, 'Clear trace').disabled).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('says that the workspace loads', async () => {
    const studio = studioWith([]);
    studio.stores.phase.set('loading');
    const element = await show(studio);
    expect(words(element.renderRoot as unknown as Element)).to.contain('Loading the workspace');
  });

  it('shows each row with its status, name, origin and duration', async () => {
    const studio = studioWith(WAITING_TRACE);
    studio.stores.approvals.set([sampleApproval()]);
    const element = await show(studio);
    expect(rows(element).map((line) => words(line.querySelector('.name')!))).to.deep.equal([
      'agent.request',
      'tools/list',
      'workspace.getStatus',
      'workspace.readFile',
      'preview.updateHero',
    ]);
    expect(words(row(element, 'trace-2')))
      .to.contain('17 tools')
      .and.to.contain('1 ms')
      .and.to.contain('completed');
    expect(words(row(element, 'trace-4')))
      .to.contain('local · agent')
      .and.to.contain('3 ms');
    expect(element.matches(':state(running)')).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('marks the call that waits for approval, and the run around it, as waiting', async () => {
    const studio = studioWith([
      ...WAITING_TRACE,
      sampleEntry('other', 'workspace.readFile', { status: 'running', sessionId: 'session-2' }),
    ]);
    studio.stores.approvals.set([sampleApproval()]);
    const element = await show(studio);
    const status = (id: string): string | undefined => row(element, id).dataset['status'];
    expect([status('trace-5'), status('trace-1'), status('other')]).to.deep.equal(['waiting', 'waiting', 'running']);
    expect(words(row(element, 'trace-5'))).to.contain('needs approval');
    studio.stores.approvals.set([]);
    await element.updateComplete;
    expect(status('trace-5')).to.equal('running');
  });

  it('draws the bars of a session on one scale of time', async () => {
    const element = await show(
      studioWith([
        sampleEntry('run', 'run', { kind: 'agent', durationMs: 100 }),
        sampleEntry('half', 'workspace.getStatus', { at: 50, durationMs: 25 }),
        sampleEntry('late', 'workspace.readFile', { at: 100, durationMs: 0 }),
      ]),
    );
    expect(barOf(element, 'run')).to.deep.equal({ x: 0, width: 100 });
    expect(barOf(element, 'half')).to.deep.equal({ x: 50, width: 25 });
    const late = barOf(element, 'late');
    expect(late.width).to.be.greaterThan(0);
    expect(late.x + late.width).to.be.at.most(100);
  });

  it('opens the details of a row: ids, outcome, redacted texts', async () => {
    const element = await show(
      studioWith([
        sampleEntry('trace-9', 'preview.setTheme', {
          toolCallId: 'provider-7',
          status: 'failed',
          errorCode: 'PREVIEW_ACK_TIMEOUT',
          retryable: true,
          argumentsText: '{ "theme": "emerald" }',
          resultText: '{ "code": "PREVIEW_ACK_TIMEOUT" }',
        }),
      ]),
    );
    expect(words(row(element, 'trace-9'))).to.contain('PREVIEW_ACK_TIMEOUT');
    row(element, 'trace-9').click();
    await element.updateComplete;
    const detail = words(element.renderRoot.querySelector('[part=detail]')!);
    for (const part of ['failed · can be retried', 'provider-7', 'trace-9', 'session-1', '"theme": "emerald"']) {
      expect(detail).to.contain(part);
    }
    await expect(element).to.be.accessible();
    row(element, 'trace-9').click();
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[part=detail]')).to.equal(null);
  });

  it('calls a failure that must not be repeated final', async () => {
    const element = await show(
      studioWith([sampleEntry('a', 'x', { status: 'failed', errorCode: 'TOOL_POLICY_DENIED', retryable: false })]),
    );
    row(element, 'a').click();
    await element.updateComplete;
    expect(words(element.renderRoot.querySelector('[part=detail]')!)).to.contain('failed · final');
  });

  it('is one Tab stop; arrows, Home and End move, Enter opens, Escape closes', async () => {
    const element = await show(studioWith(WAITING_TRACE));
    const focused = (): string | undefined => (element.shadowRoot!.activeElement as HTMLElement).dataset['entry'];
    expect(rows(element).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    rows(element)[0]!.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal('trace-2');
    await sendKeys({ press: 'End' });
    expect(focused()).to.equal('trace-5');
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal('trace-5');
    await sendKeys({ press: 'Home' });
    expect(focused()).to.equal('trace-1');
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(rows(element)[0]!.getAttribute('aria-expanded')).to.equal('true');
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(rows(element)[0]!.getAttribute('aria-expanded')).to.equal('false');
  });

  it('groups by session, the newest first, and can show one alone', async () => {
    const element = await show(
      studioWith([
        sampleEntry('a', 'workspace.undo', { sessionId: 's1' }),
        sampleEntry('b', 'preview.refresh', { sessionId: 's2', at: 500 }),
      ]),
    );
    expect(rows(element).map(({ dataset }) => dataset['entry'])).to.deep.equal(['b', 'a']);
    const select = element.renderRoot.querySelector('select')!;
    select.value = 's1';
    select.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect(rows(element).map(({ dataset }) => dataset['entry'])).to.deep.equal(['a']);
    element.session = 'gone';
    await element.updateComplete;
    expect(rows(element)).to.have.length(2);
    await expect(element).to.be.accessible();
  });

  it('has no session selector for a single session', async () => {
    const element = await show(studioWith(WAITING_TRACE));
    expect(element.renderRoot.querySelector('select')).to.equal(null);
  });

  it('clears by command, but not while something runs', async () => {
    const studio = studioWith(WAITING_TRACE);
    const element = await show(studio);
    expect(button(element, 'Clear trace').disabled).to.equal(true);
    studio.stores.trace.set([sampleEntry('a', 'workspace.undo')]);
    await element.updateComplete;
    button(element, 'Clear trace').click();
    expect(studio.calls).to.deep.equal(['clearTrace()']);
  });

  it('downloads what the command exports, as a JSON file', async () => {
    const element = await show(studioWith([sampleEntry('a', 'workspace.undo')]));
    let name = '';
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      name = this.download;
    };
    try {
      button(element, 'Download trace').click();
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(name).to.equal('context-action-studio-trace.json');
  });

  it('says that it copied', async () => {
    const element = await show(studioWith([sampleEntry('a', 'workspace.undo')]));
    button(element, 'Copy trace').focus();
    button(element, 'Copy trace').click();
    const status = element.renderRoot.querySelector('[role=status]')!;
    await waitUntil(() => words(status) !== '', 'what is said');
    expect(words(status)).to.equal('Copied');
    expect((element.shadowRoot!.activeElement as HTMLElement).getAttribute('aria-label')).to.equal('Copy trace');
  });

  it('shows several thousand characters of text without growing past its box', async () => {
    const element = await show(studioWith([sampleEntry('a', 'x', { resultText: 'word '.repeat(480) })]));
    row(element, 'a').click();
    await element.updateComplete;
    const text = element.renderRoot.querySelector('pre')!;
    expect(text.clientHeight).to.be.at.most(200);
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
  });
});
