import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { capHandoffWish, readJobHandoff } from '../../../../src/core/code-mode/job-handoff.js';

const HANDOFF = {
  execution_state: 'pending',
  job_id: 'job-1',
  continuation: { follow_up_kind: 'fallback_recovery', tool: 'observe_jobs', arguments: { job_ids: ['job-1'] } },
};

describe('the handoff of a validator to a job', () => {
  it('keeps the exact job and its continuation and nothing else', () => {
    assert.deepEqual(readJobHandoff({ ...HANDOFF, stdout: 'secret' }), HANDOFF);
  });

  it('a result that is final, or tells no job, is no handoff', () => {
    for (const value of [
      { execution_state: 'completed', job_id: 'job-1' },
      { ...HANDOFF, job_id: '' },
      { ...HANDOFF, continuation: { ...HANDOFF.continuation, tool: 'stop_job' } },
      { ...HANDOFF, continuation: undefined },
      null,
      'pending',
    ]) {
      assert.equal(readJobHandoff(value), undefined);
    }
  });

  it('a wish above five seconds is held to five; none, a smaller and a wrong one stand', () => {
    assert.deepEqual(capHandoffWish({ waitSeconds: 60, timeoutSeconds: 600 }), { waitSeconds: 5, timeoutSeconds: 600 });
    for (const args of [{}, { waitSeconds: 1 }, { waitSeconds: 5 }, { waitSeconds: 0 }, { waitSeconds: 'x' }]) {
      assert.deepEqual(capHandoffWish(args), args);
    }
  });
});
