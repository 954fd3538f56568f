import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { STUDIO_TOOLS } from '../../../../src/core/tools/register-tools.js';
import { REVIEW_TOOLS } from '../../../../src/core/tools/review/review-tools.js';
import { createShownStudio, createTestStudio, decideAll, revisionOf, sourceOf } from '../../../support/test-studio.js';
import { waitUntil } from '../../../support/wait-until.js';

const PROMPT = 'Change the hero title to "Hello Jig"';

describe('the main job, without a browser', () => {
  it('looks, asks, changes, and waits for the acknowledgement of that very revision', async () => {
    const { studio, surface } = await createShownStudio();
    const before = revisionOf(studio);
    const waiting = nextApproval(studio);
    const run = studio.agent.run(PROMPT);

    const approval = await waiting;
    assert.equal(approval.name, 'preview.updateHero');
    assert.equal(approval.source, 'local');
    assert.equal(approval.mode, 'agent');
    assert.deepEqual(approval.argumentKeys, ['title', 'subtitle']);
    assert.match(approval.safeArgumentPreview ?? '', /^title: Hello Jig · subtitle: Sketch it/);
    assert.equal(revisionOf(studio), before, 'nothing has changed before the approval');
    assert.equal(studio.agent.getSnapshot().activity.kind, 'waiting-for-approval');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.steps?.at(-1)?.status, 'waiting-for-approval');

    studio.approvals.resolve(approval.id, 'allow');
    const outcome = await run;
    assert.equal(outcome.state, 'completed');
    assert.equal(revisionOf(studio), before + 1);
    assert.match(sourceOf(studio, 'index.html'), /<h1 id="hero-title">Hello Jig<\/h1>/);
    assert.match(sourceOf(studio, 'index.html'), /<p id="hero-subtitle">Sketch it, shape it and share it/);
    assert.match(surface.shown.at(-1)?.document.html.source ?? '', /Hello Jig/);
    assert.equal(studio.preview.getSnapshot().acknowledgedRevision, before + 1);

    const answer = studio.agent.getSnapshot().messages.at(-1);
    assert.deepEqual(
      answer?.steps?.map(({ name, status }) => `${name} ${status}`),
      [
        'workspace.getStatus completed',
        'workspace.listFiles completed',
        'workspace.readFile completed',
        'preview.updateHero completed',
      ],
    );
    assert.equal(answer?.steps?.at(-1)?.acknowledged, true);
    assert.equal(answer?.steps?.at(-1)?.revision, before + 1);
    assert.equal(answer?.code, 'agent.shown');
    await studio.dispose();
  });

  it('leaves a trace of one session: agent.request around tools/list and the calls', async () => {
    const { studio } = await createShownStudio();
    const stop = decideAll(studio, 'allow');
    const outcome = await studio.agent.run(PROMPT);
    stop();
    const rows = studio.trace.getSnapshot();
    assert.deepEqual(
      rows.map(({ method, name, status }) => `${method} ${name} ${status}`),
      [
        'agent.request agent.request completed',
        'tools/list tools/list completed',
        'tools/call workspace.getStatus completed',
        'tools/call workspace.listFiles completed',
        'tools/call workspace.readFile completed',
        'tools/call preview.updateHero completed',
      ],
    );
    assert.deepEqual([...new Set(rows.map(({ sessionId }) => sessionId))], [outcome.sessionId]);
    assert.deepEqual([...new Set(rows.map(({ source, mode }) => `${source} ${mode}`))], ['local agent']);
    assert.equal(rows[1]?.toolCount, STUDIO_TOOLS.length + REVIEW_TOOLS.length);
    assert.equal(rows[5]?.toolCallId, `local-model-${outcome.sessionId}-4-preview.updateHero`);
    await studio.dispose();
  });

  it('changes nothing after a denial, and says so', async () => {
    const { studio } = await createShownStudio();
    const before = studio.workspace.getSnapshot().state;
    const stop = decideAll(studio, 'deny');
    const outcome = await studio.agent.run(PROMPT);
    stop();
    assert.equal(outcome.state, 'failed');
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'TOOL_POLICY_DENIED');
    assert.equal(studio.workspace.getSnapshot().state, before);
    const answer = studio.agent.getSnapshot().messages.at(-1);
    assert.equal(answer?.code, 'agent.denied');
    assert.equal(answer?.text, 'You said no to preview.updateHero, so nothing was changed.');
    assert.equal(answer?.retryPrompt, undefined);
    await studio.dispose();
  });

  it('ends as cancelled with an empty queue when it is cancelled while it waits', async () => {
    const { studio } = await createShownStudio();
    const before = studio.workspace.getSnapshot().state;
    const waiting = nextApproval(studio);
    const run = studio.agent.run(PROMPT);
    await waiting;
    studio.agent.cancel();
    const outcome = await run;
    assert.equal(outcome.state, 'cancelled');
    assert.deepEqual(studio.approvals.store.getSnapshot(), []);
    assert.equal(studio.workspace.getSnapshot().state, before);
    assert.equal(studio.trace.getSnapshot()[0]?.status, 'cancelled');
    assert.equal(studio.trace.getSnapshot().at(-1)?.status, 'cancelled');
    const answer = studio.agent.getSnapshot().messages.at(-1);
    assert.equal(answer?.tone, 'cancelled');
    assert.equal(answer?.text, 'Cancelled. Nothing was changed.');
    assert.equal(studio.agent.getSnapshot().running, false);
    await studio.dispose();
  });

  it('says truthfully what stands when it is cancelled while the preview is still busy', async () => {
    const { studio, surface } = await createShownStudio({ acknowledgementTimeoutMs: 10_000 });
    surface.answer = () => undefined;
    const stop = decideAll(studio, 'allow');
    const before = revisionOf(studio);
    const run = studio.agent.run(PROMPT);
    await waitUntil(() => revisionOf(studio) === before + 1);
    studio.agent.cancel();
    const outcome = await run;
    stop();
    assert.equal(outcome.state, 'cancelled');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.code, 'agent.cancelled-later');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.revision, before + 1);
    await studio.dispose();
  });

  it('denies at once where nobody can answer', async () => {
    const studio = await createTestStudio({ requireApprovalSurface: true });
    const outcome = await studio.agent.run(PROMPT);
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'TOOL_POLICY_DENIED');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.code, 'agent.refused');
    assert.equal(revisionOf(studio), 1);
    await studio.dispose();
  });

  it('says that nothing is there to show the change when no surface is attached', async () => {
    const studio = await createTestStudio();
    const stop = decideAll(studio, 'allow');
    const outcome = await studio.agent.run(PROMPT);
    stop();
    assert.equal(outcome.state, 'completed');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.code, 'agent.changed');
    assert.match(sourceOf(studio, 'index.html'), /Hello Jig/);
    await studio.dispose();
  });

  it('refuses a second prompt while one runs, as a result and not as a throw', async () => {
    const { studio } = await createShownStudio();
    const waiting = nextApproval(studio);
    const first = studio.commands.runPrompt(PROMPT);
    await waiting;
    const second = await studio.commands.runPrompt('Make it emerald');
    assert.equal(second.state === 'failed' && second.error.code, 'AGENT_BUSY');
    studio.commands.cancelRun();
    assert.equal((await first).state, 'cancelled');
    await studio.dispose();
  });
});

function nextApproval(studio: Studio): Promise<ReturnType<Studio['approvals']['store']['getSnapshot']>[number]> {
  return new Promise((resolve) => {
    const stop = studio.approvals.store.subscribe(() => {
      const [approval] = studio.approvals.store.getSnapshot();
      if (!approval) return;
      stop();
      resolve(approval);
    });
  });
}
