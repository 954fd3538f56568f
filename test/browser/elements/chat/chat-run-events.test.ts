import { expect } from '@open-wc/testing';
import type { RunState } from '../../../../src/core/agent/agent-model.js';
import type { RunEventDetail } from '../../../../src/elements/chat/run-event.js';
import type { FakeStudio } from '../../../support/fake-studio-view.js';
import { show, studioWith } from './chat-page.js';

const STATES: readonly RunState[] = [
  'started',
  'waiting-for-approval',
  'running',
  'completed',
  'failed',
  'cancelled',
  'interrupted',
];

function enter(studio: FakeStudio, state: RunState, sessionId = 'session-1'): void {
  studio.stores.agent.update((snapshot) => ({ ...snapshot, run: { sessionId, state, agent: 'openrouter' } }));
}

/** Hears on the body: the events leave shadow roots. */
function record(): { readonly heard: RunEventDetail[]; stop(): void } {
  const heard: RunEventDetail[] = [];
  const life = new AbortController();
  for (const state of STATES) {
    const listen = (event: Event): void => void heard.push((event as CustomEvent<RunEventDetail>).detail);
    document.body.addEventListener(`jig-run-${state}`, listen, { signal: life.signal });
  }
  return { heard, stop: () => life.abort() };
}

describe('the run events of jig-chat', () => {
  it('tell every state of a run in order, also those that last no frame, and each once', async () => {
    const studio = studioWith();
    const element = await show(studio);
    const { heard, stop } = record();
    for (const state of ['started', 'running', 'running', 'waiting-for-approval', 'running', 'completed'] as const) {
      enter(studio, state);
    }
    enter(studio, 'started', 'session-2');
    expect(heard.map(({ state, sessionId }) => `${sessionId} ${state}`)).to.deep.equal([
      'session-1 started',
      'session-1 running',
      'session-1 waiting-for-approval',
      'session-1 running',
      'session-1 completed',
      'session-2 started',
    ]);
    expect(structuredClone(heard[0])).to.deep.equal({ sessionId: 'session-1', state: 'started', agent: 'openrouter' });
    element.remove();
    enter(studio, 'completed', 'session-2');
    expect(heard.length).to.equal(6);
    stop();
  });

  it('say why a run failed, and nothing of what was before the element', async () => {
    const studio = studioWith();
    enter(studio, 'running');
    const { heard, stop } = record();
    await show(studio);
    expect(heard).to.deep.equal([]);
    studio.stores.agent.update((snapshot) => ({
      ...snapshot,
      messages: [
        {
          id: 'm1',
          role: 'assistant',
          text: '',
          error: { code: 'OPENROUTER_TIMEOUT', message: 'late', retryable: true },
        },
      ],
      run: { sessionId: 'session-1', state: 'failed', agent: 'openrouter' },
    }));
    expect(heard.map(({ code }) => code)).to.deep.equal(['OPENROUTER_TIMEOUT']);
    enter(studio, 'cancelled', 'session-2');
    expect(heard.at(-1)).to.deep.equal({ sessionId: 'session-2', state: 'cancelled', agent: 'openrouter' });
    stop();
  });
});
