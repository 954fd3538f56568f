// The same change in a small site of modules and in a large one: what a change costs should not depend on the rest.
import type { Studio } from 'jig-studio';
import 'jig-studio/define/preview.js';
import { acknowledged, benchStudio } from './bench-studio.js';
import { LEAF, leafModule, moduleSite } from './module-site.js';
import { timed } from './timed.js';

void offerChanges();

async function offerChanges(): Promise<void> {
  const few = await shown('few', 5);
  const many = await shown('many', 200);
  Object.assign(globalThis, {
    firstShown: performance.now(),
    change: {
      few: (round: number) => timed(() => changeLeaf(few, round)),
      many: (round: number) => timed(() => changeLeaf(many, round)),
    },
  });
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
