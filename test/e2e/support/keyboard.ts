// A person who has a keyboard and nothing else: what has the focus, whether it can be seen, and the way to somewhere.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { until } from './until.js';

export interface Focus {
  /** Tag and accessible name, as far as an author wrote one. */
  readonly label: string;
  readonly named: boolean;
  /** It has a box on the screen, and something is drawn for the focus. */
  readonly visible: boolean;
  readonly inEditor: boolean;
}

/** Presses Tab, or Shift+Tab, until the focused control's label matches; each stop on the way has to be seen. */
export async function tabTo(page: Page, label: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 100; presses++) {
    const focus = await focused(page);
    if (label.test(focus.label)) return assert.ok(focus.visible, `the focus on ${focus.label} cannot be seen`);
    seen.push(focus.label);
    // An editor keeps Tab for indentation; Escape before Tab leaves it.
    if (focus.inEditor) await page.keyboard.press('Escape');
    await page.keyboard.press(key);
  }
  assert.fail(`no stop of the Tab key matches ${label}: ${seen.join(' | ')}`);
}

/** Waits until the focus has arrived at a control, by itself. */
export async function focusIsOn(page: Page, label: RegExp): Promise<void> {
  let last = '';
  await until(`the focus on ${label}`, async () => label.test((last = (await focused(page)).label))).catch(() =>
    assert.fail(`the focus did not come to ${label}; it is on ${last}`),
  );
}

export function focused(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return { label: 'nothing', named: true, visible: true, inEditor: false };
    const root = element.getRootNode() as Document | ShadowRoot;
    const byId = (ids: string | null): string =>
      (ids ?? '')
        .split(/\s+/)
        .map((id) => (id ? (root.getElementById(id)?.textContent ?? '') : ''))
        .join(' ');
    const labels =
      element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element.labels : null;
    const name = [
      element.getAttribute('aria-label') ?? '',
      byId(element.getAttribute('aria-labelledby')),
      [...(labels ?? [])].map((label) => label.textContent).join(' '),
      element.textContent,
      element.getAttribute('title') ?? '',
    ].find((text) => text.trim() !== '');
    const inEditor = element.classList.contains('cm-content');
    const isRinged = (target: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    };
    const isFilled = (target: Element): boolean =>
      getComputedStyle(target, '::after').backgroundColor !== 'rgba(0, 0, 0, 0)';
    // A box may carry the ring of the field in it; a line between panels is filled; code has its caret.
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const drawn =
      inEditor ||
      element === document.body ||
      // Inside a frame the page in it has the focus, and draws it.
      element.localName === 'iframe' ||
      around.some((box) => box && isRinged(box)) ||
      (element.getAttribute('role') === 'separator' && isFilled(element));
    const box = element.getBoundingClientRect();
    return {
      label: `${element.localName} ${(name ?? '').trim().replace(/\s+/g, ' ')}`,
      named: (name ?? '').trim() !== '' || element === document.body,
      visible: element === document.body || (box.width > 0 && box.height > 0 && drawn),
      inEditor,
    };
  });
}
