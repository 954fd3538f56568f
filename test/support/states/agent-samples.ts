import type { AgentSnapshot, ConversationMessage, TurnUndoState } from '../../../src/core/agent/agent-model.js';
import { COMPLETED_RUN, PROMPT, endedRun } from '../sample-conversation.js';

const asked = (id: string, text = PROMPT): ConversationMessage => ({ id, role: 'user', text });
const answer = (id: string, part: Partial<ConversationMessage>): ConversationMessage => ({
  id,
  role: 'assistant',
  text: '',
  ...part,
});

/** What a provider refused, after half of an answer, with words of its own. */
export function providerTrouble(): AgentSnapshot {
  const reason = 'User not found. Check the key of this workspace at the provider’s dashboard.';
  const code = 'OPENROUTER_AUTHENTICATION_FAILED';
  const message = `[${code}] The provider did not accept the key: ${reason}`;
  const said = 'I look at **the page** first, then I change its colours.';
  const error = { code, message, retryable: false, details: { status: 401, reason } };
  return { ...endedRun({ tone: 'error', said, text: `${said}\n\n${message}`, code, error }), mode: 'provider' };
}

/** Turns whose files can be put back, were changed since, or are back already. */
export function turnsToUndo(): AgentSnapshot {
  const turn = (state: TurnUndoState['state'], ...paths: string[]): TurnUndoState => ({ state, paths });
  const done = { text: 'Done. The preview shows revision 13.', code: 'agent.shown', parameters: { revision: 13 } };
  return {
    ...COMPLETED_RUN,
    messages: [asked('1'), answer('2', done), asked('3'), answer('4', done), asked('5'), answer('6', done)],
    turnUndo: new Map([
      ['2', turn('changed-since', 'index.html')],
      ['4', turn('undone', 'pages/about.html')],
      ['6', turn('offered', 'index.html', 'styles.css', 'pages/a-page-with-a-very-long-name.html', 'app.js')],
    ]),
  };
}

/** All that makes an answer wide. */
export function longAnswer(): AgentSnapshot {
  const code =
    '```css\n.pricing > .card:nth-child(2) { grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }\n```';
  const table = '| Plan | Price |\n| --- | --- |\n| Small | 9 |\n| Large, with everything | 99 |';
  const word = `https://example.org/${'pricing-section-'.repeat(8)}`;
  const text = `## Pricing\n\nThree cards, **one price**:\n\n${code}\n\n${table}\n\n1. See ${word}\n2. \`a.very.long.identifier.${'x'.repeat(60)}\``;
  return { ...endedRun({ text }), messages: [asked('1', word), answer('2', { text })], mode: 'provider' };
}
