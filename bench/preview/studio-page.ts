// One page with both: the studio's preview, and the bare frame beside it, so that a round measures them in turn.
import { createBrowserStudio } from 'jig-studio';
import 'jig-studio/define/preview.js';
import { BareFrame } from './bare-frame.js';
import { sampleFiles, sampleInOne } from './sample-page.js';

const studio = createBrowserStudio({
  id: 'bench',
  seed: {
    rootName: 'bench',
    files: [...sampleFiles('First')].map(([path, source]) => ({
      kind: 'text',
      path,
      source,
      language: path.split('.').at(-1)!,
      mimeType: path.endsWith('.html') ? 'text/html' : path.endsWith('.css') ? 'text/css' : 'text/javascript',
    })),
  },
});
const preview = document.createElement('jig-preview');
preview.studio = studio;
document.body.append(preview);
await studio.ready;
await acknowledged(studio.workspace.getSnapshot().state.revision);
const floor = new BareFrame(document.body);

/** Milliseconds from a change to the word that it is shown. */
const update = {
  ours: (round: number) => timed(() => changeFile(`Round ${round}`)),
  floor: (round: number) => timed(() => floor.show(sampleInOne(`Round ${round}`))),
};
Object.assign(globalThis, { firstShown: performance.now(), update });

async function changeFile(title: string): Promise<void> {
  const source = sampleFiles(title).get('index.html')!;
  const { state } = studio.workspace.apply({ kind: 'write-file', path: 'index.html', source });
  await acknowledged(state.revision);
}

function acknowledged(revision: number): Promise<void> {
  return new Promise((resolve) => {
    const read = (): void => {
      if (studio.preview.getSnapshot().acknowledgedRevision !== revision) return;
      stop();
      resolve();
    };
    const stop = studio.preview.subscribe(read);
    read();
  });
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
