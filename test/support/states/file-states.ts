import type { ElementState } from '../element-states.js';
import { textFile, writeFakeFile, type FakeStudio } from '../fake-studio-view.js';
import { changeFiles, furnish, linkFolder, press, settled, typeInto } from './furnished-studio.js';

const loading = ({ stores }: FakeStudio): void => stores.phase.set('loading');
const locked = ({ stores }: FakeStudio): void => stores.agent.update((agent) => ({ ...agent, running: true }));

const tree = (fake: FakeStudio): void => {
  furnish(fake);
  changeFiles(fake);
  writeFakeFile(fake, 'src/deep/module.js', 'let a;\n');
  writeFakeFile(fake, 'src/deep/a-name-that-is-longer-than-any-column-of-files.test.js', 'let b;\n');
};

const holds = (found: object) => (fake: FakeStudio) => {
  furnish(fake);
  fake.answer = { content: [], structuredContent: found as never };
};

/** The elements of files, in the states that `element-states.ts` does not have. */
export const FILE_STATES: readonly ElementState[] = [
  {
    element: 'jig-explorer',
    state: 'loading',
    studio: (fake) => {
      loading(fake);
      fake.stores.workspace.update((snapshot) => ({ ...snapshot, state: { ...snapshot.state, files: new Map() } }));
    },
  },
  {
    element: 'jig-explorer',
    state: 'no files',
    studio: ({ stores }) =>
      stores.workspace.update((snapshot) => ({
        ...snapshot,
        state: { ...snapshot.state, files: new Map(), activePath: undefined },
      })),
  },
  {
    element: 'jig-explorer',
    state: 'changed files, one in conflict',
    studio(fake) {
      tree(fake);
      linkFolder(fake, { outsideChanges: [{ path: 'styles.css', change: 'changed' }] });
    },
  },
  { element: 'jig-explorer', state: 'locked while the agent runs', studio: (fake) => (tree(fake), locked(fake)) },
  { element: 'jig-explorer', state: 'a new file’s name', studio: tree, then: press('[part=new-file]') },
  {
    element: 'jig-explorer',
    state: 'renaming, refused',
    studio(fake) {
      tree(fake);
      const error = { code: 'WORKSPACE_FILE_CONFLICT', message: 'It exists.', retryable: false };
      fake.answer = { content: [], isError: true, error };
    },
    async then(element) {
      const row = element.shadowRoot?.querySelector<HTMLElement>('.row[data-path="app.js"]');
      row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }));
      await settled(element);
      typeInto(element.shadowRoot, '.row input', 'styles.css');
      const field = element.shadowRoot?.querySelector('.row input');
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await settled(element);
    },
  },
  {
    element: 'jig-explorer',
    state: 'its menu',
    alone: true,
    studio: tree,
    async then(element) {
      const row = element.shadowRoot?.querySelector<HTMLElement>('.row[data-path="app.js"]');
      const { left = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
      row?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: left + 40, clientY: bottom }));
      await settled(element);
    },
  },
  {
    element: 'jig-explorer',
    state: 'to delete a folder',
    alone: true,
    studio: tree,
    async then(element) {
      const row = element.shadowRoot?.querySelector<HTMLElement>('.row[data-path="src"]');
      row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
      await settled(element);
    },
  },

  { element: 'jig-editor', state: 'loading', studio: loading },
  { element: 'jig-editor', state: 'a page of the seed, changed', studio: (fake) => (furnish(fake), changeFiles(fake)) },
  {
    element: 'jig-editor',
    state: 'no file is open',
    studio: ({ stores }) =>
      stores.workspace.update((snapshot) => ({ ...snapshot, state: { ...snapshot.state, activePath: undefined } })),
  },
  {
    element: 'jig-editor',
    state: 'an image',
    studio: ({ stores }) =>
      stores.workspace.update((snapshot) => {
        const image = { kind: 'asset', path: 'hero.webp', mimeType: 'image/webp', blob: new Blob() } as const;
        const files = new Map(snapshot.state.files).set('hero.webp', image);
        return { ...snapshot, state: { ...snapshot.state, files, activePath: 'hero.webp' } };
      }),
  },
  {
    element: 'jig-editor',
    state: 'changed under the draft',
    studio({ stores }) {
      const draft = { path: 'index.html', source: '<h1>Mine</h1>\n', baseSource: '<h1>Before</h1>\n' };
      stores.drafts.set(new Map([[draft.path, draft]]));
    },
  },
  {
    element: 'jig-editor',
    state: 'could not be written',
    studio({ stores }) {
      const error = { code: 'WORKSPACE_STORAGE_FAILED', message: 'No room.', retryable: true };
      const draft = { path: 'index.html', source: '<h1>Mine</h1>\n', baseSource: '<h1>Jig</h1>\n', error };
      stores.drafts.set(new Map([[draft.path, draft]]));
    },
  },
  {
    element: 'jig-editor',
    state: 'a fault at its line',
    studio(fake) {
      furnish(fake);
      fake.stores.preview.update((preview) => ({
        ...preview,
        status: 'error',
        error: { message: 'ReferenceError: paint is not defined', path: 'index.html', line: 8 },
      }));
    },
  },
  {
    element: 'jig-editor',
    state: 'typed in while the agent runs',
    studio: (fake) => (furnish(fake), locked(fake)),
    async then(element) {
      const code = (): Element | null | undefined => element.shadowRoot?.querySelector('.cm-content');
      for (let frame = 0; frame < 120 && !code(); frame++) await new Promise(requestAnimationFrame);
      code()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, composed: true }));
      await settled(element);
    },
  },
  {
    element: 'jig-editor',
    state: 'alone',
    attributes: { value: 'h1 {\n  color: teal;\n}\n', syntax: 'css', label: 'Styles' },
  },
  {
    element: 'jig-editor',
    state: 'alone, to read',
    attributes: { value: '{ "calm": true }\n', syntax: 'json', readonly: '' },
  },

  { element: 'jig-changes', state: 'loading', studio: loading },
  { element: 'jig-changes', state: 'several files, inline', studio: (fake) => (furnish(fake), changeFiles(fake)) },
  {
    element: 'jig-changes',
    state: 'several files, side by side',
    attributes: { layout: 'side-by-side' },
    studio: (fake) => (furnish(fake), changeFiles(fake)),
  },
  {
    element: 'jig-changes',
    state: 'locked while the agent runs',
    studio: (fake) => (furnish(fake), changeFiles(fake), locked(fake)),
  },
  {
    element: 'jig-changes',
    state: 'a file that could not be reverted',
    studio(fake) {
      furnish(fake);
      changeFiles(fake);
      const error = { code: 'WORKSPACE_REVISION_CONFLICT', message: 'Stale.', retryable: true };
      fake.answer = { content: [], isError: true, error };
    },
    async then(element) {
      await press('.revert')(element);
      await settled(element);
      await press('dialog .primary')(element);
      await settled(element);
    },
  },
  {
    element: 'jig-changes',
    state: 'to revert a file',
    alone: true,
    studio: (fake) => (furnish(fake), changeFiles(fake)),
    then: press('.revert'),
  },

  {
    element: 'jig-search',
    state: 'nothing found',
    studio: holds({ matches: [], fileCount: 4 }),
    then: (element) => search(element, 'q!'),
  },
  {
    element: 'jig-search',
    state: 'many found',
    studio: holds(manyFound()),
    then: (element) => search(element, 'canvas'),
  },
  {
    element: 'jig-search',
    state: 'a pattern that is none',
    studio(fake) {
      furnish(fake);
      const error = { code: 'WORKSPACE_PATTERN_INVALID', message: 'The pattern is no expression.', retryable: false };
      fake.answer = { content: [], isError: true, error };
    },
    then: (element) => search(element, '('),
  },
];

/** It waits for a pause in typing. */
async function search(element: Parameters<typeof settled>[0], words: string): Promise<void> {
  typeInto(element.shadowRoot, 'input', words);
  await new Promise((resolve) => setTimeout(resolve, 240));
  await settled(element);
}

function manyFound(): object {
  const files = [textFile('index.html', ''), textFile('src/scenes/opening/canvas-that-breathes.js', '')];
  const matches = files.flatMap(({ path }, file) =>
    Array.from({ length: 12 }, (_, line) => ({
      path,
      line: line * 7 + 3,
      column: 5,
      preview:
        file === 0
          ? '<canvas id="stage" aria-hidden="true"></canvas>'
          : 'const canvas = document.querySelector("#stage");',
    })),
  );
  return { matches, fileCount: 2, stoppedBy: 'limit' };
}
