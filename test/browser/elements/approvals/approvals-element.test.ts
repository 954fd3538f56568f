import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../../src/define/approvals.js';
import { summarizeProgram } from '../../../../src/core/code-mode/summarize-program.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import type { JigApprovalsElement } from '../../../../src/elements/approvals/approvals-element.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { SAMPLE_TOOLS, sampleApproval } from '../../../support/sample-tools.js';
import { waitUntil } from '../../../support/wait-until.js';

async function show(studio: FakeStudio | undefined, lang = 'en'): Promise<JigApprovalsElement> {
  const around = await fixture<HTMLElement>(
    html`<div lang=${lang}><jig-approvals .studio=${studio}></jig-approvals></div>`,
  );
  const element = around.querySelector('jig-approvals')!;
  await element.updateComplete;
  return element;
}

function studioWith(...ids: readonly string[]): FakeStudio {
  const studio = createFakeStudio();
  studio.stores.catalog.set(SAMPLE_TOOLS);
  studio.stores.workspace.update((snapshot) => ({ ...snapshot, state: { ...snapshot.state, revision: 12 } }));
  for (const id of ids) studio.stores.approvals.update((waiting) => [sampleApproval({ id }), ...waiting]);
  return studio;
}

const cards = (element: JigApprovalsElement): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('[data-approval]'),
];
const ids = (element: JigApprovalsElement): (string | undefined)[] =>
  cards(element).map((card) => card.dataset['approval']);
const button = (card: HTMLElement | undefined, part: string): HTMLButtonElement =>
  card!.querySelector<HTMLButtonElement>(`[part=${part}]`)!;
const text = (element: JigApprovalsElement): string => element.renderRoot.textContent!.replace(/\s+/g, ' ');

describe('jig-approvals', () => {
  it('says what to do when there is no studio', async () => {
    const element = await show(undefined);
    expect(text(element)).to.contain('No studio here yet');
    await expect(element).to.be.accessible();
  });

  it('says that nothing waits', async () => {
    const element = await show(studioWith());
    expect(text(element)).to.contain('Nothing waits for you');
    expect(element.matches(':state(waiting)')).to.equal(false);
    await expect(element).to.be.accessible();
  });

  it('shows tool, description, source, mode, argument names, safe preview and the revision it leads to', async () => {
    const element = await show(studioWith('a'));
    const shown = text(element);
    for (const part of [
      'Update the hero?',
      'preview.updateHero',
      'Changes title and subtitle of the hero section.',
      'local · agent',
      'title: Hello Jig · subtitle: A quiet place to build.',
      'r12 → r13',
    ]) {
      expect(shown).to.contain(part);
    }
    const names = [...cards(element)[0]!.querySelectorAll('.argument')].map((name) => name.textContent);
    expect(names).to.deep.equal(['title', 'subtitle']);
    expect(element.matches(':state(waiting)')).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('draws a value that looks like markup as text', async () => {
    const studio = studioWith();
    studio.stores.approvals.set([sampleApproval({ safeArgumentPreview: 'title: <img src=x onerror=alert(1)>' })]);
    const element = await show(studio);
    expect(element.renderRoot.querySelector('img')).to.equal(null);
    expect(text(element)).to.contain('<img src=x onerror=alert(1)>');
  });

  it('says what a program may do in the language of the reader, and leaves values as they are', async () => {
    const phrases = summarizeProgram(
      toToolCallRequest({ name: 'execute_code_mode', arguments: { source: 'text(1)' } }),
    );
    const safeArgumentPreview = `path: a.md · ${phrases[0]!.text}`;
    const studio = studioWith();
    studio.stores.approvals.set([sampleApproval({ safeArgumentPreview, phrases })]);
    const element = await show(studio);
    const preview = (): string => element.renderRoot.querySelector('.preview')!.textContent!.trim();
    expect(preview()).to.equal('path: a.md · a program of 7 bytes that may read');
    element.lang = 'ko';
    await waitUntil(() => preview() === 'path: a.md · 7바이트 프로그램: 읽기만 할 수 있음');
  });

  it('promises no revision for a tool that is not known to change the workspace', async () => {
    const studio = studioWith();
    studio.stores.approvals.set([
      sampleApproval({ id: 'host', name: 'shop.restock' }),
      sampleApproval({ id: 'refresh', name: 'preview.refresh' }),
    ]);
    const element = await show(studio);
    expect(element.renderRoot.querySelector('[part=revision]')).to.equal(null);
  });

  it('warns of a destructive tool in words', async () => {
    const studio = studioWith();
    studio.stores.approvals.set([sampleApproval({ name: 'workspace.reset', argumentKeys: [] })]);
    const element = await show(studio);
    expect(text(element)).to.contain('Destructive');
  });

  it('shows a bounded part of argument names, which a model chooses', async () => {
    const studio = studioWith();
    const argumentKeys = Array.from({ length: 500 }, (_, index) => `${index}`.padEnd(500, 'n'));
    studio.stores.approvals.set([sampleApproval({ argumentKeys })]);
    const element = await show(studio);
    const names = [...cards(element)[0]!.querySelectorAll('.argument')].map((name) => name.textContent?.length);
    expect(names).to.deep.equal(Array.from({ length: 20 }, () => 60));
    expect(text(element)).to.contain('+480');
  });

  it('keeps the oldest card first, so an arriving one moves nothing', async () => {
    const studio = studioWith('a', 'b');
    const element = await show(studio);
    expect(ids(element)).to.deep.equal(['a', 'b']);
    studio.stores.approvals.update((waiting) => [sampleApproval({ id: 'c' }), ...waiting]);
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['a', 'b', 'c']);
  });

  it('raises the decision and moves the focus to the next card, at last to the heading', async () => {
    const studio = studioWith('a', 'b');
    const element = await show(studio);
    const [first, second] = cards(element);
    button(first, 'approve').click();
    await nextFrame();
    expect(studio.calls).to.deep.equal(['decideApproval(a, allow)']);
    expect(element.shadowRoot!.activeElement).to.equal(second);
    button(second, 'deny').click();
    await nextFrame();
    expect(studio.calls.at(-1)).to.equal('decideApproval(b, deny)');
    expect(element.shadowRoot!.activeElement?.localName).to.equal('h2');
  });

  it('denies with Escape inside a card, and the page does not hear that key', async () => {
    const studio = studioWith('a');
    const element = await show(studio);
    let heard = 0;
    const listener = (): void => void (heard += 1);
    document.addEventListener('keydown', listener);
    button(cards(element)[0], 'approve').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    document.removeEventListener('keydown', listener);
    expect(studio.calls).to.deep.equal(['decideApproval(a, deny)']);
    expect(heard).to.equal(0);
  });

  it('does not let the second click of a double click decide the next card', async () => {
    const studio = studioWith('a', 'b');
    const element = await show(studio);
    button(cards(element)[0], 'approve').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    await nextFrame();
    button(cards(element)[0], 'approve').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(studio.calls).to.deep.equal(['decideApproval(a, allow)']);
  });

  it('announces a new request politely and takes no focus', async () => {
    const studio = studioWith();
    const element = await show(studio);
    const before = document.activeElement;
    studio.stores.approvals.set([sampleApproval()]);
    await element.updateComplete;
    const status = element.renderRoot.querySelector('[role=status]')!;
    expect(status.textContent).to.contain('Approval needed: Update the hero?');
    expect(document.activeElement).to.equal(before);
  });

  it('is a surface while it is in the page; a move keeps it one, a removal ends it', async () => {
    const studio = studioWith();
    const element = await show(studio);
    expect(studio.attached.approval).to.equal(1);
    const other = await fixture<HTMLElement>(html`<section></section>`);
    other.append(element);
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    expect(studio.attached.approval).to.equal(1);
    element.remove();
    expect(studio.attached.approval).to.equal(1);
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    expect(studio.attached.approval).to.equal(0);
  });

  it('moves to another studio with its property', async () => {
    const [one, two] = [studioWith('a'), studioWith('b')];
    const element = await show(one);
    element.studio = two;
    await element.updateComplete;
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['b']);
    expect([one.attached.approval, two.attached.approval]).to.deep.equal([0, 1]);
  });

  it('speaks Korean where the page does', async () => {
    const element = await show(studioWith('a'), 'ko');
    expect(text(element)).to.contain('승인').and.to.contain('거부');
    await expect(element).to.be.accessible();
  });
});
