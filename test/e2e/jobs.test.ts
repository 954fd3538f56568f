// Work that outlasts its call, as the demo page shows it: handed off, carried, its end told once, lost answers included.
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';

const demo = demoBrowser();

async function openJobs(page: Page): Promise<void> {
  await page.goto(demo.url('jobs.html'));
  await page
    .locator('jig-job')
    .getByText(/No job yet|Count|took/)
    .first()
    .waitFor();
}

test('a job is seen in a second tab, its end is told once, and what was lost is not told again after a reload', async () => {
  await demo.withPage(async (page) => {
    await openJobs(page);
    await page.getByRole('button', { name: 'Count the stock' }).click();
    const card = page.locator('jig-job');
    await page.locator('#answer', { hasText: '"execution_state": "pending"' }).waitFor();
    await card.getByText('You can continue when the job ends.').waitFor();

    const second = await page.context().newPage();
    await openJobs(second);
    await second.locator('jig-job').getByText('Running').waitFor();

    await page.getByLabel('The agent’s answer').selectOption('lost');
    await card.getByRole('button', { name: 'Continue with the agent' }).click();
    await card.getByText('It is not told again').waitFor();
    await page.getByRole('button', { name: 'Present it' }).click();
    await page.locator('#presentation', { hasText: '"state": "delivery_unknown"' }).waitFor();
    await page.reload();
    await card.getByText('It is not told again').waitFor();
    await card.getByRole('button', { name: 'Continue with the agent' }).waitFor({ state: 'detached' });

    await second.locator('jig-job').getByText('It is not told again').waitFor();
    await second.getByLabel('When it ends').selectOption('automatic');
    await second.getByRole('button', { name: 'Count the stock' }).click();
    await second.locator('jig-chat').getByText('24 shelves counted').waitFor();
    await second.locator('jig-job').getByText('The agent was told.').waitFor();
  });
});

test('a job is stopped from its card', async () => {
  await demo.withPage(async (page) => {
    await openJobs(page);
    await page.getByRole('button', { name: 'Count the stock' }).click();
    await page.locator('jig-job').getByRole('button', { name: 'Stop' }).click();
    await page.locator('jig-job').getByText('Stopped').waitFor();
  });
});
