import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createShownStudio, decideAll, revisionOf } from '../../../support/test-studio.js';

const PROMPT = 'Add a feature card "A" "B" and change the hero title to "T"';

describe('a run that is cancelled', () => {
  it('ends as cancelled at every moment, leaves an empty queue, and says what stands', async () => {
    let point = 0;
    for (let ended = false; !ended; point += 1) {
      const { studio } = await createShownStudio();
      const stopDeciding = decideAll(studio, 'allow');
      let seen = 0;
      const stop = studio.agent.subscribe(() => {
        if (seen++ === point) studio.agent.cancel();
      });
      const outcome = await studio.agent.run(PROMPT);
      stop();
      stopDeciding();
      const snapshot = studio.agent.getSnapshot();
      const answer = snapshot.messages.at(-1);
      assert.deepEqual(studio.approvals.store.getSnapshot(), [], `point ${point}`);
      assert.deepEqual([snapshot.running, snapshot.activity.kind], [false, 'idle']);
      assert.ok(
        answer?.steps?.every(({ status }) => !/running|waiting/.test(status)),
        `point ${point}`,
      );
      assert.ok(studio.trace.getSnapshot().every(({ status }) => status !== 'running'));
      if (outcome.state === 'cancelled') {
        assert.equal(answer?.tone, 'cancelled');
        assert.equal(answer?.revision, revisionOf(studio) === 1 ? undefined : revisionOf(studio));
        assert.equal(answer?.code, revisionOf(studio) === 1 ? 'agent.cancelled' : 'agent.cancelled-later');
      } else {
        assert.equal(outcome.state, 'completed');
        ended = seen <= point;
      }
      await studio.dispose();
    }
    assert.ok(point > 15, `only ${point} moments were tried`);
  });

  it('is cancelled before it starts when its signal is', async () => {
    const { studio } = await createShownStudio();
    const outcome = await studio.agent.run(PROMPT, { signal: AbortSignal.abort() });
    assert.equal(outcome.state, 'cancelled');
    assert.equal(revisionOf(studio), 1);
    await studio.dispose();
  });
});

describe('the conversation', () => {
  it('offers to run a prompt again only when nothing of it was done', async () => {
    const { studio, surface } = await createShownStudio({ acknowledgementTimeoutMs: 30 });
    const stop = decideAll(studio, 'allow');
    surface.answer = () => undefined;
    await studio.agent.run('Add a feature card');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.error?.code, 'PREVIEW_ACK_TIMEOUT');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.retryPrompt, undefined);
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.revision, 2);
    stop();
    await studio.dispose();
  });

  it('offers it after a conflict, and the next try goes by the new revision', async () => {
    const { studio } = await createShownStudio();
    const conflicted = studio.agent.run('Replace "Begin" with "Start" in index.html');
    await new Promise<void>((resolve) => {
      const stop = studio.approvals.store.subscribe(() => {
        stop();
        resolve();
      });
    });
    await studio.commands.callTool('workspace.writeFile', { path: 'app.js', source: 'theirs' });
    studio.approvals.resolve(studio.approvals.store.getSnapshot()[0]!.id, 'allow');
    assert.equal((await conflicted).state, 'failed');
    const answer = studio.agent.getSnapshot().messages.at(-1);
    assert.equal(answer?.error?.code, 'WORKSPACE_REVISION_CONFLICT');
    assert.equal(answer?.retryPrompt, 'Replace "Begin" with "Start" in index.html');
    const stop = decideAll(studio, 'allow');
    assert.equal((await studio.agent.run(answer.retryPrompt)).state, 'completed');
    stop();
    await studio.dispose();
  });

  it('keeps what the page says where a prompt gives only one part of the hero', async () => {
    const { studio } = await createShownStudio();
    const stop = decideAll(studio, 'allow');
    await studio.agent.run('Change the hero title to "One & two"');
    await studio.agent.run('Change the hero subtitle to "Below"');
    stop();
    const source = studio.workspace.getFile('index.html');
    assert.match(source.kind === 'text' ? source.source : '', /One &amp; two<\/h1>\s*<p id="hero-subtitle">Below<\/p>/);
    await studio.dispose();
  });

  it('can be cleared between runs, and is bounded', async () => {
    const { studio } = await createShownStudio();
    for (let index = 0; index < 110; index += 1) await studio.agent.run('hello');
    assert.equal(studio.agent.getSnapshot().messages.length, 200);
    studio.agent.clearConversation();
    assert.deepEqual(studio.agent.getSnapshot().messages, []);
    await studio.dispose();
  });
});
