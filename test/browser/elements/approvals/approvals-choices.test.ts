import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/approvals.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import { createToolApprovalQueue } from '../../../../src/core/registry/approval-queue.js';
import { askThroughApprovals, createDefaultToolPolicy } from '../../../../src/core/registry/default-policy.js';
import type { DryRunSnapshot } from '../../../../src/core/registry/dry-run.js';
import { createToolRegistry } from '../../../../src/core/registry/tool-registry.js';
import type { JigApprovalsElement } from '../../../../src/elements/approvals/approvals-element.js';
import { createFakeStudio, type FakeStudio } from '../../../support/fake-studio-view.js';
import { SAMPLE_TOOLS, sampleApproval } from '../../../support/sample-tools.js';

async function show(studio: FakeStudio, lang = 'en'): Promise<JigApprovalsElement> {
  studio.stores.catalog.set(SAMPLE_TOOLS);
  const around = await fixture<HTMLElement>(
    html`<div lang=${lang}><jig-approvals .studio=${studio}></jig-approvals></div>`,
  );
  const element = around.querySelector('jig-approvals')!;
  await element.updateComplete;
  return element;
}

const part = (element: JigApprovalsElement, name: string): HTMLElement | null =>
  element.renderRoot.querySelector<HTMLElement>(`[part=${name}]`);
const text = (node: Element | ShadowRoot | DocumentFragment | null): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function foretold(dryRun: DryRunSnapshot, lang = 'en'): Promise<JigApprovalsElement> {
  const studio = createFakeStudio();
  studio.stores.approvals.set([sampleApproval({ dryRun })]);
  return show(studio, lang);
}

describe('what an approval offers', () => {
  it('shows what the tool’s dry run says, files, former names and line counts', async () => {
    const element = await foretold({
      state: 'foretold',
      more: 3,
      changes: [
        { kind: 'delete', subject: 'old.css', detail: '−12' },
        { kind: 'rename', subject: 'b.js', from: 'a.js' },
        { kind: 'edit', subject: 'index.html', detail: '+1 −1' },
      ],
    });
    expect(text(part(element, 'changes'))).to.equal(
      'What will change Delete old.css −12 Rename a.js → b.js Edit index.html +1 −1 and 3 more',
    );
    await expect(element).to.be.accessible();
  });

  it('shows while it is looked up, that nothing would change, and that the call would be refused', async () => {
    expect(text(part(await foretold({ state: 'running' }), 'changes'))).to.contain('Looking what it would change');
    const nothing = await foretold({ state: 'foretold', changes: [], more: 0 });
    expect(text(part(nothing, 'changes'))).to.contain('Nothing.');
    const refused = await foretold({ state: 'refused', code: 'WORKSPACE_PATCH_NOT_FOUND' }, 'ko');
    expect(text(part(refused, 'changes'))).to.contain('거부될 호출입니다: WORKSPACE_PATCH_NOT_FOUND');
    await expect(refused).to.be.accessible();
  });

  it('draws a subject that looks like markup as text', async () => {
    const changes = [{ kind: 'edit', subject: '<img src=x onerror=alert(1)>' }] as const;
    const element = await foretold({ state: 'foretold', changes, more: 0 });
    expect(element.renderRoot.querySelector('img')).to.equal(null);
    expect(text(part(element, 'changes'))).to.contain('<img src=x');
  });

  it('offers to allow for the session only where the policy lets it, and lists what was allowed with its way back', async () => {
    const studio = createFakeStudio();
    studio.stores.approvals.set([sampleApproval({ id: 'strict' })]);
    const element = await show(studio);
    expect(part(element, 'remember')).to.equal(null);

    studio.stores.approvals.set([sampleApproval({ id: 'open', rememberable: true })]);
    await element.updateComplete;
    part(element, 'remember')!.click();
    expect(studio.calls).to.deep.equal(['decideApproval(open, allow, remember)']);

    studio.stores.rememberedApprovals.set([{ name: 'preview.updateHero', source: 'model', mode: 'agent' }]);
    await element.updateComplete;
    expect(text(part(element, 'remembered'))).to.equal('Allowed for this session preview.updateHero model · agent');
    await expect(element).to.be.accessible();
    part(element, 'forget')!.click();
    await element.updateComplete;
    expect(studio.calls.at(-1)).to.equal('forgetApproval(preview.updateHero)');
    expect(part(element, 'remembered')).to.equal(null);
  });

  it('offers "approve all of this turn" where the turn holds more than the call that asks', async () => {
    const studio = createFakeStudio();
    studio.stores.approvals.set([sampleApproval()]);
    studio.stores.agent.update((agent) => ({ ...agent, running: true, sessionId: 'session-1', turnChanges: 1 }));
    const element = await show(studio);
    expect(part(element, 'approve-all')).to.equal(null);
    studio.stores.agent.update((agent) => ({ ...agent, turnChanges: 3 }));
    await element.updateComplete;
    part(element, 'approve-all')!.click();
    expect(studio.calls).to.deep.equal(['approveAllOfTurn()']);
    studio.stores.approvals.set([sampleApproval({ sessionId: 'another' })]);
    await element.updateComplete;
    expect(part(element, 'approve-all')).to.equal(null);
  });

  it('answers the queue of a host that has no studio', async () => {
    const queue = createToolApprovalQueue({ requireSurface: true });
    const registry = createToolRegistry({
      validator: createInterpretingValidator(),
      toolPolicy: askThroughApprovals(createDefaultToolPolicy(), queue),
    });
    registry.register(
      {
        name: 'orders.cancel',
        title: 'Cancel an order',
        inputSchema: { type: 'object' },
        annotations: { destructiveHint: true },
      },
      () => ({ cancelled: true }),
      { dryRun: () => ({ changes: [{ kind: 'delete', subject: 'Order 7' }] }) },
    );
    const element = await fixture<JigApprovalsElement>(
      html`<jig-approvals .queue=${queue} .registry=${registry}></jig-approvals>`,
    );
    expect(text(element.renderRoot as ShadowRoot)).to.contain('Nothing waits for you');
    const result = registry.callTool(toToolCallRequest({ id: 1, name: 'orders.cancel', arguments: {} }));
    await element.updateComplete;
    const shown = text(part(element, 'card'));
    expect(shown).to.contain('Cancel an order?').and.to.contain('Destructive').and.to.contain('Delete Order 7');
    part(element, 'approve')!.click();
    expect((await result).structuredContent).to.deep.equal({ cancelled: true });
    await element.updateComplete;
    expect(part(element, 'card')).to.equal(null);
  });
});
