// What a screen reader is given: the tree that the browser computes, and what is said without being looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';
import { runEnds } from './support/studio-states.js';
import { until } from './support/until.js';

const demo = demoBrowser();

/** Role and name of what a person moves by, in the studio as it opens. */
const LANDMARKS: readonly string[] = [
  'heading canvas-landing',
  'StaticText Saved in this browser',
  'region Chat',
  'region Code',
  'region Preview',
  'region Trace, changes, catalog, problems, console and search',
  'textbox Your prompt',
  'button Send',
  'tablist Files',
  'tab index.html',
  'tabpanel index.html',
  'tab Trace',
  'tabpanel Trace',
  'separator Width of the chat',
  'separator Width of the preview',
  'separator Height of the panel',
  'button Save',
  'button Undo the last change',
  'button Fold the chat away',
  'button More',
  'button New file',
  'Iframe Page preview',
];

test('The accessibility tree of the studio names each region, control and panel', () =>
  demo.withPage(async (page) => {
    const { root } = await openStudio(page, demo.url('index.html'));
    await root.locator('.cm-content').waitFor();
    const nodes = await accessibilityTree(page);
    const named = nodes.map(({ role, name }) => `${role} ${name}`);
    assert.deepEqual(
      LANDMARKS.filter((wanted) => !named.includes(wanted)),
      [],
    );
    const code = nodes.find(({ role, name }) => role === 'textbox' && name.includes('index.html'));
    assert.ok(code?.description.includes('Escape'), 'the code says how the keyboard leaves it');
    const nameless = nodes.filter(
      ({ role, name }) => /^(button|tab|textbox|link|separator|Iframe)$/.test(role) && name === '',
    );
    assert.deepEqual(nameless, []);
  }));

test('An approval, the end of a run and an error of the page are each said once, by a live region', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await page.evaluate(listen);
    await studio.prompt('Change the hero title to "Said once"');
    await studio.approve.waitFor();
    const question = 'Approval needed:';
    await heard(page, question);
    const group = (await accessibilityTree(page)).find(({ role, name }) => role === 'group' && name.includes('hero'));
    assert.ok(group, 'the request is a group with the question as its name');
    await studio.approve.click();
    await runEnds(studio);
    await heard(page, 'Said once');
    await studio.settled();

    const expectedRevision = await studio.revision();
    const source = '<!doctype html><script>missingThing()</script>';
    await studio.direct('workspace.writeFile', { path: 'index.html', source, expectedRevision });
    await heard(page, 'missingThing is not defined');
    await studio.model({ name: 'workspace.openFile', arguments: { path: 'index.html' } });

    const said = await spoken(page);
    for (const words of [question, 'missingThing is not defined']) {
      assert.equal(said.filter((line) => line.includes(words)).length, 1, `“${words}” in ${said.join(' | ')}`);
    }
  }));

interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

async function accessibilityTree(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const text = (value: { value?: unknown } | undefined): string => String(value?.value ?? '');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({ role: text(role), name: text(name), description: text(description) }));
}

async function heard(page: Page, words: string): Promise<void> {
  await until(`“${words}” to be said`, async () => (await spoken(page)).some((line) => line.includes(words)));
}

function spoken(page: Page): Promise<readonly string[]> {
  return page.evaluate('said');
}

/** Writes down what comes into a live region: what a screen reader would say. Regions that come with their words speak, too. */
function listen(): void {
  const page = globalThis as unknown as { said: string[] };
  page.said = [];
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
  const hear = (node: Node): void => {
    const words = node.textContent?.replace(/\s+/g, ' ').trim();
    if (words) page.said.push(words);
  };
  const watch = (root: Document | ShadowRoot): void => {
    new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        for (const node of addedNodes) {
          if (node instanceof Element && !region)
            for (const inside of [node, ...node.querySelectorAll('*')])
              if (inside.matches('[role=alert]')) hear(inside);
          if (region?.getAttribute('role') === 'log') hear(node);
        }
        if (region && region.getAttribute('role') !== 'log') changed.add(region);
      }
      changed.forEach(hear);
    }).observe(root, { childList: true, characterData: true, subtree: true });
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) watch(element.shadowRoot);
  };
  watch(document);
}
