import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, it } from 'node:test';
import { abortable, throwIfAborted } from '../../../../src/core/base/abort.js';

describe('an abortable promise', () => {
  it('settles as the promise does, and leaves no listener behind', async () => {
    const { signal } = new AbortController();
    assert.equal(await abortable(Promise.resolve(1), signal), 1);
    await assert.rejects(abortable(Promise.reject(new Error('own')), signal), /own/);
    assert.equal(await abortable(Promise.resolve(2), undefined), 2);
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.equal(getEventListeners(signal, 'abort').length, 0);
  });

  it('rejects as cancelled as soon as the signal aborts, also when it did before', async () => {
    const controller = new AbortController();
    const pending = abortable(new Promise(() => undefined), controller.signal);
    controller.abort();
    await assert.rejects(pending, { code: 'TOOL_CANCELLED', retryable: true });
    await assert.rejects(abortable(Promise.reject(new Error('late')), controller.signal), { code: 'TOOL_CANCELLED' });
    assert.throws(() => throwIfAborted(controller.signal), { code: 'TOOL_CANCELLED' });
    throwIfAborted(undefined);
  });
});
