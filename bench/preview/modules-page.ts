// The same change in a small site of modules and in a large one: what a change costs should not depend on the rest.
import type { Studio } from 'jig-studio';
import 'jig-studio/define/preview.js';
import { acknowledged, benchStudio } from './bench-studio.js';
import { LEAF, leafModule, moduleSite } from './module-site.js';
import { timed } from './timed.js';

/** Milliseconds before a change: less than passes between two calls of an agent, or between two thoughts of a person. */
const REST_MS = 300;

void offerChanges();

async function offerChanges(): Promise<void> {
  const few = await shown('few', 5);
  const many = await shown('many', 200);
  Object.assign(globalThis, {
    firstShown: performance.now(),
    change: {
      few: (round: number) => changeAfterRest(few, round),
      many: (round: number) => changeAfterRest(many, round),
    },
    changeAtOnce: {
      few: (round: number) => changeAtOnce(few, round),
      many: (round: number) => changeAtOnce(many, round),
    },
  });
}

async function changeAfterRest(studio: Studio, round: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return timed(() => changeLeaf(studio, round));
}

/** The second of two changes, made the moment that the first is shown. */
async function changeAtOnce(studio: Studio, round: number): Promise<number> {
  await changeAfterRest(studio, round + 0.5);
  return timed(() => changeLeaf(studio, round));
}

async function shown(id: string, modules: number): Promise<Studio> {
  const studio = benchStudio(id, moduleSite(modules));
  const preview = document.createElement('jig-preview');
  preview.studio = studio;
  document.body.append(preview);
  await studio.ready;
  await acknowledged(studio);
  return studio;
}

async function changeLeaf(studio: Studio, round: number): Promise<void> {
  studio.workspace.apply({ kind: 'write-file', path: LEAF, source: leafModule(round) });
  await acknowledged(studio);
}
