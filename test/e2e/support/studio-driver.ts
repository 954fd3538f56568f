// How a person and a host reach the studio of a page: its controls by role and name, its seams by `element.studio`.
import type { FrameLocator, JSHandle, Locator, Page } from 'playwright-core';
import type { ModelToolCall, ToolCallContext } from '../../../src/core/protocol/call.js';
import type { ToolCallResult } from '../../../src/core/protocol/result.js';
import type { Studio } from '../../../src/core/studio/studio-port.js';
import type { TraceEntry } from '../../../src/core/trace/trace-model.js';
import { until } from './until.js';

/** One studio of a page, whichever element provides it. */
export interface StudioDriver {
  readonly page: Page;
  readonly studio: JSHandle<Studio>;
  /** The element that provides the studio. */
  readonly root: Locator;
  /** What the previewed page shows. */
  readonly preview: FrameLocator;
  revision(): Promise<number>;
  source(path: string): Promise<string>;
  trace(): Promise<readonly TraceEntry[]>;
  /** Waits until the preview has acknowledged the current revision. */
  settled(): Promise<void>;
  /** A person's own call: `mode: 'direct'`, so nothing asks. */
  direct(name: string, args?: Record<string, unknown>): Promise<ToolCallResult>;
  /** A model's call; it waits for its approval when the policy asks. */
  model(call: ModelToolCall, context?: ToolCallContext): Promise<ToolCallResult>;
  prompt(text: string): Promise<void>;
  readonly approvalCard: Locator;
  readonly approve: Locator;
  readonly deny: Locator;
  /** Stops the agent's run. */
  readonly cancel: Locator;
}

/** Opens a page and waits until its studio has hydrated and shown its revision. */
export async function openStudio(page: Page, url: string, selector = 'jig-studio'): Promise<StudioDriver> {
  await page.goto(url);
  const driver = await studioOf(page, selector);
  await driver.settled();
  return driver;
}

/** The studio of the element that `selector` finds, after hydration. */
export async function studioOf(page: Page, selector = 'jig-studio'): Promise<StudioDriver> {
  const studio = await until(`a studio at ${selector}`, () => studioHandle(page, selector));
  await studio.evaluate((open) => open.ready);
  const root = page.locator(selector);

  const driver: StudioDriver = {
    page,
    studio,
    root,
    preview: root.locator('jig-preview iframe:not(.spare)').first().contentFrame(),
    revision: () => studio.evaluate((open) => open.workspace.getSnapshot().state.revision),
    source: (path) =>
      studio.evaluate((open, wanted) => {
        const file = open.workspace.getFile(wanted);
        return file.kind === 'text' ? file.source : '';
      }, path),
    trace: () => studio.evaluate((open) => open.trace.getSnapshot()),
    async settled() {
      await until('the acknowledgement of the current revision', () =>
        studio.evaluate((open) => {
          const { acknowledgedRevision, status } = open.preview.getSnapshot();
          return status === 'synced' && acknowledgedRevision === open.workspace.getSnapshot().state.revision;
        }),
      );
    },
    direct: (name, args = {}) =>
      studio.evaluate((open, call) => open.commands.callTool(call.name, call.args), { name, args }),
    model: (call, context = {}) =>
      studio.evaluate((open, input) => open.registry.executeModelToolCall(input.call, { context: input.context }), {
        call,
        context,
      }),
    async prompt(text) {
      const chat = root.locator('jig-chat');
      await chat.getByRole('textbox').fill(text);
      await chat.getByRole('button', { name: 'Send' }).click();
    },
    approvalCard: page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Approve' }) }),
    approve: page.getByRole('button', { name: 'Approve' }),
    deny: page.getByRole('button', { name: 'Deny' }),
    cancel: root.locator('jig-chat').getByRole('button', { name: /^(Cancel|Stop)/ }),
  };
  return driver;
}

async function studioHandle(page: Page, selector: string): Promise<JSHandle<Studio> | undefined> {
  const handle = await page.evaluateHandle(
    (wanted) => (document.querySelector(wanted) as (Element & { studio?: Studio }) | null)?.studio,
    selector,
  );
  const found = await handle.evaluate((studio) => studio !== undefined && studio !== null);
  return found ? (handle as JSHandle<Studio>) : undefined;
}
