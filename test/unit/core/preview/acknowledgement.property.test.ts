import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { createPreview } from '../../../../src/core/preview/create-preview.js';
import type {
  PreviewDocument,
  PreviewSurface,
  PreviewSurfaceEvent,
  PreviewVerdict,
} from '../../../../src/core/preview/preview-model.js';
import { soak } from '../../../support/soak.js';
import { workspaceOf } from '../../../support/workspace-files.js';

const BOUND_MS = 8;

/** What a surface does with a document, and what the way to the preview does with its words. */
interface Fault {
  readonly verdict: 'ready' | 'error' | 'unresponsive' | 'nothing';
  readonly way: 'at once' | 'late' | 'lost' | 'doubled';
  readonly repeats: boolean;
}

type Step =
  | { readonly do: 'edit'; readonly fault: Fault }
  | { readonly do: 'remount'; readonly fault: Fault }
  | { readonly do: 'wait'; readonly ahead: number }
  | { readonly do: 'forge'; readonly ahead: number; readonly kind: 'ready' | 'error' }
  | { readonly do: 'detach' }
  | { readonly do: 'attach' }
  | { readonly do: 'pause' };

/** Shows at once, so what it shows is known; says so as its fault has it. */
class FaultySurface implements PreviewSurface {
  shown: PreviewDocument | undefined;
  fault: Fault = { verdict: 'ready', way: 'at once', repeats: true };
  readonly failed = new Set<PreviewDocument>();
  #listener: ((event: PreviewSurfaceEvent) => void) | undefined;
  readonly pending: Promise<void>[] = [];

  show(document: PreviewDocument): void {
    this.shown = document;
    const { verdict, way } = this.fault;
    if (verdict === 'error') this.failed.add(document);
    if (verdict === 'nothing' || way === 'lost') return;
    if (way === 'late') return void this.pending.push(after(BOUND_MS * 1.5).then(() => this.#say(document)));
    this.#say(document);
    if (way === 'doubled') this.pending.push(after(1).then(() => this.#say(document)));
  }

  repeat(): void {
    if (this.shown && this.fault.repeats) this.#say(this.shown);
  }

  listen(listener: (event: PreviewSurfaceEvent) => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = undefined);
  }

  say(event: PreviewSurfaceEvent): void {
    this.#listener?.(event);
  }

  /** A port's promise: nothing of an older document once a newer is shown. The way may break it; `forge` does. */
  #say(document: PreviewDocument): void {
    const { revision } = document;
    const { verdict } = this.fault;
    if (document !== this.shown || verdict === 'nothing') return;
    const event: PreviewVerdict =
      verdict === 'ready'
        ? { kind: 'ready', revision }
        : verdict === 'error'
          ? { kind: 'error', revision, error: { message: 'broken' } }
          : { kind: 'unresponsive', revision, advice: 'a loop' };
    this.say(event);
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const fault: fc.Arbitrary<Fault> = fc.record({
  verdict: fc.constantFrom('ready', 'ready', 'ready', 'error', 'unresponsive', 'nothing'),
  way: fc.constantFrom('at once', 'at once', 'late', 'lost', 'doubled'),
  repeats: fc.boolean(),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('edit' as const), fault }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remount' as const), fault }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ahead: fc.integer({ min: -1, max: 1 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('forge' as const),
      // Another revision than the one on show: of that one, the surface's word is the truth.
      ahead: fc.constantFrom(-2, -1, 1, 2, 1000),
      kind: fc.constantFrom('ready' as const, 'error' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'detach' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'attach' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'pause' as const }) },
);

it('Under fire the acknowledged revision is the one on show, or the status says that it does not know, and nothing waits past its bound', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const compile = (state: { readonly revision: number }): PreviewDocument => ({
        revision: state.revision,
        entryPath: 'index.html',
        html: { source: '', edits: [] },
        quirks: false,
        wantsObjectUrls: false,
        looksUpModules: false,
        holdsCode: false,
        inlineScripts: [],
        resources: new Map(),
        imports: new Map(),
        diagnostics: [],
      });
      const preview = createPreview({
        loadCompiler: () => Promise.resolve(compile),
        acknowledgementTimeoutMs: BOUND_MS,
      });
      const surface = new FaultySurface();
      let detach: (() => void) | undefined = preview.attach(surface);
      let revision = 0;
      const waits: Promise<void>[] = [];
      const truthful = (): void => {
        const { status, revision: asked, acknowledgedRevision } = preview.getSnapshot();
        if (status !== 'synced') return;
        assert.equal(asked, acknowledgedRevision);
        assert.equal(surface.shown?.revision, acknowledgedRevision);
        assert.ok(surface.shown && !surface.failed.has(surface.shown), 'a failed page is never acknowledged');
      };
      preview.subscribe(truthful);
      await after(0);
      for (const one of steps) {
        if (one.do === 'edit' || one.do === 'remount') {
          surface.fault = one.fault;
          if (one.do === 'edit' || revision === 0) revision += 1;
          preview.render(workspaceOf({}, revision), { remount: one.do === 'remount' });
        } else if (one.do === 'wait') {
          const started = performance.now();
          const asked = Math.max(0, revision + one.ahead);
          waits.push(
            preview.waitFor(asked, { timeoutMs: BOUND_MS * 2 }).then(
              (answer) => {
                if (answer.state === 'synced') assert.equal(answer.revision, asked);
              },
              (error: { code?: string }) => {
                assert.match(
                  error.code ?? '',
                  /^(PREVIEW_(RUNTIME_ERROR|ACK_TIMEOUT|REVISION_SUPERSEDED)|TOOL_CANCELLED)$/,
                );
                // Far beyond the bound, for a machine that does many things at once.
                assert.ok(performance.now() - started < BOUND_MS * 2 + 10_000);
              },
            ),
          );
        } else if (one.do === 'forge') {
          const forged = revision + one.ahead;
          surface.say(
            one.kind === 'ready'
              ? { kind: 'ready', revision: forged }
              : { kind: 'error', revision: forged, error: { message: 'forged' } },
          );
        } else if (one.do === 'detach') {
          detach?.();
          detach = undefined;
        } else if (one.do === 'attach') detach ??= preview.attach(surface);
        else await after(BOUND_MS);
        truthful();
      }
      await Promise.all([...surface.pending, ...waits]);
      truthful();
      preview.dispose();
    }),
    soak(1000),
  );
});
