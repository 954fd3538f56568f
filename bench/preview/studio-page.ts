// One page with both: the studio's preview, and the bare frame beside it, so that a round measures them in turn.
import 'jig-studio/define/preview.js';
import { BareFrame } from './bare-frame.js';
import { acknowledged, benchStudio } from './bench-studio.js';
import { sampleFiles } from './sample-page.js';
import { timed } from './timed.js';

const studio = benchStudio('bench', sampleFiles('First'));
const preview = document.createElement('jig-preview');
preview.studio = studio;
document.body.append(preview);
void offerUpdates();

async function offerUpdates(): Promise<void> {
  await studio.ready;
  await acknowledged(studio);
  const floor = new BareFrame(document.body);
  /** Milliseconds from a change to the word that it is shown. */
  const update = {
    ours: (round: number) => timed(() => changeFile(`Round ${round}`)),
    floor: (round: number) => timed(() => floor.show(`Round ${round}`)),
  };
  Object.assign(globalThis, { firstShown: performance.now(), update });
}

async function changeFile(title: string): Promise<void> {
  const source = sampleFiles(title).get('index.html')!;
  studio.workspace.apply({ kind: 'write-file', path: 'index.html', source });
  await acknowledged(studio);
}
