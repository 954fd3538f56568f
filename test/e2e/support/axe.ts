// axe in a page, by the rules of WCAG 2.2 A and AA.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { WCAG_TAGS } from '../../support/wcag-tags.js';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const loaded = new WeakSet<Page>();

export interface AxeScope {
  /** Selectors through the shadow roots, the last of them of the part to look at; the whole page unless given. */
  readonly part?: readonly string[];
  /** Rules that can tell something new; all of WCAG A and AA unless given. */
  readonly rules?: readonly string[];
}

/** No violation in the page and its open shadow roots; the previewed page is its author's. Keep the page where it is. */
export async function assertAccessible(page: Page, { part, rules }: AxeScope = {}): Promise<void> {
  if (!loaded.has(page)) await page.evaluate(SOURCE);
  loaded.add(page);
  const runOnly: RunOptions['runOnly'] = rules
    ? { type: 'rule', values: [...rules] }
    : { type: 'tag', values: [...WCAG_TAGS] };
  const violations = await page.evaluate(runAxe, { runOnly, part: part ? [...part] : undefined });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
  assert.deepEqual(found, []);
}

/** Selectors of what was found would take as long to make as the rules themselves: the found HTML says it as well. */
async function runAxe({
  runOnly,
  part,
}: {
  readonly runOnly: RunOptions['runOnly'];
  readonly part: string[] | undefined;
}): Promise<AxeResults['violations']> {
  // Two frames: what was asked for just now is drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { axe } = globalThis as unknown as { axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(part ? { fromShadowDom: part } : document, {
    iframes: false,
    preload: false,
    selectors: false,
    resultTypes: ['violations'],
    ...(runOnly && { runOnly }),
  });
  return violations;
}
