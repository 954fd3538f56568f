// The states of the whole studio that a person may meet, in an order in which each begins where the one before has ended.
import type { StudioDriver } from './studio-driver.js';
import { until } from './until.js';

const BROKEN =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><script>missing();</script></body></html>';

export interface StudioState {
  readonly state: string;
  /** Selectors through the shadow roots of what is new since the state before; the whole page unless given. */
  readonly part?: readonly string[];
  reach(studio: StudioDriver): Promise<void>;
  /** Back to where the next state begins. */
  leave?(studio: StudioDriver): Promise<void>;
}

/** What changes the whole page: seen wide and narrow, light and dark. */
export const MAIN_STATES: readonly StudioState[] = [
  { state: 'idle', reach: async () => {} },
  {
    state: 'an approval waits',
    async reach(studio) {
      await studio.prompt('Change the hero title to "Hello Jig"');
      await studio.approve.waitFor();
    },
  },
  {
    state: 'after an approved change',
    async reach(studio) {
      await studio.approve.click();
      await runEnds(studio);
      await studio.settled();
    },
  },
  {
    state: 'after a denied change',
    async reach(studio) {
      await studio.prompt('Make it emerald');
      await studio.deny.click();
      await runEnds(studio);
    },
  },
  {
    state: 'the preview fails',
    async reach(studio) {
      const expectedRevision = await studio.revision();
      await studio.direct('workspace.writeFile', { path: 'index.html', source: BROKEN, expectedRevision });
      await until('the error', () => studio.studio.evaluate((open) => open.preview.getSnapshot().status === 'error'));
    },
  },
];

/** What opens inside a wide studio: only it is looked at, light and dark. */
export const INNER_STATES: readonly StudioState[] = [
  ...['Changes', 'Catalog', 'Problems', 'Console', 'Search', 'Trace'].map((name) => dockTab(name)),
  {
    state: 'the tree of files',
    part: ['jig-studio', 'jig-explorer'],
    async reach({ root }) {
      await root.getByRole('button', { name: 'Show the files as a tree' }).click();
      await root.getByRole('treeitem').first().waitFor();
    },
  },
  {
    state: 'a file renamed in place',
    part: ['jig-studio', 'jig-explorer'],
    async reach({ root, page }) {
      await root.getByRole('treeitem', { name: 'styles.css' }).focus();
      await page.keyboard.press('F2');
      await root.getByRole('textbox', { name: 'New name for styles.css' }).waitFor();
    },
    leave: escape,
  },
  {
    state: 'the menu of a file',
    part: ['jig-studio', 'jig-explorer', '.menu'],
    async reach({ root, page }) {
      await root.getByRole('treeitem', { name: 'styles.css' }).focus();
      await page.keyboard.press('Shift+F10');
      await root.getByRole('menuitem', { name: 'Delete' }).waitFor();
    },
    leave: escape,
  },
  {
    state: 'the question before a file is deleted',
    part: ['jig-studio', 'jig-explorer', 'dialog'],
    async reach({ root, page }) {
      await root.getByRole('treeitem', { name: 'styles.css' }).focus();
      await page.keyboard.press('Delete');
      await root.getByRole('dialog').waitFor();
    },
    leave: escape,
  },
  {
    state: 'the menu of the header',
    part: ['jig-studio', '.header'],
    async reach({ root }) {
      await root.getByRole('button', { name: 'More', exact: true }).click();
      await root.getByRole('menuitem').first().waitFor();
    },
    leave: escape,
  },
  {
    state: 'the command palette',
    part: ['jig-studio', 'dialog'],
    async reach({ root, page }) {
      await root.getByRole('textbox', { name: 'Your prompt' }).focus();
      await page.keyboard.press('Control+k');
      await root.getByRole('combobox').last().waitFor();
    },
  },
  {
    state: 'the arguments of a tool in the palette',
    part: ['jig-studio', 'dialog'],
    async reach({ page, root }) {
      await page.keyboard.type('workspace.renameFile');
      await page.keyboard.press('Enter');
      await root.getByRole('dialog').getByRole('button').first().waitFor();
    },
    leave: escape,
  },
  {
    state: 'a new file that is refused',
    part: ['jig-studio', 'dialog'],
    async reach({ root, page }) {
      await root.getByRole('button', { name: 'New file' }).first().click();
      await root.getByRole('textbox', { name: 'Path' }).waitFor();
      await page.keyboard.type('index.html');
      await page.keyboard.press('Enter');
      await root.getByRole('dialog').getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    },
    leave: escape,
  },
  {
    state: 'the question before starting over',
    part: ['jig-studio', 'dialog'],
    async reach({ root }) {
      await root.getByRole('button', { name: 'More', exact: true }).click();
      await root.getByRole('menuitem', { name: 'Start over with the first files' }).click();
      await root.getByRole('dialog').waitFor();
    },
    leave: escape,
  },
  {
    state: 'the settings as a dialog',
    part: ['jig-studio', 'dialog'],
    async reach({ root }) {
      await root.getByRole('button', { name: 'Provider settings' }).click();
      await root.locator('dialog jig-settings').getByRole('textbox').first().waitFor();
    },
    leave: escape,
  },
];

/** The panes of a narrow studio beside its chat. */
export const NARROW_STATES: readonly StudioState[] = ['Code', 'Preview', 'Trace'].map((name) => ({
  state: `the ${name.toLowerCase()} of a narrow studio`,
  async reach({ root }) {
    await root.locator('.bottom').getByRole('button', { name }).click();
  },
}));

function dockTab(name: string): StudioState {
  return {
    state: `the ${name.toLowerCase()} in the dock`,
    part: ['jig-studio', '.dock'],
    async reach({ root }) {
      await root.locator('.dock').getByRole('tab', { name }).click();
    },
  };
}

async function escape({ page }: StudioDriver): Promise<void> {
  await page.keyboard.press('Escape');
}

export async function runEnds({ studio }: StudioDriver): Promise<void> {
  await until('the end of the run', () => studio.evaluate((open) => !open.agent.getSnapshot().running));
}
