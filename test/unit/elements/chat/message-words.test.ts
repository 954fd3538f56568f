import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { AGENT_WORDS, type AgentWords } from '../../../../src/core/agent/agent-words.js';
import { statusAnswer } from '../../../../src/core/agent/status-answer.js';
import { copiedText, messageWords } from '../../../../src/elements/chat/message-words.js';
import { loadLanguage } from '../../../../src/elements/locale/locales.js';

const MADE = [1, 'x', 'y'] as const;
const SPOKEN: readonly AgentWords[] = [
  ...Object.values(AGENT_WORDS)
    .filter((make) => ![AGENT_WORDS.failed, AGENT_WORDS.noTarget, AGENT_WORDS.console].includes(make as never))
    .map((make) => (make as (...values: readonly unknown[]) => AgentWords)(...MADE)),
  ...['hero', 'feature', 'theme'].map((target) => AGENT_WORDS.noTarget(target)),
  AGENT_WORDS.found('x', 0, ''),
  AGENT_WORDS.saved(0),
  AGENT_WORDS.console([]),
  AGENT_WORDS.console(['error: x']),
  statusAnswer('workspace.getStatus', { revision: 3, fileCount: 2, dirtyPaths: ['a'], preview: { status: 'synced' } }),
  statusAnswer('preview.getStatus', { revision: 3, status: 'error', message: 'boom', diagnostics: [1] }),
];

describe('what the agent says', () => {
  before(() => loadLanguage('ko'));

  for (const words of SPOKEN) {
    it(`is Korean where Korean is read: ${words.code}`, () => {
      const said = messageWords({ id: '1', role: 'assistant', ...words }, 'ko');
      assert.match(said, /\p{Script=Hangul}/u);
      assert.doesNotMatch(said, /[{}]|undefined/u);
      assert.equal(messageWords({ id: '1', role: 'assistant', ...words }, 'en'), words.text);
    });
  }

  it('is translated also where a model had spoken before its turn broke off; what it said stays as it is', () => {
    const error = { code: 'OPENROUTER_TIMEOUT', message: 'Too slow.', retryable: true };
    const message = {
      id: '1',
      role: 'assistant',
      code: error.code,
      tone: 'error',
      said: 'Half',
      text: 'Half\n\nToo slow.',
      error,
    } as const;
    assert.equal(messageWords(message, 'en'), 'Too slow.');
    assert.match(messageWords(message, 'ko'), /\p{Script=Hangul}/u);
    assert.equal(copiedText(message, 'en'), 'Half\n\nToo slow. (OPENROUTER_TIMEOUT)');
    assert.match(copiedText(message, 'ko'), /^Half\n\n\p{Script=Hangul}/u);
  });

  it('of an error is a sentence without its code, and keeps what the provider itself said', () => {
    const code = 'OPENROUTER_AUTHENTICATION_FAILED';
    const text = `[${code}] The provider did not accept the key: User not found.`;
    const error = { code, message: text, details: { status: 401, reason: 'User not found.' } };
    const message = { id: '1', role: 'assistant', code, tone: 'error', text, error } as const;
    assert.equal(messageWords(message, 'en'), 'The provider did not accept the key: User not found.');
    assert.match(messageWords(message, 'ko'), /^\p{Script=Hangul}[^[]*“User not found.”$/u);
    assert.ok(copiedText(message, 'ko').endsWith(`(${code})`));
  });
});
