import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AgentOutcome } from '../../../../src/core/agent/agent-model.js';
import { COMPLETED_RUN, PROMPT, WAITING_RUN, endedRun } from '../../../support/sample-conversation.js';
import { sampleApproval } from '../../../support/sample-tools.js';
import { field, part, show, studioWith, suggestions, type, words } from './chat-page.js';
import { waitUntil } from '../../../support/wait-until.js';

const failed = (code: string): AgentOutcome => ({
  state: 'failed',
  sessionId: 'session-1',
  error: { code, message: 'It failed.', retryable: true },
});

describe('jig-chat', () => {
  it('says what to do when there is no studio', async () => {
    const element = await show(undefined);
    expect(words(element.renderRoot)).to.contain('No studio here yet');
    await expect(element).to.be.accessible();
  });

  it('suggests first prompts that the tools at hand can carry out, and runs the chosen one', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await waitUntil(() => part(element, 'suggestions') !== null);
    expect(suggestions(element).map(words)).to.deep.equal([PROMPT, 'Show workspace status']);
    await expect(element).to.be.accessible();
    suggestions(element)[0]!.click();
    expect(studio.calls).to.deep.equal([`runPrompt(${PROMPT})`]);
  });

  it('is disabled with the reason while the workspace loads', async () => {
    const studio = studioWith();
    studio.stores.phase.set('loading');
    const element = await show(studio);
    await waitUntil(() => part(element, 'suggestions') !== null);
    expect(field(element).disabled).to.equal(true);
    expect(part<HTMLButtonElement>(element, 'send').disabled).to.equal(true);
    expect(suggestions(element).every(({ disabled }) => disabled)).to.equal(true);
    expect(words(part(element, 'composer'))).to.contain('Loading the workspace');
    await expect(element).to.be.accessible();
    studio.stores.phase.set('ready');
    await element.updateComplete;
    expect(field(element).disabled).to.equal(false);
  });

  it('sends with Enter, breaks the line with Shift+Enter, and empties the composer', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await element.focusComposer();
    await sendKeys({ type: 'one' });
    await sendKeys({ press: 'Shift+Enter' });
    await sendKeys({ type: 'two' });
    expect(element.value).to.equal('one\ntwo');
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(studio.calls).to.deep.equal(['runPrompt(one\ntwo)']);
    expect(element.value).to.equal('');
    expect(field(element).value).to.equal('');
  });

  it('does not send what an input method still composes', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await type(element, '안녕');
    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    field(element).dispatchEvent(composing);
    expect(studio.calls).to.deep.equal([]);
    expect(composing.defaultPrevented).to.equal(false);
  });

  it('does not send blanks', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await type(element, '  \n ');
    await sendKeys({ press: 'Enter' });
    expect(studio.calls).to.deep.equal([]);
    expect(part<HTMLButtonElement>(element, 'send').disabled).to.equal(true);
  });

  it('lets a host veto a prompt, and keeps its text', async () => {
    const studio = studioWith();
    const element = await show(studio);
    let heard = '';
    element.parentElement!.addEventListener('jig-prompt-request', (event) => {
      heard = event.detail.prompt;
      event.preventDefault();
    });
    await type(element, 'Make it emerald');
    part<HTMLButtonElement>(element, 'send').click();
    expect(heard).to.equal('Make it emerald');
    expect(studio.calls).to.deep.equal([]);
    expect(element.value).to.equal('Make it emerald');
  });

  it('keeps typing keys from the page, and lets shortcuts and Escape pass', async () => {
    const element = await show(studioWith());
    const heard: string[] = [];
    const listener = (event: KeyboardEvent): void => void heard.push(event.key);
    document.addEventListener('keydown', listener);
    for (const init of [{ key: 'j' }, { key: '?' }, { key: 'Enter' }, { key: 'k', ctrlKey: true }, { key: 'Escape' }]) {
      field(element).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true }));
    }
    document.removeEventListener('keydown', listener);
    expect(heard).to.deep.equal(['k', 'Escape']);
  });

  it('recalls earlier prompts with the up arrow and returns to what was typed', async () => {
    const studio = studioWith({
      ...COMPLETED_RUN,
      messages: [
        { id: 'a', role: 'user', text: 'first' },
        { id: 'b', role: 'user', text: 'second' },
      ],
    });
    const element = await show(studio);
    await type(element, 'typed');
    field(element).setSelectionRange(0, 0);
    const seen: string[] = [];
    for (const press of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await sendKeys({ press });
      await element.updateComplete;
      seen.push(element.value);
    }
    expect(seen).to.deep.equal(['second', 'first', 'first', 'second', 'typed', 'typed']);
  });

  it('leaves the up arrow to the caret inside a text', async () => {
    const element = await show(studioWith(COMPLETED_RUN));
    await type(element, 'one\ntwo');
    field(element).setSelectionRange(7, 7);
    await sendKeys({ press: 'ArrowUp' });
    await element.updateComplete;
    expect(element.value).to.equal('one\ntwo');
  });

  it('shows the run that waits: steps, the card with its revision, what it waits for, and Cancel', async () => {
    const studio = studioWith(WAITING_RUN);
    studio.stores.approvals.set([sampleApproval()]);
    const element = await show(studio);
    const steps = [...element.renderRoot.querySelectorAll<HTMLElement>('[part=step]')];
    expect(steps.map(({ dataset }) => dataset['status'])).to.deep.equal([
      'completed',
      'completed',
      'completed',
      'waiting',
    ]);
    expect(words(steps[2]!)).to.contain('workspace.readFile').and.to.contain('index.html').and.to.contain('3 ms');
    const card = part(element, 'card');
    expect(words(card)).to.contain('Update the hero?').and.to.contain('r1 → r2').and.to.contain('title: Hello Jig');
    expect(words(part(element, 'composer'))).to.contain('Waiting for your decision');
    expect(words(element.renderRoot.querySelector('[role=status]')!)).to.contain('Approval needed: Update the hero?');
    expect(element.matches(':state(running)') && element.matches(':state(waiting)')).to.equal(true);
    await expect(element).to.be.accessible();
    part<HTMLButtonElement>(element, 'cancel').click();
    expect(studio.calls).to.deep.equal(['cancelRun()']);
  });

  it('cancels with Escape in the composer while the agent works', async () => {
    const studio = studioWith(WAITING_RUN);
    const element = await show(studio);
    await element.focusComposer();
    await sendKeys({ press: 'Escape' });
    expect(studio.calls).to.deep.equal(['cancelRun()']);
  });

  it('does not cancel with the second click of a double click on Send', async () => {
    const studio = studioWith(WAITING_RUN);
    const element = await show(studio);
    part(element, 'cancel').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(studio.calls).to.deep.equal([]);
  });

  it('approves from the conversation and gives the keyboard back to the composer', async () => {
    const studio = studioWith(WAITING_RUN);
    studio.stores.approvals.set([sampleApproval({ id: 'a' })]);
    const element = await show(studio);
    part<HTMLButtonElement>(element, 'approve').click();
    await nextFrame();
    expect(studio.calls).to.deep.equal(['decideApproval(a, allow)']);
    expect(element.shadowRoot!.activeElement).to.equal(field(element));
  });

  it('shows the answer, with a filled chip for the acknowledged revision only on the step that made it', async () => {
    const element = await show(studioWith(COMPLETED_RUN));
    const chips = [...element.renderRoot.querySelectorAll<HTMLElement>('[part=revision]')];
    expect(chips.map(({ dataset }) => [dataset['revision'], dataset['state']])).to.deep.equal([['13', 'shown']]);
    expect(chips[0]!.closest('[part=step]')!.textContent).to.contain('preview.updateHero');
    expect(words(part(element, 'log'))).to.contain('Done. The preview shows revision 13.');
    await expect(element).to.be.accessible();
  });

  it('offers Retry only where the message says that it is safe, with the code small beside it', async () => {
    const error = { code: 'PREVIEW_ACK_TIMEOUT', message: 'The preview did not answer.', retryable: true };
    const studio = studioWith(endedRun({ tone: 'error', text: error.message, error }));
    const element = await show(studio);
    expect(words(part(element, 'log'))).to.contain('PREVIEW_ACK_TIMEOUT');
    expect(part(element, 'retry')).to.equal(null);
    studio.stores.agent.set(endedRun({ tone: 'error', text: error.message, error, retryPrompt: PROMPT }));
    await element.updateComplete;
    await expect(element).to.be.accessible();
    part<HTMLButtonElement>(element, 'retry').click();
    expect(studio.calls).to.deep.equal([`runPrompt(${PROMPT})`]);
  });

  it('calls a retry after a revision conflict by what it does', async () => {
    const error = { code: 'WORKSPACE_REVISION_CONFLICT', message: 'It changed.', retryable: true };
    const element = await show(studioWith(endedRun({ tone: 'error', error, retryPrompt: PROMPT })));
    expect(words(part(element, 'retry'))).to.equal('Re-read & retry');
  });

  it('shows a cancelled and a denied run as such, not as failures', async () => {
    const studio = studioWith(endedRun({ tone: 'cancelled', text: 'Cancelled. Nothing was changed.' }));
    const element = await show(studio);
    const status = (): string | undefined =>
      element.renderRoot.querySelector<HTMLElement>('.answer .status-mark')!.dataset['status'];
    expect(status()).to.equal('cancelled');
    await expect(element).to.be.accessible();
    const error = { code: 'TOOL_POLICY_DENIED', message: 'Denied.' };
    studio.stores.agent.set(endedRun({ text: 'You said no, so nothing was changed.', code: 'agent.denied', error }));
    await element.updateComplete;
    expect(status()).to.equal('cancelled');
    expect(words(part(element, 'log')))
      .to.contain('You said no')
      .and.to.contain('TOOL_POLICY_DENIED');
  });

  it('puts a failed prompt back into an empty composer, but never over new text', async () => {
    const studio = studioWith();
    studio.outcome = Promise.resolve(failed('PREVIEW_ACK_TIMEOUT'));
    const element = await show(studio);
    await type(element, 'try this');
    await sendKeys({ press: 'Enter' });
    await nextFrame();
    expect(element.value).to.equal('try this');
    let end = (_outcome: AgentOutcome): void => undefined;
    studio.outcome = new Promise((resolve) => (end = resolve));
    await sendKeys({ press: 'Enter' });
    await type(element, 'new thought');
    end(failed('PREVIEW_ACK_TIMEOUT'));
    await nextFrame();
    expect(element.value).to.equal('new thought');
  });

  it('does not put back a prompt that a person denied', async () => {
    const studio = studioWith();
    studio.outcome = failed('TOOL_POLICY_DENIED');
    const element = await show(studio);
    await type(element, 'try this');
    await sendKeys({ press: 'Enter' });
    await nextFrame();
    expect(element.value).to.equal('');
  });

  it('shows text as text, never as markup', async () => {
    const studio = studioWith(endedRun({ text: '<b>bold</b><img src=x onerror=alert(1)>' }));
    const element = await show(studio);
    expect(element.renderRoot.querySelector('.log b, .log img')).to.equal(null);
    expect(words(part(element, 'log'))).to.contain('<b>bold</b>');
  });

  it('follows the latest entry until the person scrolls back, and offers the way to the end', async () => {
    const long = Array.from(
      { length: 40 },
      (_, index) => ({ id: `m${index}`, role: 'user', text: `line ${index}` }) as const,
    );
    const studio = studioWith({ ...COMPLETED_RUN, messages: long });
    const element = await show(studio);
    const scroller = part(element, 'scroller');
    const fromEnd = (): number => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    // It goes there with the frame that is painted.
    await nextFrame();
    await nextFrame();
    expect(fromEnd()).to.be.at.most(1);
    scroller.scrollTop = 0;
    scroller.dispatchEvent(new Event('scroll'));
    studio.stores.agent.update((agent) => ({ ...agent, messages: [...long, { id: 'n', role: 'user', text: 'new' }] }));
    await element.updateComplete;
    expect(scroller.scrollTop).to.equal(0);
    const latest = element.renderRoot.querySelector<HTMLButtonElement>('.latest')!;
    expect(words(latest)).to.equal('Latest');
    latest.click();
    await element.updateComplete;
    await nextFrame();
    expect(fromEnd()).to.be.at.most(1);
    expect(element.renderRoot.querySelector('.latest')).to.equal(null);
  });

  it('says that a decision is needed below when the person has scrolled back', async () => {
    const long = Array.from(
      { length: 40 },
      (_, index) => ({ id: `m${index}`, role: 'user', text: `line ${index}` }) as const,
    );
    const studio = studioWith({ ...WAITING_RUN, messages: long });
    const element = await show(studio);
    part(element, 'scroller').scrollTop = 0;
    part(element, 'scroller').dispatchEvent(new Event('scroll'));
    studio.stores.approvals.set([sampleApproval()]);
    await element.updateComplete;
    expect(words(element.renderRoot.querySelector('.latest')!)).to.equal('Approval needed');
    await expect(element).to.be.accessible();
  });

  it('is an approval surface while it is in the page', async () => {
    const studio = studioWith();
    const element = await show(studio);
    expect(studio.attached.approval).to.equal(1);
    element.remove();
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    expect(studio.attached.approval).to.equal(0);
  });

  it('clears the conversation by command, but not while the agent works', async () => {
    const studio = studioWith(COMPLETED_RUN);
    const element = await show(studio);
    const clear = (): HTMLButtonElement | null =>
      element.renderRoot.querySelector('button[aria-label="New conversation"]');
    clear()!.click();
    expect(studio.calls).to.deep.equal(['clearConversation()']);
    studio.stores.agent.set(WAITING_RUN);
    await element.updateComplete;
    expect(clear()).to.equal(null);
  });

  it('speaks Korean where the page does, answers by code included', async () => {
    const element = await show(studioWith(COMPLETED_RUN), 'ko');
    expect(words(part(element, 'log'))).to.contain('미리보기가 13번 리비전을 보여 줍니다');
    expect(words(part(element, 'send'))).to.equal('보내기');
  });
});
