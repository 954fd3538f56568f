import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createInterpretingValidator } from '../../../src/adapters/validator/interpreting-validator.js';
import { createStudio } from '../../../src/core/studio/create-studio.js';
import type { Studio } from '../../../src/core/studio/studio-port.js';
import '../../../src/define/approvals.js';
import '../../../src/define/catalog.js';
import '../../../src/define/chat.js';
import '../../../src/define/trace.js';
import { waitUntil } from '../../support/wait-until.js';

const PROMPT = 'Change the hero title to "Hello Jig"';
const words = (node: ParentNode): string => (node as Element).textContent!.replace(/\s+/g, ' ').trim();

/** The four panels apart, around one real studio without a preview. */
describe('the panels around a real studio', () => {
  let studio: Studio;
  let page: HTMLElement;

  const panel = (name: string): Element & { readonly shadowRoot: ShadowRoot } =>
    page.querySelector(name) as Element & { readonly shadowRoot: ShadowRoot };
  const find = <E extends HTMLElement>(name: string, selector: string): E | null =>
    panel(name).shadowRoot.querySelector<E>(selector);
  const hero = (): string => (studio.workspace.getFile('index.html') as { readonly source: string }).source;

  beforeEach(async () => {
    studio = createStudio({ id: 'panels', validator: createInterpretingValidator(), requireApprovalSurface: true });
    page = await fixture<HTMLElement>(
      html`<main>
        <jig-chat .studio=${studio}></jig-chat>
        <jig-approvals .studio=${studio}></jig-approvals>
        <jig-trace .studio=${studio}></jig-trace>
        <jig-catalog .studio=${studio}></jig-catalog>
      </main>`,
    );
    await studio.ready;
  });

  afterEach(() => studio.dispose());

  async function ask(): Promise<void> {
    find('jig-chat', 'textarea')!.focus();
    await sendKeys({ type: PROMPT });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => find('jig-approvals', '[part=card]'), 'nobody asked');
  }

  it('ask in chat and approvals alike, and show the wait in the trace; nothing has changed before', async () => {
    const before = studio.workspace.getSnapshot().state;
    await ask();
    await nextFrame();
    for (const name of ['jig-chat', 'jig-approvals']) {
      const card = words(find(name, '[part=card]')!);
      expect(card).to.contain('preview.updateHero').and.to.contain('local · agent').and.to.contain('title: Hello Jig');
      expect(card).not.to.contain('<h1');
    }
    const rows = [...panel('jig-trace').shadowRoot.querySelectorAll<HTMLElement>('[part=row]')];
    expect(rows.map((row) => words(row.querySelector('.name')!))).to.deep.equal([
      'agent.request',
      'tools/list',
      'workspace.getStatus',
      'workspace.listFiles',
      'workspace.readFile',
      'preview.updateHero',
    ]);
    expect([rows[0]!.dataset['status'], rows[5]!.dataset['status']]).to.deep.equal(['waiting', 'waiting']);
    expect(studio.workspace.getSnapshot().state).to.equal(before);
    await expect(page).to.be.accessible();
  });

  it('change the workspace once it was approved, by keyboard alone', async () => {
    await ask();
    find('jig-chat', '[part=approve]')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !studio.agent.getSnapshot().running, 'the run did not end');
    await nextFrame();
    expect(hero()).to.contain('Hello Jig');
    expect(find('jig-approvals', '[part=card]')).to.equal(null);
    const { revision } = studio.workspace.getSnapshot().state;
    expect(words(find('jig-chat', '[part=log]')!)).to.contain(`Revision ${revision}`);
    const last = [...panel('jig-trace').shadowRoot.querySelectorAll<HTMLElement>('[part=row]')].at(-1)!;
    expect(last.dataset['status']).to.equal('completed');
  });

  it('change nothing when it was denied, and the conversation says so', async () => {
    const before = hero();
    await ask();
    find('jig-approvals', '[part=deny]')!.click();
    await waitUntil(() => !studio.agent.getSnapshot().running, 'the run did not end');
    await nextFrame();
    expect(hero()).to.equal(before);
    expect(words(find('jig-chat', '[part=log]')!)).to.contain('You said no to preview.updateHero');
    expect(find<HTMLTextAreaElement>('jig-chat', 'textarea')!.value).to.equal('');
  });

  it('end as cancelled when the person cancels the wait, with nothing left to decide', async () => {
    await ask();
    await nextFrame();
    find('jig-chat', '[part=cancel]')!.click();
    await waitUntil(() => !studio.agent.getSnapshot().running, 'the run did not end');
    await nextFrame();
    expect(studio.approvals.store.getSnapshot()).to.deep.equal([]);
    expect(words(find('jig-chat', '[part=log]')!)).to.contain('Cancelled. Nothing was changed.');
    const run = panel('jig-trace').shadowRoot.querySelector<HTMLElement>('[part=row]')!;
    expect(run.dataset['status']).to.equal('cancelled');
  });

  it("list a host's own tool and run it from the catalog without an approval", async () => {
    const seen: unknown[] = [];
    studio.registry.register(
      { name: 'shop.restock', description: 'Orders more.', inputSchema: { type: 'object' } },
      (_args, { context }) => {
        seen.push([context.source, context.mode]);
        return { ordered: 3 };
      },
    );
    const catalog = panel('jig-catalog') as HTMLElementTagNameMap['jig-catalog'];
    catalog.tool = 'shop.restock';
    await catalog.updateComplete;
    find('jig-catalog', '[part=run]')!.click();
    await waitUntil(() => words(find('jig-catalog', '[part=result]')!).includes('"ordered": 3'), 'no result');
    expect(seen).to.deep.equal([['local', 'direct']]);
    const rows = [...panel('jig-trace').shadowRoot.querySelectorAll<HTMLElement>('[part=row]')];
    expect(rows.map(words).join()).to.contain('shop.restock').and.to.contain('local · direct');
  });

  it('offer samples that every tool of the studio accepts', async () => {
    const { commands } = studio.view;
    const refused: string[] = [];
    const catalog = panel('jig-catalog') as HTMLElementTagNameMap['jig-catalog'];
    for (const name of studio.registry.getToolNames()) {
      catalog.tool = name;
      await catalog.updateComplete;
      const sample = JSON.parse(find<HTMLTextAreaElement>('jig-catalog', '[part=arguments]')!.value) as object;
      const { error } = await commands.callTool(name, { ...sample });
      if (error?.code === 'TOOL_VALIDATION_FAILED') refused.push(`${name} ${JSON.stringify(error.details)}`);
    }
    expect(refused).to.deep.equal([]);
  });
});
