import type { PreviewSnapshot } from '../../../src/core/preview/preview-model.js';
import type { ElementState } from '../element-states.js';
import { writeFakeFile, type FakeStudio } from '../fake-studio-view.js';
import { FRAME_ADVICE } from '../../../src/elements/preview/frame-silence.js';
import { furnish, press } from './furnished-studio.js';

const CONSOLE = '[aria-label^="Console"], [aria-label^="콘솔"]';

const shows =
  (part: Partial<PreviewSnapshot> = {}) =>
  (fake: FakeStudio): void => {
    furnish(fake);
    fake.stores.preview.update((preview) => ({ ...preview, ...part }));
  };

const reference = (kind: 'missing-reference' | 'blocked-external-reference', requestedPath: string, line: number) => ({
  kind,
  sourcePath: 'index.html',
  requestedPath,
  message: `${requestedPath} does not load.`,
  line,
});

/** The preview as one meets it: each state with a real page behind it where there is one. */
export const PREVIEW_STATES: readonly ElementState[] = [
  { element: 'jig-preview', state: 'loading', studio: ({ stores }) => stores.phase.set('loading') },
  { element: 'jig-preview', state: 'shown', studio: shows() },
  { element: 'jig-preview', state: 'rendering', studio: shows({ revision: 2, status: 'waiting' }) },
  {
    element: 'jig-preview',
    state: 'failed',
    studio: shows({
      revision: 14,
      status: 'error',
      error: { message: 'ReferenceError: paint is not defined', path: 'app.js', line: 12, column: 3 },
    }),
  },
  {
    element: 'jig-preview',
    state: 'does not answer',
    studio: shows({
      revision: 14,
      status: 'error',
      unresponsive: true,
      message: FRAME_ADVICE['no-answer'],
      trouble: 'no-answer',
    }),
  },
  {
    element: 'jig-preview',
    state: 'references that do not load',
    studio: shows({
      diagnostics: [
        reference('missing-reference', 'images/hero.webp', 14),
        reference('blocked-external-reference', 'https://cdn.example/reset.css', 5),
      ],
    }),
    then: press('summary'),
  },
  {
    element: 'jig-preview',
    state: 'several pages, picking',
    studio(fake) {
      shows()(fake);
      writeFakeFile(fake, 'about.html', '<h1>About</h1>\n');
      fake.stores.design.set({ picking: true, selection: undefined });
    },
  },
  {
    element: 'jig-preview',
    state: 'its console',
    studio(fake) {
      shows()(fake);
      fake.stores.console.set(SAMPLE_CONSOLE);
    },
    then: press(CONSOLE),
  },
  { element: 'jig-preview', state: 'an empty console', studio: shows(), then: press(CONSOLE) },
  { element: 'jig-preview', state: 'as on a phone', attributes: { viewport: 'phone' }, studio: shows() },
  {
    element: 'jig-preview',
    state: 'no page',
    studio(fake) {
      shows()(fake);
      fake.stores.workspace.update((snapshot) => ({ ...snapshot, state: { ...snapshot.state, files: new Map() } }));
      fake.stores.preview.update((preview) => ({ ...preview, entryPath: undefined }));
    },
  },
  { element: 'jig-preview', state: 'closed', studio: ({ stores }) => stores.phase.set('disposed') },
];

export const SAMPLE_CONSOLE = {
  omitted: 12,
  entries: [
    { id: 1, revision: 14, level: 'log', text: 'Canvas ready', count: 1, path: 'app.js', line: 3 },
    { id: 2, revision: 14, level: 'info', text: '60 frames a second', count: 240, path: 'app.js', line: 41 },
    { id: 3, revision: 14, level: 'warn', text: 'No theme was chosen; the calm one is used.', count: 1 },
    {
      id: 4,
      revision: 14,
      level: 'error',
      text: 'TypeError: Cannot read properties of null (reading "getContext")\n    at start (app.js:12:18)',
      count: 2,
      path: 'app.js',
      line: 12,
    },
  ],
} as const;
