import type { Locator } from 'playwright-core';

/** The row of one tool in a catalog; long lists draw only what can be seen, so it is searched for first. */
export async function catalogTool(catalog: Locator, name: string): Promise<Locator> {
  await catalog.getByLabel('Find a tool').fill(name);
  return catalog.getByRole('option', { name });
}
