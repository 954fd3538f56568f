// What a stranger does on each page of the demo, from the first look to the end of its job. `step` photographs.

/** By the page's file name without its ending. */
export const WALKS = new Map([
  ['gallery', walkGallery],
  ['index', walkStudio],
  ['apart', walkOrderDesk],
  ['two', walkLessons],
  ['simulated-model', walkSimulatedModel],
  ['code-mode', walkCodeMode],
  ['jobs', walkJobs],
  ['theming', walkTheming],
  ['strict', walkStudio],
  ['script-tag', walkStudio],
]);

const PROMPT = 'Change the hero title to "Hello Jig"';
/** Milliseconds in which a page that is not waited for by its words comes to rest. */
const REST = 800;

async function walkGallery(page, step) {
  await step('first');
  await readSource(page, step);
  await page.getByRole('link', { name: 'Two lessons' }).last().click();
  await page.waitForTimeout(3 * REST);
  await step('followed');
}

async function walkStudio(page, step) {
  await studioReady(page);
  await step('first');
  await goToPane(page, 'Chat');
  const field = page.locator('jig-chat').getByRole('textbox');
  await field.click();
  await field.pressSequentially(PROMPT);
  await field.press('Enter');
  await approve(page, step, 'asked');
  await step('approved');
  for (const pane of ['Preview', 'Code', 'Trace']) if (await goToPane(page, pane)) await step(pane.toLowerCase());
  await readSource(page, step);
}

async function walkOrderDesk(page, step) {
  await page.waitForTimeout(2 * REST);
  await step('first');
  await page.getByRole('button', { name: /refund 1043/ }).click();
  await approve(page, step, 'refund asked');
  await step('refunded');
  await page.getByRole('button', { name: /recolour/ }).click();
  await approve(page, step, 'colour asked');
  await step('recoloured');
  const catalog = page.locator('jig-catalog');
  await catalog.getByLabel('Find a tool').fill('orders');
  await catalog.getByRole('option', { name: 'orders.refund' }).click();
  await catalog.scrollIntoViewIfNeeded();
  await step('catalog');
  await readSource(page, step);
}

async function walkLessons(page, step) {
  await studioReady(page);
  await step('first');
  const studio = page.locator('#headline');
  const field = studio.locator('jig-chat').getByRole('textbox');
  await field.scrollIntoViewIfNeeded();
  await field.fill('Change the hero title to "Bread, baked at five"');
  await field.press('Enter');
  await approve(studio, step, 'asked');
  await step('approved');
  await page.locator('jig-recipes').scrollIntoViewIfNeeded();
  await step('recipes');
  await page.locator('jig-recipes').getByRole('button', { name: 'Run' }).first().click();
  await page.waitForTimeout(REST);
  await step('recipe run');
  await page.getByText('Which model answers').click();
  await page.locator('jig-settings').scrollIntoViewIfNeeded();
  await step('settings');
  await page.getByRole('link', { name: /^Take/ }).click();
  await page.waitForTimeout(3 * REST);
  await step('prompt taken along');
}

async function walkSimulatedModel(page, step) {
  await studioReady(page);
  await step('first');
  const scenarios = page.locator('#scenario');
  const ask = page.locator('#ask');
  for (const name of await scenarios.locator('option').allTextContents()) {
    await scenarios.selectOption(name);
    await ask.click();
    await goToPane(page, 'Chat');
    await letRunEnd(page, () => ask.isDisabled(), step, name);
    await step(name);
  }
  await page.getByText('On the wire').click();
  await step('on the wire');
  await page.getByText('On the wire').click();
  await readSource(page, step);
}

async function walkCodeMode(page, step) {
  await page.waitForTimeout(2 * REST);
  await step('first');
  for (const name of await page.locator('#recipe option').allTextContents()) {
    await page.locator('#recipe').selectOption(name);
    await page.locator('#run').click();
    await letRunEnd(page, () => page.locator('#run').isDisabled(), step, name);
    await step(name);
  }
  const question = page.getByLabel('Question');
  for (const name of await question.locator('option').allTextContents()) {
    await question.selectOption(name);
    await page.locator('#rows').scrollIntoViewIfNeeded();
    await step(name);
  }
  await page.locator('#ask').click();
  await letRunEnd(page, () => page.locator('#ask').isDisabled(), step, 'review');
  await step('reviewed');
  await readSource(page, step);
}

async function walkJobs(page, step) {
  await page.waitForTimeout(2 * REST);
  await step('first');
  const start = page.getByRole('button', { name: 'Count the stock' });
  const card = page.locator('jig-job');
  const goOn = card.getByRole('button', { name: 'Continue with the agent' });
  await start.click();
  await card.getByText('Running').waitFor();
  await step('running');
  await goOn.waitFor();
  await step('ended');
  await goOn.click();
  await card.getByText('The agent was told.').waitFor();
  await page.locator('jig-chat').getByText('24 shelves counted').waitFor();
  await step('told');
  await page.getByRole('button', { name: 'Present it' }).click();
  await page.locator('#presentation', { hasText: 'dispatch_accepted' }).waitFor();
  await step('presented');
  await start.click();
  await card.getByRole('button', { name: 'Stop' }).click();
  await card.getByText('Stopped').waitFor();
  await step('stopped');
  await page.getByLabel('The agent’s answer').selectOption('lost');
  await start.click();
  await goOn.click();
  await card.getByText('It is not told again').waitFor();
  await step('answer lost');
  await page.reload();
  await card.getByText('It is not told again').waitFor();
  await step('after a reload');
  await readSource(page, step);
}

async function walkTheming(page, step) {
  await studioReady(page);
  await step('first');
  for (const theme of ['paper', 'terminal']) {
    await page.locator('select[name=theme]').selectOption(theme);
    await step(theme);
  }
  await page.locator('select[name=scheme]').selectOption('dark');
  await page.locator('input[name=accent]').fill('#c026d3');
  await step('of one’s own');
  await page.locator('form summary').click();
  await step('style sheet');
  await page.locator('form summary').click();
  await readSource(page, step);
}

async function readSource(page, step) {
  await page.getByRole('button', { name: 'Source' }).click();
  await page.locator('dialog.source pre').waitFor();
  await step('source');
  await page.keyboard.press('Escape');
}

async function approve(scope, step, name) {
  const button = scope.getByRole('button', { name: /^Approve\b(?! all)/ }).first();
  await button.waitFor();
  await step(name);
  await button.click();
  await button.waitFor({ state: 'detached' });
  await (scope.waitForTimeout ? scope : scope.page()).waitForTimeout(2 * REST);
}

/** Approves what is asked, photographing the first question; what does not end by itself is stopped. */
async function letRunEnd(page, isRunning, step, name) {
  const button = page.getByRole('button', { name: /^Approve\b(?! all)/ }).first();
  let asked = false;
  for (let round = 0; round < 12; round += 1) {
    await page.waitForTimeout(REST);
    if (await button.isVisible()) {
      if (!asked) await step(`${name}: asked`);
      asked = true;
      await button.click({ timeout: REST }).catch(() => undefined);
    } else if (!(await isRunning())) return;
  }
  await page
    .locator('jig-chat')
    .getByRole('button', { name: 'Cancel' })
    .first()
    .click({ timeout: REST })
    .catch(() => undefined);
  await page.waitForTimeout(REST);
}

/** False where the studio is wide enough to have no such switch. */
async function goToPane(page, name) {
  for (const button of await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name }).all()) {
    if (!(await button.isVisible())) continue;
    await button.click();
    await page.waitForTimeout(REST / 2);
    return true;
  }
  return false;
}

async function studioReady(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('jig-studio')].every(
      ({ studio }) => studio?.view.phase.getSnapshot() === 'ready' && studio.preview.getSnapshot().status === 'synced',
    ),
  );
  await page.waitForTimeout(REST);
}
