import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSourceObservations } from '../../../../src/core/code-mode/source-state.js';

describe('the observation of a workspace’s source', () => {
  it('an undisturbed fence is uncrossed and unproven, never fresh', () => {
    const sources = createSourceObservations();
    const start = sources.capture('w');
    assert.match(start?.epoch ?? '', /^[0-9a-f]{32}$/);
    assert.deepEqual(sources.observe('w', start), {
      freshness: 'unproven',
      observed_mutation_fence: 'uncrossed',
      start_fence: { epoch: start?.epoch, generation: 0, quiescent: true },
    });
  });

  it('a dispatch advances the generation at its entry and at its exit, whatever it changed', () => {
    const sources = createSourceObservations();
    const start = sources.capture('w');
    const leave = sources.enter('w');
    assert.equal(sources.capture('w')?.generation, 1);
    assert.equal(sources.capture('w')?.quiescent, false);
    leave('settled');
    leave('settled');
    assert.deepEqual([sources.capture('w')?.generation, sources.capture('w')?.quiescent], [2, true]);
    assert.equal(sources.observe('w', start).observed_mutation_fence, 'crossed');
    assert.equal(sources.observe('w', start).freshness, 'stale');
  });

  it('a fence taken while a dispatch runs, or after one of unknown outcome, proves nothing', () => {
    const sources = createSourceObservations();
    const leave = sources.enter('w');
    assert.equal(sources.observe('w', sources.capture('w')).observed_mutation_fence, 'unknown');
    leave('uncertain');
    const after = sources.observe('w', sources.capture('w'));
    assert.deepEqual([after.observed_mutation_fence, after.freshness], ['unknown', 'unproven']);
  });

  it('a fence of another epoch or of none is unknown', () => {
    const start = createSourceObservations().capture('w');
    assert.equal(createSourceObservations().observe('w', start).observed_mutation_fence, 'unknown');
    assert.equal(createSourceObservations().observe('w', undefined).observed_mutation_fence, 'unknown');
  });

  it('workspaces beyond the bound are unknown, and none is forgotten for them', () => {
    const sources = createSourceObservations(2);
    const first = sources.capture('1');
    sources.capture('2');
    assert.equal(sources.capture('3'), undefined);
    sources.enter('3')('settled');
    assert.equal(sources.observe('3', first).observed_mutation_fence, 'unknown');
    assert.equal(sources.observe('1', first).observed_mutation_fence, 'uncrossed');
  });

  it('workspaces are counted apart', () => {
    const sources = createSourceObservations();
    const start = sources.capture('a');
    sources.enter('b')('settled');
    assert.equal(sources.observe('a', start).observed_mutation_fence, 'uncrossed');
  });
});
