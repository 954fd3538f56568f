import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createPreview } from '../../../../src/core/preview/create-preview.js';
import type {
  PreviewDocument,
  PreviewSurface,
  PreviewSurfaceEvent,
} from '../../../../src/core/preview/preview-model.js';
import { PreviewFrame } from '../../../../src/elements/preview/preview-frame.js';
import { soak } from '../../../support/soak.js';
import { workspaceOf } from '../../../support/workspace-files.js';
import { pause, until } from './frame-fixture.js';

type PageKind = 'good' | 'broken' | 'late' | 'away' | 'reload' | 'forging' | 'loop';
type Way = 'clear' | 'drop' | 'double' | 'delay';

interface Edit {
  readonly kind: PageKind;
  readonly way: Way;
  /** Milliseconds until the next one. */
  readonly rest: number;
}

/** A page that answers who it is, whenever asked. */
function pageOf(kind: PageKind, revision: number): string {
  const script = {
    good: '',
    broken: 'null.x',
    late: '',
    away: 'setTimeout(() => (location.href = "about:blank#gone"), 5)',
    reload: 'onload = () => performance.getEntriesByType("navigation")[0].type === "reload" || location.reload()',
    forging: `for (const r of [${revision}, ${revision + 1}]) parent.postMessage({ type: 'context-action.preview.ready', revision: r }, '*'); throw new Error('broken')`,
    loop: 'for (;;) {}',
  }[kind];
  const module =
    kind === 'late' ? '<script type="module">await new Promise((done) => setTimeout(done, 60))</script>' : '';
  return `<!doctype html><p>${revision}</p>${module}<script>
    addEventListener('message', ({ data }) => data === 'who' && parent.postMessage({ me: ${revision} }, '*')); ${script}</script>`;
}

/** The way between a frame and the preview, on which words are lost, doubled and late. */
class RoughWay implements PreviewSurface {
  way: Way = 'clear';
  constructor(private readonly frame: PreviewFrame) {}
  show(document: PreviewDocument, options: { readonly remount: boolean }): void {
    this.frame.show(document, options);
  }
  repeat(): void {
    this.way = 'clear';
    this.frame.repeat();
  }
  listen(listener: (event: PreviewSurfaceEvent) => void): () => void {
    return this.frame.listen((event) => {
      if (this.way === 'drop') return;
      if (this.way === 'delay') return void setTimeout(() => listener(event), 30);
      listener(event);
      if (this.way === 'double') listener(event);
    });
  }
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.oneof(
    { weight: 40, arbitrary: fc.constant<PageKind>('good') },
    { weight: 50, arbitrary: fc.constantFrom<PageKind>('broken', 'late', 'away', 'reload', 'forging') },
    { weight: 1, arbitrary: fc.constant<PageKind>('loop') },
  ),
  way: fc.constantFrom<Way>('clear', 'clear', 'drop', 'double', 'delay'),
  rest: fc.constantFrom(0, 0, 5, 30),
});

/** Frames that are under fire at once, to wait together; only a page that loops stops the others, so it is alone. */
const LANES = 2;

describe('a frame under fire', function () {
  this.timeout(600_000);

  it('shows the revision that is acknowledged, or the status says that it does not know', async () => {
    const answers: (readonly [last: PageKind, answer: string])[] = [];
    const lane = fc.array(edit, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(lane, { minLength: LANES, maxLength: LANES }), async (lanes) => {
        const hangs = lanes.flat().some(({ kind }) => kind === 'loop');
        if (!hangs) answers.push(...(await Promise.all(lanes.map(fire))));
        else for (const edits of lanes) answers.push(await fire(edits));
      }),
      soak(1000 / LANES),
    );
    // On a machine that is busy elsewhere a page may be late: then it is not known what is shown, and said so.
    const sound = answers.filter(([last]) => last === 'good' || last === 'late' || last === 'reload');
    expect(sound.filter(([, answer]) => answer === 'synced').length).to.be.greaterThan(sound.length / 2);
  });
});

/** Renders the pages as the edits say; returns the last one's kind and what a wait for its revision ended with. */
async function fire(edits: readonly Edit[]): Promise<readonly [last: PageKind, answer: string]> {
  const container = document.createElement('div');
  container.style.cssText = 'position:relative;width:200px;height:100px';
  document.body.append(container);
  const frame = new PreviewFrame({
    container,
    limits: { silenceMs: 1000, answerMs: 600, patienceMs: 300, suspectMs: 100, loadGraceMs: 60 },
  });
  const way = new RoughWay(frame);
  const preview = createPreview({ acknowledgementTimeoutMs: 200 });
  const detach = preview.attach(way);
  try {
    let revision = 0;
    for (const { kind, way: how, rest } of edits) {
      way.way = how;
      preview.render(workspaceOf({ 'index.html': pageOf(kind, ++revision) }, revision));
      if (rest > 0) await pause(rest);
    }
    const last = edits.at(-1)!.kind;
    const settled = preview.waitFor(revision, { timeoutMs: 2500 }).then(
      () => 'synced',
      (error: { code: string }) => error.code,
    );
    const started = performance.now();
    const answer = await settled;
    expect(performance.now() - started).to.be.lessThan(2500 + 10_000);
    if (last === 'broken' || last === 'forging') {
      // A starved page may say so later than anybody waits.
      expect(answer).to.be.oneOf(['PREVIEW_RUNTIME_ERROR', 'PREVIEW_ACK_TIMEOUT']);
      await until(() => preview.getSnapshot().status === 'error', 'the error of the page');
    }
    if (last === 'good' || last === 'late' || last === 'reload')
      expect(answer).to.be.oneOf(['synced', 'PREVIEW_ACK_TIMEOUT']);
    if (preview.getSnapshot().status === 'synced') {
      expect(preview.getSnapshot().acknowledgedRevision).to.equal(revision);
      if (last !== 'away' && last !== 'reload') expect(await whoIsShown(container)).to.equal(revision);
    }
    return [last, answer];
  } finally {
    detach();
    preview.dispose();
    frame.dispose();
    container.remove();
  }
}

async function whoIsShown(container: Element): Promise<number> {
  let me: number | undefined;
  const listen = (event: MessageEvent): void => {
    const shown = container.querySelector('iframe:last-of-type') as HTMLIFrameElement | null;
    const said = (event.data as { me?: number } | null)?.me;
    if (shown && event.source === shown.contentWindow && typeof said === 'number') me = said;
  };
  addEventListener('message', listen);
  const ask = (): void =>
    (container.querySelector('iframe:last-of-type') as HTMLIFrameElement | null)?.contentWindow?.postMessage(
      'who',
      '*',
    );
  const asking = setInterval(ask, 50);
  try {
    ask();
    return await until(() => me, 'the page to say who it is');
  } finally {
    clearInterval(asking);
    removeEventListener('message', listen);
  }
}
