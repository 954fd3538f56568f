import { expect } from '@open-wc/testing';
import type { AgentSnapshot, ConversationMessage } from '../../../../src/core/agent/agent-model.js';
import type { JigChatElement } from '../../../../src/elements/chat/chat-element.js';
import { PROMPT, WAITING_RUN, endedRun } from '../../../support/sample-conversation.js';
import { part, show, studioWith, words } from './chat-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('jig-chat, after an error and in a model’s run', () => {
  for (const [code, retryable, ways] of [
    ['WORKSPACE_FOLDER_STALE', false, ['Reconnect folder']],
    ['WORKSPACE_SIDE_EFFECT_UNKNOWN', true, ['Reconnect folder']],
    ['WORKSPACE_FOLDER_PERMISSION_DENIED', true, ['Grant access', 'Retry']],
    ['PREVIEW_REVISION_SUPERSEDED', true, ['Refresh preview', 'Retry']],
    ['OPENROUTER_AUTHENTICATION_FAILED', false, ['Open settings', 'Use local agent & retry']],
    ['OPENROUTER_INVALID_TOOL_CALL', true, ['Retry', 'Open settings', 'Use local agent & retry']],
    ['WORKSPACE_SOURCE_LIMIT', false, []],
  ] as const) {
    it(`offers ${ways.join(', ') || 'nothing'} for ${code}`, async () => {
      const error = { code, message: 'It failed.', retryable };
      const retry = retryable && code !== 'WORKSPACE_SIDE_EFFECT_UNKNOWN' ? { retryPrompt: PROMPT } : {};
      const run = { ...endedRun({ tone: 'error', text: 'It failed.', error, ...retry }), mode: 'provider' } as const;
      const element = await show(studioWith(run));
      const buttons = [...element.renderRoot.querySelectorAll<HTMLElement>('[data-recovery]')];
      expect(buttons.map(words)).to.deep.equal(ways);
      await expect(element).to.be.accessible();
    });
  }

  it('goes round the provider for one request, keeps its key, and does not leave the prompt in the composer', async () => {
    const error = { code: 'OPENROUTER_ACCESS_DENIED', message: 'No access.', retryable: false };
    const studio = studioWith({ ...endedRun({ tone: 'error', error }), mode: 'provider' });
    const element = await show(studio);
    element.value = PROMPT;
    await element.updateComplete;
    element.renderRoot.querySelector<HTMLElement>('[data-recovery="use-local-agent"]')!.click();
    await element.updateComplete;
    expect(studio.calls).to.deep.equal([`runPrompt(${PROMPT}, {"agent":"local"})`]);
    expect(element.value).to.equal('');
  });

  it('repeats a prompt with what was picked in the preview for it', async () => {
    const error = { code: 'TOOL_TIMEOUT', message: 'Too slow.', retryable: true };
    const ended = endedRun({ tone: 'error', error, retryPrompt: PROMPT });
    const selection = { selector: 'h1', path: 'index.html' };
    const messages = ended.messages.map((message) => (message.role === 'user' ? { ...message, selection } : message));
    const studio = studioWith({ ...ended, messages });
    const element = await show(studio);
    part(element, 'retry').click();
    await element.updateComplete;
    expect(studio.calls).to.deep.equal([`runPrompt(${PROMPT}, ${JSON.stringify({ selection })})`]);
  });

  it('asks the page for the settings, with the code that leads there', async () => {
    const error = { code: 'OPENROUTER_CONFIGURATION_ERROR', message: 'No key.' };
    const element = await show(studioWith(endedRun({ tone: 'error', error })));
    let code: string | undefined;
    element.addEventListener('jig-settings-request', (event) => (code = event.detail.code));
    element.renderRoot.querySelector<HTMLElement>('[data-recovery="open-settings"]')!.click();
    expect(code).to.equal('OPENROUTER_CONFIGURATION_ERROR');
  });

  it('says what came of a way out, and compares a folder in doubt before it is chosen anew', async () => {
    const error = { code: 'WORKSPACE_SIDE_EFFECT_UNKNOWN', message: 'Unknown.' };
    const studio = studioWith(endedRun({ tone: 'error', error }));
    studio.stores.folder.update((folder) => ({ ...folder, linked: true, unsettledPaths: ['index.html'] }));
    const element = await show(studio);
    element.renderRoot.querySelector<HTMLElement>('[data-recovery="reconnect-folder"]')!.click();
    await waitUntil(() => words(part(element, 'composer')).includes('Nothing is in doubt'));
    expect(studio.calls).to.deep.equal(['reconcileFolder()']);
    expect(words(element.renderRoot.querySelector('[role=status]')!)).to.contain('Nothing is in doubt');
  });

  it('hides the ways out while the agent works', async () => {
    const error = { code: 'WORKSPACE_FOLDER_STALE', message: 'Gone.', retryable: true };
    const studio = studioWith({ ...endedRun({ tone: 'error', error, retryPrompt: PROMPT }), running: true });
    const element = await show(studio);
    expect(element.renderRoot.querySelector('[data-recovery]')).to.equal(null);
  });

  it('draws a model’s answer as Markdown while it grows', async () => {
    const studio = studioWith({ ...endedRun({ text: 'I **did' }), running: true });
    const element = await show(studio);
    await waitUntil(() => element.renderRoot.querySelector('.markdown p') !== null);
    studio.stores.agent.set(endedRun({ text: 'I **did** it:\n\n- one' }));
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.markdown strong')!.textContent).to.equal('did');
    expect(element.renderRoot.querySelector('.markdown li')!.textContent).to.equal('one');
    await expect(element).to.be.accessible();
  });

  it('says which attempt of the provider runs, and why', async () => {
    const activity = { kind: 'retrying', attempt: 2, maxAttempts: 3, reason: 'provider' } as const;
    const element = await show(studioWith({ ...WAITING_RUN, activity }));
    expect(words(part(element, 'composer'))).to.contain('Asking again, 2 of 3 (the provider is busy)');
  });

  it('shows a run that a reload cut off as interrupted, never as done', async () => {
    const text = 'The page was left while this ran.';
    const element = await show(studioWith(endedRun({ tone: 'interrupted', code: 'agent.interrupted', text })));
    const mark = element.renderRoot.querySelector<HTMLElement>('.answer .status-mark')!;
    expect(mark.dataset['status']).to.equal('cancelled');
    await expect(element).to.be.accessible();
  });

  it('marks an answer that did not understand as nothing done, not as completed', async () => {
    const said = { tone: 'nothing-done', code: 'agent.unclear', text: 'I could not tell what to change.' } as const;
    const element = await show(studioWith(endedRun(said)));
    const mark = element.renderRoot.querySelector<HTMLElement>('.answer .status-mark')!;
    expect(words(mark)).to.equal('nothing done');
    expect(getComputedStyle(mark).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    await expect(element).to.be.accessible();
  });

  it('shows an error as a sentence, and its code beside, small and to be selected whole', async () => {
    const error = { code: 'OPENROUTER_TIMEOUT', message: '[OPENROUTER_TIMEOUT] Too slow.', retryable: true };
    const element = await show(studioWith(endedRun({ tone: 'error', text: error.message, error })));
    expect(words(element.renderRoot.querySelector('.answer .text')!)).to.equal('Too slow.');
    const code = element.renderRoot.querySelector<HTMLElement>('.recovery .code')!;
    expect(words(code)).to.equal('OPENROUTER_TIMEOUT');
    expect(getComputedStyle(code).userSelect).to.equal('all');
  });
});

describe('jig-chat, and what turns changed', () => {
  const files = ['index.html', 'styles.css', 'app.js', 'pricing.html'];
  const withTurn = (state: 'offered' | 'changed-since' | 'undone', more: Partial<AgentSnapshot> = {}) =>
    studioWith({ ...endedRun({}), ...more, turnUndo: new Map([['m2', { state, paths: files }]]) });
  const later: ConversationMessage[] = [
    { id: 'm3', role: 'user', text: 'Go on' },
    { id: 'm4', role: 'assistant', text: 'Yes.' },
  ];
  const undo = (element: JigChatElement) => part<HTMLButtonElement>(element, 'undo-turn');

  it('offers to undo a turn, also one with others after it, and says which files that is about', async () => {
    const studio = withTurn('offered', { messages: [...endedRun({}).messages, ...later] });
    const element = await show(studio);
    expect(words(undo(element).parentElement!)).to.equal('Undo this turn index.html, styles.css, app.js and 1 more');
    undo(element).focus();
    undo(element).click();
    await waitUntil(() => words(element.renderRoot.querySelector('[role=status]')!) !== '');
    expect(studio.calls).to.deep.equal(['undoTurn(m2)']);
    await expect(element).to.be.accessible();
    studio.stores.agent.update((agent) => ({
      ...agent,
      turnUndo: new Map([['m2', { state: 'undone', paths: files }]]),
    }));
    await element.updateComplete;
    expect(undo(element)).to.equal(null);
    expect(words(part(element, 'log'))).to.contain('Undone: the files of this turn are as they were');
  });

  it('does not let it be pressed while the agent works', async () => {
    const element = await show(withTurn('offered', { running: true }));
    expect(undo(element).disabled).to.equal(true);
  });

  it('says which files were changed after the turn instead of offering what cannot be done, in both languages', async () => {
    const element = await show(withTurn('changed-since'));
    expect(undo(element)).to.equal(null);
    expect(words(part(element, 'log'))).to.contain(
      'Changed after this turn: index.html, styles.css, app.js and 1 more. Undo the later change first.',
    );
    const korean = await show(withTurn('changed-since'), 'ko');
    await waitUntil(() => words(part(korean, 'log')).includes('이번 차례 뒤에 바뀐 파일: index.html'));
    await expect(korean).to.be.accessible();
  });
});
