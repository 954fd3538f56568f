import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPreview } from '../../../../src/core/preview/create-preview.js';
import type {
  PreviewDocument,
  PreviewSurface,
  PreviewSurfaceEvent,
} from '../../../../src/core/preview/preview-model.js';
import type { Preview } from '../../../../src/core/preview/preview-port.js';
import { ManualTimers } from '../../../support/manual-timers.js';
import { workspaceOf } from '../../../support/workspace-files.js';
import { waitUntil } from '../../../support/wait-until.js';

class RecordingSurface implements PreviewSurface {
  readonly shown: { readonly document: PreviewDocument; readonly remount: boolean }[] = [];
  readonly #listeners = new Set<(event: PreviewSurfaceEvent) => void>();

  show(document: PreviewDocument, { remount }: { readonly remount: boolean }): void {
    this.shown.push({ document, remount });
  }

  listen(listener: (event: PreviewSurfaceEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  say(event: PreviewSurfaceEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  ready(revision: number): void {
    this.say({ kind: 'ready', revision });
  }

  fail(revision: number, message = 'broken'): void {
    this.say({ kind: 'error', revision, error: { message, path: 'app.js', line: 3, column: 7 } });
  }
}

const page = (revision: number) => workspaceOf({ 'index.html': '<h1>Hi</h1>' }, revision);

async function shown(surface: RecordingSurface, count: number): Promise<void> {
  while (surface.shown.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function rendered(revision = 1, options = {}): Promise<{ preview: Preview; surface: RecordingSurface }> {
  const preview = createPreview(options);
  const surface = new RecordingSurface();
  preview.attach(surface);
  preview.render(page(revision));
  await shown(surface, 1);
  return { preview, surface };
}

const failure = (code: string, retryable: boolean, details: object) => (error: unknown) => {
  const { code: actualCode, retryable: actualRetryable, details: actualDetails } = error as Record<string, unknown>;
  assert.deepEqual(
    { code: actualCode, retryable: actualRetryable, details: actualDetails },
    { code, retryable, details },
  );
  return true;
};

describe('createPreview', () => {
  it('ends the reading of a revision that a newer one takes over, and of the last one when it is disposed', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const preview = createPreview({
      loadCompiler: () =>
        Promise.resolve((_state, _page, signal) => {
          signals.push(signal);
          return new Promise<never>(() => undefined);
        }),
    });
    const aborted = (): readonly unknown[] => signals.map((signal) => signal?.aborted);
    preview.attach(new RecordingSurface());
    await Promise.resolve();
    preview.render(page(1));
    while (signals.length < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    preview.render(page(2));
    assert.deepEqual(aborted(), [true, false]);
    preview.dispose();
    assert.deepEqual(aborted(), [true, true]);
  });

  it('answers detached at once without a surface', async () => {
    const preview = createPreview();
    preview.render(page(4));
    assert.deepEqual(await preview.waitFor(4), { state: 'detached', revision: 4 });
    assert.equal(preview.getSnapshot().attached, false);
  });

  it('acknowledges the revision that the surface says is ready', async () => {
    const { preview, surface } = await rendered(3);
    assert.equal(preview.getSnapshot().status, 'waiting');
    const waiting = preview.waitFor(3);
    surface.ready(3);
    assert.deepEqual(await waiting, { state: 'synced', revision: 3 });
    assert.deepEqual(await preview.waitFor(3), { state: 'synced', revision: 3 });
    const { status, acknowledgedRevision } = preview.getSnapshot();
    assert.deepEqual({ status, acknowledgedRevision }, { status: 'synced', acknowledgedRevision: 3 });
  });

  it('ignores stale and future revisions', async () => {
    const { preview, surface } = await rendered(3);
    surface.ready(2);
    surface.ready(4);
    surface.fail(9);
    assert.equal(preview.getSnapshot().status, 'waiting');
    assert.equal(preview.getSnapshot().acknowledgedRevision, -1);
  });

  it('keeps an error against a later ready of the same revision', async () => {
    const { preview, surface } = await rendered(3);
    const waiting = preview.waitFor(3);
    surface.fail(3);
    surface.ready(3);
    await assert.rejects(waiting, failure('PREVIEW_RUNTIME_ERROR', false, { revision: 3 }));
    await assert.rejects(preview.waitFor(3), failure('PREVIEW_RUNTIME_ERROR', false, { revision: 3 }));
    const { status, message, error } = preview.getSnapshot();
    assert.equal(status, 'error');
    assert.equal(message, 'broken (app.js:3:7)');
    assert.deepEqual(error, { message: 'broken', path: 'app.js', line: 3, column: 7 });
  });

  it('shows an error that comes after ready, and forgets it with the next revision', async () => {
    const { preview, surface } = await rendered(3);
    surface.ready(3);
    surface.fail(3);
    assert.equal(preview.getSnapshot().status, 'error');
    preview.render(page(4));
    assert.equal(preview.getSnapshot().status, 'waiting');
    assert.equal(preview.getSnapshot().error, undefined);
    surface.ready(4);
    assert.equal(preview.getSnapshot().status, 'synced');
  });

  it('cuts a long error text at 240 characters', async () => {
    const { preview, surface } = await rendered(1);
    surface.fail(1, 'x'.repeat(1000));
    assert.equal(preview.getSnapshot().message?.length, 240);
    assert.equal(preview.getSnapshot().error?.message.length, 240);
  });

  it('ends a wait without an answer as a retryable time-out and leaves nothing waiting', async () => {
    const { preview } = await rendered(2, { acknowledgementTimeoutMs: 20 });
    await assert.rejects(preview.waitFor(2), failure('PREVIEW_ACK_TIMEOUT', true, { revision: 2, timeoutMs: 20 }));
    await assert.rejects(
      preview.waitFor(2, { timeoutMs: 5 }),
      failure('PREVIEW_ACK_TIMEOUT', true, { revision: 2, timeoutMs: 5 }),
    );
  });

  it('ends waits for an older revision as superseded, before and after the newer one is asked for', async () => {
    const { preview } = await rendered(2);
    const waiting = preview.waitFor(2);
    preview.render(page(5));
    const superseded = failure('PREVIEW_REVISION_SUPERSEDED', true, { requestedRevision: 2, actualRevision: 5 });
    await assert.rejects(waiting, superseded);
    await assert.rejects(preview.waitFor(2), superseded);
  });

  it('waits for a revision that is not asked for yet', async () => {
    const { preview, surface } = await rendered(2);
    const waiting = preview.waitFor(3);
    preview.render(page(3));
    surface.ready(3);
    assert.deepEqual(await waiting, { state: 'synced', revision: 3 });
  });

  it('ends a wait as cancelled when its signal aborts, before or during it', async () => {
    const { preview } = await rendered(2);
    const controller = new AbortController();
    const waiting = preview.waitFor(2, { signal: controller.signal });
    controller.abort();
    const cancelled = { code: 'TOOL_CANCELLED', retryable: true };
    await assert.rejects(waiting, cancelled);
    await assert.rejects(preview.waitFor(2, { signal: controller.signal }), cancelled);
  });

  it('asks for a new acknowledgement of the same revision when it is mounted again', async () => {
    const { preview, surface } = await rendered(2);
    surface.ready(2);
    preview.render(page(2), { remount: true });
    assert.equal(preview.getSnapshot().status, 'waiting');
    const waiting = preview.waitFor(2);
    await shown(surface, 2);
    assert.deepEqual(
      surface.shown.map(({ remount }) => remount),
      [false, true],
    );
    surface.ready(2);
    assert.deepEqual(await waiting, { state: 'synced', revision: 2 });
  });

  it('lets the first surface decide and the others mirror', async () => {
    const { preview, surface } = await rendered(2);
    const mirror = new RecordingSurface();
    preview.attach(mirror);
    assert.equal(mirror.shown.length, 1);
    mirror.ready(2);
    assert.equal(preview.getSnapshot().status, 'waiting');
    surface.fail(2);
    assert.equal(preview.getSnapshot().status, 'error');
  });

  it('hands over to the next surface when the first is detached', async () => {
    const preview = createPreview();
    const first = new RecordingSurface();
    const second = new RecordingSurface();
    const detachFirst = preview.attach(first);
    const detachSecond = preview.attach(second);
    preview.render(page(2));
    await shown(second, 1);
    const waiting = preview.waitFor(2);
    second.ready(2);
    detachFirst();
    assert.deepEqual(await waiting, { state: 'synced', revision: 2 });
    const later = preview.waitFor(3);
    detachSecond();
    assert.deepEqual(await later, { state: 'detached', revision: 3 });
    assert.equal(first.listenerCount + second.listenerCount, 0);
    assert.equal(preview.getSnapshot().status, 'waiting');
  });

  it('shows the current document to a surface that comes later', async () => {
    const preview = createPreview();
    preview.render(page(7));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const surface = new RecordingSurface();
    preview.attach(surface);
    await shown(surface, 1);
    assert.equal(surface.shown[0]?.document.revision, 7);
  });

  it('ends a wait with the advice when the frame does not answer, and recovers with a late ready', async () => {
    const { preview, surface } = await rendered(2);
    const waiting = preview.waitFor(2);
    surface.say({ kind: 'unresponsive', revision: 2, advice: 'The page does not answer.' });
    await assert.rejects(waiting, { code: 'PREVIEW_ACK_TIMEOUT', message: 'The page does not answer.' });
    assert.equal(preview.getSnapshot().unresponsive, true);
    surface.ready(2);
    assert.equal(preview.getSnapshot().status, 'synced');
    assert.equal(preview.getSnapshot().unresponsive, undefined);
  });

  it('shows only the newest of several states that are asked for while the compiler loads', async () => {
    const preview = createPreview();
    const surface = new RecordingSurface();
    preview.attach(surface);
    for (const revision of [1, 2, 3]) preview.render(page(revision));
    await shown(surface, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual(
      surface.shown.map(({ document }) => document.revision),
      [3],
    );
  });

  it('reports a compiler that cannot be loaded, and tries again with the next render', async () => {
    let attempts = 0;
    const preview = createPreview({
      loadCompiler: () => {
        attempts += 1;
        return Promise.reject(new Error('offline'));
      },
    });
    preview.attach(new RecordingSurface());
    preview.render(page(1));
    await waitUntil(() => preview.getSnapshot().message?.includes('offline'), 'the report');
    preview.render(page(2));
    await waitUntil(() => attempts > 1, 'another try');
    assert.equal(attempts, 2);
  });

  it('cancels what waits and lets go of its surfaces when it is disposed', async () => {
    const { preview, surface } = await rendered(2);
    const waiting = preview.waitFor(2);
    preview.dispose();
    await assert.rejects(waiting, { code: 'TOOL_CANCELLED' });
    assert.equal(surface.listenerCount, 0);
    assert.deepEqual(await preview.waitFor(2), { state: 'detached', revision: 2 });
  });

  it('asks once, halfway to the bound, for a word that may be lost, and says past the bound that nothing is known', async () => {
    const timers = new ManualTimers();
    const { preview, surface } = await rendered(1, { acknowledgementTimeoutMs: 40, timers });
    let asked = 0;
    Object.assign(surface, { repeat: () => (asked += 1) });
    const waiting = preview.waitFor(1, { timeoutMs: 60 });
    await timers.advance(19);
    assert.equal(asked, 0);
    await timers.advance(1);
    assert.equal(asked, 1);
    assert.equal(preview.getSnapshot().overdue, undefined);
    await timers.advance(20);
    assert.equal(asked, 1);
    assert.equal(preview.getSnapshot().overdue, true);
    void timers.advance(20);
    await assert.rejects(waiting, failure('PREVIEW_ACK_TIMEOUT', true, { revision: 1, timeoutMs: 60 }));
    assert.equal(preview.getSnapshot().overdue, true);
    assert.equal(preview.getSnapshot().status, 'waiting');
    surface.ready(1);
    assert.equal(preview.getSnapshot().status, 'synced');
    assert.equal(preview.getSnapshot().overdue, undefined);
  });

  it('takes the repeated word for the lost one', async () => {
    const timers = new ManualTimers();
    const { preview, surface } = await rendered(1, { acknowledgementTimeoutMs: 60, timers });
    Object.assign(surface, { repeat: () => surface.ready(1) });
    const waiting = preview.waitFor(1);
    await timers.advance(30);
    assert.deepEqual(await waiting, { state: 'synced', revision: 1 });
    assert.equal(timers.pendingCount, 0);
  });

  it('shows the page that a link leads to, until it is gone', async () => {
    const preview = createPreview();
    const surface = new RecordingSurface();
    preview.attach(surface);
    preview.render(workspaceOf({ 'index.html': '<a href="b.html">', 'b.html': 'b' }, 1));
    await shown(surface, 1);
    surface.ready(1);
    assert.deepEqual(preview.followLink('b.html'), { kind: 'page', path: 'b.html' });
    assert.equal(surface.shown[1]?.document.entryPath, 'b.html');
    assert.equal(preview.getSnapshot().status, 'waiting');
    surface.ready(1);
    assert.equal(preview.getSnapshot().status, 'synced');
    preview.render(workspaceOf({ 'index.html': 'a' }, 2));
    assert.equal(surface.shown[2]?.document.entryPath, 'index.html');
  });

  it('reports a link to a page that is not there', async () => {
    const { preview } = await rendered();
    assert.deepEqual(preview.followLink('gone.html'), { kind: 'missing', path: 'gone.html' });
    preview.followLink('gone.html');
    assert.deepEqual(
      preview.getSnapshot().diagnostics.map(({ kind, requestedPath }) => [kind, requestedPath]),
      [['missing-reference', 'gone.html']],
    );
  });

  it('keeps the console of the page on show only', async () => {
    const { preview, surface } = await rendered();
    const lines = [{ level: 'log' as const, text: 'hi' }];
    surface.say({ kind: 'console', revision: 1, lines, omitted: 0 });
    surface.say({ kind: 'console', revision: 0, lines, omitted: 0 });
    assert.equal(preview.console.getSnapshot().entries.length, 1);
    preview.render(page(2));
    assert.equal(preview.console.getSnapshot().entries.length, 0);
  });

  it('takes a picked element only while a person is picking, and one pick ends it', async () => {
    const { preview, surface } = await rendered();
    const told: boolean[] = [];
    Object.assign(surface, { setPicking: (picking: boolean) => told.push(picking) });
    const selection = {
      revision: 1,
      path: 'index.html',
      selector: 'h1',
      html: '<h1>Hi</h1>',
      text: 'Hi',
      styles: [],
      box: { x: 0, y: 0, width: 1, height: 1 },
      viewport: { width: 10, height: 10 },
    };
    surface.say({ kind: 'picked', revision: 1, selection });
    assert.equal(preview.design.getSnapshot().selection, undefined);
    preview.setPicking(true);
    surface.say({ kind: 'picked', revision: 1, selection });
    assert.deepEqual(preview.design.getSnapshot(), { picking: false, selection });
    assert.deepEqual(told, [true, false]);
    surface.say({ kind: 'picked', revision: 1, selection: { ...selection, selector: 'forged' } });
    assert.equal(preview.design.getSnapshot().selection?.selector, 'h1');
    preview.clearSelection();
    assert.equal(preview.design.getSnapshot().selection, undefined);
  });
});
