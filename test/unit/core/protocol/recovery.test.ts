import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adviseCallRecovery, adviseRecovery } from '../../../../src/core/protocol/recovery.js';
import type { ToolCallError } from '../../../../src/core/protocol/result.js';

const error = (code: string, rest: Partial<ToolCallError> = {}): ToolCallError => ({ code, message: 'x', ...rest });
const undone = { repeatable: true };

describe('recovery', () => {
  for (const [code, ways] of [
    ['WORKSPACE_FOLDER_STALE', ['reconnect-folder', 'retry']],
    ['WORKSPACE_FOLDER_NOT_CONNECTED', ['reconnect-folder', 'retry']],
    ['WORKSPACE_FOLDER_PERMISSION_DENIED', ['grant-access', 'retry']],
    ['PREVIEW_ACK_TIMEOUT', ['refresh-preview', 'retry']],
    ['PREVIEW_REVISION_SUPERSEDED', ['refresh-preview', 'retry']],
    ['WORKSPACE_REVISION_CONFLICT', ['reread-and-retry']],
    ['TOOL_TIMEOUT', ['retry']],
    ['OPENROUTER_RATE_LIMITED', ['retry']],
  ] as const) {
    it(`offers ${ways.join(', ')} for a retryable ${code}`, () => {
      assert.deepEqual(adviseRecovery(error(code, { retryable: true }), undone), ways);
    });
  }

  it('offers no Retry without the flag, while the way out by code stays', () => {
    assert.deepEqual(adviseRecovery(error('TOOL_EXECUTION_FAILED'), undone), []);
    assert.deepEqual(adviseRecovery(error('TOOL_POLICY_DENIED', { retryable: false }), undone), []);
    assert.deepEqual(adviseRecovery(error('WORKSPACE_FOLDER_STALE'), undone), ['reconnect-folder']);
    assert.deepEqual(adviseRecovery(error('PREVIEW_ACK_TIMEOUT', { retryable: false }), undone), ['refresh-preview']);
  });

  it('offers Reconnect folder, and no retry before the disk was compared, for an unknown side effect', () => {
    const unknown = error('WORKSPACE_SIDE_EFFECT_UNKNOWN', { retryable: true });
    assert.deepEqual(adviseRecovery(unknown, undone), ['reconnect-folder']);
  });

  it('offers no Retry once a part was done: doing it again would do it twice', () => {
    const timedOut = error('PREVIEW_ACK_TIMEOUT', { retryable: true, details: { changeApplied: true } });
    assert.deepEqual(adviseRecovery(timedOut, undone), ['refresh-preview']);
    const late = error('WORKSPACE_REVISION_CONFLICT', { retryable: true });
    assert.deepEqual(adviseRecovery(late, { repeatable: false }), []);
  });

  for (const code of [
    'OPENROUTER_CONFIGURATION_ERROR',
    'OPENROUTER_AUTHENTICATION_FAILED',
    'OPENROUTER_ACCESS_DENIED',
    'OPENROUTER_INVALID_RESPONSE',
  ]) {
    it(`offers settings for ${code}, and with a key the local agent for this one request`, () => {
      assert.deepEqual(adviseRecovery(error(code), undone), ['open-settings']);
      assert.deepEqual(adviseRecovery(error(code), { ...undone, hasProvider: true }), [
        'open-settings',
        'use-local-agent',
      ]);
    });
  }

  for (const code of ['OPENROUTER_INVALID_TOOL_CALL', 'OPENROUTER_NO_ASSISTANT_MESSAGE']) {
    it(`offers another try first for ${code}, then another model, then none`, () => {
      const malformed = error(code, { retryable: true });
      assert.deepEqual(adviseRecovery(malformed, { ...undone, hasProvider: true }), [
        'retry',
        'open-settings',
        'use-local-agent',
      ]);
      assert.deepEqual(adviseRecovery(malformed, { repeatable: false, hasProvider: true }), [
        'open-settings',
        'use-local-agent',
      ]);
    });
  }

  it('offers a person’s failed call the same ways, but for those of a provider that had no part in it', () => {
    assert.deepEqual(adviseCallRecovery(error('WORKSPACE_REVISION_CONFLICT', { retryable: true })), [
      'reread-and-retry',
    ]);
    assert.deepEqual(adviseCallRecovery(error('WORKSPACE_FOLDER_STALE', { retryable: true })), [
      'reconnect-folder',
      'retry',
    ]);
    assert.deepEqual(adviseCallRecovery(error('OPENROUTER_CONFIGURATION_ERROR')), []);
    assert.deepEqual(adviseCallRecovery(error('TOOL_POLICY_DENIED', { retryable: false })), []);
  });

  it('reads neither message nor inherited names', () => {
    assert.deepEqual(adviseRecovery({ code: 'toString', message: 'WORKSPACE_FOLDER_STALE retryable' }, undone), []);
  });
});
