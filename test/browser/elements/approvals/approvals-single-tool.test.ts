import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/approvals.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import type { ToolCallResult } from '../../../../src/core/protocol/result.js';
import type { ToolPolicyDecision } from '../../../../src/core/registry/tool-registry-port.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import type { JigApprovalsElement } from '../../../../src/elements/approvals/approvals-element.js';
import { createTestStudio } from '../../../support/test-studio.js';
import { waitUntil } from '../../../support/wait-until.js';

interface Bench {
  readonly studio: Studio;
  readonly element: JigApprovalsElement;
  /** Calls as an agent does, within the bounds of a test. */
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<ToolCallResult>;
}

/** What a host says of single tools; every other call is asked about. */
async function open(settings: Map<string, ToolPolicyDecision>): Promise<Bench> {
  const studio = await createTestStudio({
    policy: ({ definition }) => settings.get(definition.name) ?? 'ask',
    mayRemember: () => true,
  });
  const element = await fixture<JigApprovalsElement>(html`<jig-approvals .studio=${studio}></jig-approvals>`);
  const context = { source: 'model', mode: 'agent', sessionId: 'run-1' } as const;
  return {
    studio,
    element,
    call: (name, args) => studio.registry.callTool(toToolCallRequest({ name, arguments: args }), { context }),
  };
}

const part = ({ element }: Bench, name: string): HTMLButtonElement | null =>
  element.renderRoot.querySelector<HTMLButtonElement>(`[part=${name}]`);
const press = async (bench: Bench, name: string): Promise<void> => {
  await waitUntil(() => part(bench, name) !== null, name);
  part(bench, name)!.click();
};

describe('jig-approvals, and what a host says of a single tool', () => {
  it('goes before what a person allowed for the session: a tool that is off is refused, unasked', async () => {
    const settings = new Map<string, ToolPolicyDecision>();
    const bench = await open(settings);
    const first = bench.call('workspace.createFile', { path: 'a.md', source: '' });
    await press(bench, 'remember');
    expect((await first).error).to.equal(undefined);
    expect((await bench.call('workspace.createFile', { path: 'b.md', source: '' })).error).to.equal(undefined);

    settings.set('workspace.createFile', 'deny');
    const refused = await bench.call('workspace.createFile', { path: 'c.md', source: '' });
    expect(refused.error?.code).to.equal('TOOL_POLICY_DENIED');
    expect(part(bench, 'card')).to.equal(null);
    expect([...bench.studio.workspace.getSnapshot().state.files.keys()]).to.include.members(['a.md', 'b.md']);
    expect(bench.studio.workspace.getSnapshot().state.files.has('c.md')).to.equal(false);
    await bench.studio.dispose();
  });

  it('goes before what it allows of all others: that one alone is asked about, can be reached, and runs once', async () => {
    const all: readonly string[] = ['workspace.createFile', 'workspace.writeFile', 'workspace.renameFile'];
    const bench = await open(new Map(all.map((name) => [name, 'allow'])));
    const opened = bench.studio.workspace.getSnapshot().state.revision;
    expect((await bench.call('workspace.createFile', { path: 'a.md', source: '' })).error).to.equal(undefined);
    expect(part(bench, 'card')).to.equal(null);

    const asked = bench.call('workspace.deleteFile', { path: 'a.md' });
    await waitUntil(() => part(bench, 'approve') !== null, 'the question');
    part(bench, 'approve')!.focus();
    expect(bench.element.shadowRoot!.activeElement).to.equal(part(bench, 'approve'));
    const approve = part(bench, 'approve')!;
    approve.click();
    approve.click();
    expect((await asked).error).to.equal(undefined);
    expect(bench.studio.workspace.getSnapshot().state.revision).to.equal(opened + 2);
    await bench.studio.dispose();
  });

  it('a call that waits is denied, and changes nothing, when the last element that could answer is removed', async () => {
    const bench = await open(new Map());
    const revision = bench.studio.workspace.getSnapshot().state.revision;
    const asked = bench.call('workspace.createFile', { path: 'a.md', source: '' });
    await waitUntil(() => part(bench, 'card') !== null, 'the question');
    bench.element.remove();
    expect((await asked).error?.code).to.equal('TOOL_POLICY_DENIED');
    expect(bench.studio.workspace.getSnapshot().state.revision).to.equal(revision);
    await bench.studio.dispose();
  });
});
