import type { FolderOpenOutcome } from '../../../src/core/studio/studio-view.js';
import type { ElementState } from '../element-states.js';
import { writeFakeFile, type FakeStudio } from '../fake-studio-view.js';
import { COMPLETED_RUN, WAITING_RUN } from '../sample-conversation.js';
import { sampleApproval } from '../sample-tools.js';
import { WAITING_TRACE } from '../sample-trace.js';
import { changeFiles, furnish, linkFolder, press, settled, typeInto } from './furnished-studio.js';
import { SAMPLE_CONSOLE } from './preview-states.js';

/** Where the studio shows one pane at a time; a wide one has no such button in sight. */
const pane = (name: 'chat' | 'code' | 'preview' | 'trace'): string => `.pane-button[data-pane=${name}]`;
const MORE = '[part=more]';

/** One state of the whole studio; each has the page to itself, as dialogs and menus stand over all of it. */
function studioState(state: string, studio: ElementState['studio'], then?: ElementState['then']): ElementState {
  return { element: 'jig-studio', state, alone: true, ...(studio && { studio }), ...(then && { then }) };
}

const furnished =
  (...changes: readonly ((fake: FakeStudio) => void)[]) =>
  (fake: FakeStudio): void => {
    furnish(fake);
    for (const change of changes) change(fake);
  };

const waits = ({ stores }: FakeStudio): void => {
  stores.agent.set({ ...WAITING_RUN, turnChanges: 2 });
  stores.approvals.set([sampleApproval({ rememberable: true })]);
  stores.trace.set(WAITING_TRACE);
};

const fails = ({ stores }: FakeStudio): void =>
  stores.preview.update((preview) => ({
    ...preview,
    status: 'error',
    revision: 1,
    error: { message: 'ReferenceError: paint is not defined', path: 'index.html', line: 12 },
    diagnostics: [
      {
        kind: 'missing-reference',
        sourcePath: 'index.html',
        requestedPath: 'images/hero.webp',
        message: 'images/hero.webp is not in the workspace.',
        line: 14,
      },
    ],
  }));

const opens =
  (outcome: FolderOpenOutcome) =>
  ({ view }: FakeStudio): void =>
    void Object.assign(view.commands, { openFolder: () => Promise.resolve(outcome) });

const refuses = (fake: FakeStudio): void => {
  const error = { code: 'WORKSPACE_PATH_INVALID', message: 'No such path.', retryable: false };
  fake.answer = { content: [], isError: true, error };
};

const OPENED: FolderOpenOutcome = {
  state: 'opened',
  rootName: 'canvas-landing',
  fileCount: 42,
  skipped: ['film.mp4 · too large', 'node_modules · ignored folder', '… · file limit'],
};

const conflict = (fake: FakeStudio): void => {
  changeFiles(fake);
  linkFolder(fake, { outsideChanges: [{ path: 'index.html', change: 'changed' }] });
};

/** The whole studio: begun, at work, in trouble, and each thing that opens over it. */
export const STUDIO_STATES: readonly ElementState[] = [
  studioState('without a studio', undefined),
  studioState(
    'loading',
    furnished(({ stores }) => {
      stores.phase.set('loading');
      stores.workspace.update((workspace) => ({ ...workspace, storageMode: 'loading' }));
    }),
  ),
  studioState('to begin with', furnished()),
  studioState('a call waits', furnished(waits)),
  studioState(
    'done',
    furnished(changeFiles, ({ stores }) => {
      stores.agent.set(COMPLETED_RUN);
      stores.trace.set(
        WAITING_TRACE.map((entry) => ({ ...entry, status: 'completed', durationMs: entry.durationMs ?? 40 })),
      );
    }),
  ),
  studioState(
    'the explorer, a linked folder',
    furnished(changeFiles, linkFolder),
    press(pane('code'), '[part=explorer-toggle]'),
  ),
  studioState('changes', furnished(changeFiles), press(pane('trace'), '#dock-tab-changes')),
  studioState('catalog', furnished(), press(pane('trace'), '#dock-tab-catalog')),
  studioState('problems', furnished(fails), press(pane('trace'), '#dock-tab-problems')),
  studioState('no problems', furnished(), press(pane('trace'), '#dock-tab-problems')),
  studioState(
    'console',
    furnished(({ stores }) => stores.console.set(SAMPLE_CONSOLE)),
    press(pane('trace'), '#dock-tab-console'),
  ),
  studioState('search', furnished(), press(pane('trace'), '#dock-tab-search')),
  studioState('the page failed', furnished(fails), press(pane('preview'))),
  studioState(
    'a folder asks for access',
    furnished(changeFiles, (fake) => linkFolder(fake, { permission: 'prompt' })),
    press(pane('code')),
  ),
  studioState(
    'the folder is gone',
    furnished((fake) => linkFolder(fake, { linked: false, permission: 'disconnected', restore: 'unavailable' })),
    press(pane('code')),
  ),
  studioState(
    'a save in doubt',
    furnished(changeFiles, (fake) => linkFolder(fake, { unsettledPaths: ['index.html'] })),
    press(pane('code')),
  ),
  studioState('changed on the disk', furnished(conflict), press(pane('code'))),
  studioState(
    'only in memory',
    furnished(({ stores }) =>
      stores.workspace.update((workspace) => ({
        ...workspace,
        storageMode: 'memory',
        storageError: 'The browser refused to store.',
      })),
    ),
  ),
  studioState(
    'a save under way',
    furnished(changeFiles, linkFolder, (fake) => {
      fake.answer = new Promise(() => undefined);
    }),
    press(pane('code'), '[part=save]'),
  ),
  studioState('a command failed', furnished(changeFiles, refuses), press(pane('code'), '[part=save]')),
  studioState(
    'text whose file is gone',
    furnished(({ stores }) =>
      stores.drafts.set(new Map([['notes.md', { path: 'notes.md', source: '# Notes', baseSource: '' }]])),
    ),
    press(pane('code')),
  ),
  studioState('waiting behind a folded chat', furnished(waits), press('[part=chat-toggle]')),
  studioState(
    'over the budget',
    furnished((fake) => writeFakeFile(fake, 'index.html', '<p>long</p>\n'.repeat(7_000))),
    press(pane('code')),
  ),
  studioState(
    'panels folded',
    furnished(),
    press('[part=chat-toggle]', '[part=preview-toggle]', '[part=dock-toggle]', pane('code')),
  ),
  studioState('the menu', furnished(), press(MORE)),
  studioState('the folder’s menu', furnished(changeFiles, linkFolder), press('[part=folder]')),
  studioState('news', furnished(opens(OPENED)), press('[part=folder]')),
  studioState(
    'bad news',
    furnished(
      opens({
        state: 'failed',
        error: { code: 'WORKSPACE_NO_SUPPORTED_FILES', message: 'Nothing to open.', retryable: false },
      }),
    ),
    press('[part=folder]'),
  ),
  studioState('a new file', furnished(), press(pane('code'), '[part=new-file]')),
  studioState('a new file refused', furnished(refuses), async (element) => {
    await press(pane('code'), '[part=new-file]')(element);
    typeInto(element.shadowRoot, '#new-file-path', '../outside.html');
    await press('dialog [type=submit]')(element);
  }),
  studioState('to start over', furnished(), press(MORE, '[data-item=reset]')),
  studioState('whose version stays', furnished(conflict), press('[part=folder-action]')),
  studioState('what was left out', furnished(opens(OPENED)), press('[part=folder]', '[part=toast] button')),
  studioState('settings', furnished(), async (element) => {
    await press(pane('chat'))(element);
    element.shadowRoot
      ?.querySelector('jig-chat')
      ?.shadowRoot?.querySelector<HTMLElement>('[aria-label*="ettings"], [aria-label*="설정"]')
      ?.click();
    await settled(element);
  }),
  studioState('the palette', furnished(), press(MORE, '[data-item=palette]')),
  studioState('the palette, nothing found', furnished(), async (element) => {
    await press(MORE, '[data-item=palette]')(element);
    typeInto(element.shadowRoot, '.palette-field', 'zebra');
  }),
  studioState('a tool’s arguments', furnished(), async (element) => {
    await press(MORE, '[data-item=palette]')(element);
    typeInto(element.shadowRoot, '.palette-field', 'Replace exact');
    await settled(element);
    await press('.palette-row')(element);
  }),
];
