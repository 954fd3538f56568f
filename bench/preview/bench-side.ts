import { editorsDrew } from './editor-drawn.js';
import { timed } from './timed.js';

/** One contender: an editor and a preview of the sample, side by side. */
export interface BenchSide {
  /** Puts `count` of them in the page, titled `First`; settles when the pages are shown. */
  mount(count: number): Promise<void>;
  /** Gives the first one another title by its API; settles when the page shows it. */
  change(title: string): Promise<void>;
  /** Gives it these titles one right after the other; settles when the page shows the last one. */
  burst(titles: readonly string[]): Promise<void>;
  /** Takes all of them out. */
  unmount(): Promise<void>;
}

/** What the lane finds in the page of a contender. The address says how many are mounted at once: `?count=4`. */
export async function offer(side: BenchSide): Promise<void> {
  const count = Number(new URLSearchParams(location.search).get('count') ?? 1);
  const mount = () => Promise.all([side.mount(count), editorsDrew(document, count)]);
  await mount();
  Object.assign(globalThis, {
    firstShown: performance.now(),
    change: (round: number) => timed(() => side.change(`Round ${round}`)),
    burst: (round: number) =>
      timed(() => side.burst(Array.from({ length: BURST }, (_, index) => `Burst ${round}.${index}`))),
    unmount: () => side.unmount(),
    async cycle() {
      await mount();
      await side.unmount();
    },
  });
}

const BURST = 20;
