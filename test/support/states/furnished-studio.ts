import { createPreviewCompiler } from '../../../src/core/preview/compile/compile-preview.js';
import type { PreviewSurface } from '../../../src/core/preview/preview-model.js';
import { CANVAS_LANDING_SEED } from '../../../src/core/studio/seed/canvas-landing-seed.js';
import type { StudioElement } from '../../../src/elements/base/studio-element.js';
import { textFile, type FakeStudio } from '../fake-studio-view.js';
import { SAMPLE_TOOLS } from '../sample-tools.js';

/** Named alone: what recipes and the palette want to find. */
const FURTHER_TOOLS = [
  'workspace.listFiles',
  'workspace.readFile',
  'workspace.searchText',
  'workspace.createFile',
  'workspace.renameFile',
  'workspace.undo',
  'workspace.saveAll',
  'preview.setTheme',
  'preview.addFeature',
  'preview.getStatus',
  'preview.refresh',
].map((name) => ({ name, description: '', inputSchema: { type: 'object', properties: {} } }) as const);

/** A studio as it is met: the tools, the four files of the seed, and their page in the frame. */
export function furnish(fake: FakeStudio): void {
  const { stores } = fake;
  stores.catalog.set([...SAMPLE_TOOLS, ...FURTHER_TOOLS]);
  stores.workspace.update((snapshot) => {
    const files = new Map(CANVAS_LANDING_SEED.files.map((file) => [file.path, file]));
    const { rootName } = CANVAS_LANDING_SEED;
    return { ...snapshot, state: { ...snapshot.state, rootName, files, checkpoint: files, activePath: 'index.html' } };
  });
  showPage(fake);
}

/** Lets a surface show the workspace's page; what it says of it is the state's own matter. */
export function showPage(fake: FakeStudio): void {
  const compile = createPreviewCompiler();
  Object.assign(fake.view, {
    attachPreviewSurface(surface: PreviewSurface) {
      const stop = surface.listen(() => undefined);
      surface.show(compile(fake.stores.workspace.getSnapshot().state), { remount: false });
      return stop;
    },
  });
}

/** Changes one file, adds one and removes one, none of it saved. */
export function changeFiles({ stores }: FakeStudio): void {
  stores.workspace.update((snapshot) => {
    const files = new Map(snapshot.state.files);
    const page = files.get('index.html');
    const source = page?.kind === 'text' ? page.source : '';
    files.set('index.html', textFile('index.html', source.replace(/(<h1[^>]*>).*(<\/h1>)/, '$1Hello Jig$2')));
    files.set('src/theme.css', textFile('src/theme.css', ':root {\n  --calm: teal;\n}\n'));
    files.delete('README.md');
    const state = { ...snapshot.state, files, revision: 14 };
    return {
      ...snapshot,
      state,
      canUndo: true,
      dirtyPaths: ['index.html', 'src/theme.css'],
      deletedPaths: ['README.md'],
    };
  });
  stores.preview.update((preview) => ({ ...preview, revision: 14, acknowledgedRevision: 14 }));
}

/** A folder of the disk is linked, changed by `part`. */
export function linkFolder(
  { stores }: FakeStudio,
  part: Partial<ReturnType<FakeStudio['stores']['folder']['getSnapshot']>> = {},
): void {
  stores.folder.update((folder) => ({
    ...folder,
    linked: true,
    name: 'canvas-landing',
    permission: 'granted',
    restore: 'restored',
    ...part,
  }));
}

/** Presses what is there and can be seen; a narrow studio has not all that a wide one has. */
export const press =
  (...selectors: readonly string[]) =>
  async (element: StudioElement): Promise<void> => {
    for (const selector of selectors) {
      const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
      found.find((candidate) => candidate.checkVisibility())?.click();
      await settled(element);
    }
  };

/** What a press loads is there: panels and dialogs are modules of their own. */
export async function settled(element: StudioElement): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  await element.updateComplete;
  await new Promise(requestAnimationFrame);
}

export function typeInto(root: ParentNode | null | undefined, selector: string, value: string): void {
  const field = root?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
