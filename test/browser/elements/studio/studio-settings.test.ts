import { sendKeys } from '@web/test-runner-commands';
import { createFakeStudio } from '../../../support/fake-studio-view.js';
import { all, find, openStudio } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('the settings of a studio', () => {
  it('opens the settings from who answers and from its menu, also while the agent runs', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    fake.stores.agent.update((agent) => ({ ...agent, running: true }));
    await studio.updateComplete;
    for (const opener of ['[part="provider"]', '[data-item="settings"]']) {
      find(studio, opener).click();
      await waitUntil(() => all(studio, 'dialog[open] jig-settings').length === 1, 'open');
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => all(studio, 'dialog[open]').length === 0, 'closed');
    }
  });
});
