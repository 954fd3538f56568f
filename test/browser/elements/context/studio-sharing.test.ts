import { expect, fixture, html } from '@open-wc/testing';
import { html as lit, type TemplateResult } from 'lit';
import '../../../../src/define/scope.js';
import '../../../../src/define/studio.js';
import { createBrowserStudio } from '../../../../src/browser-studio.js';
import type { Studio } from '../../../../src/core/studio/studio-port.js';
import { StudioElement } from '../../../../src/elements/base/studio-element.js';
import { JigScopeElement } from '../../../../src/elements/scope/scope-element.js';
import type { JigStudioElement } from '../../../../src/elements/studio/studio-element.js';
import { waitUntil } from '../../../support/wait-until.js';

/** Says which studio it uses. */
class ProbeElement extends StudioElement {
  override render(): TemplateResult {
    return lit`${this.view?.id ?? 'none'}`;
  }
}
customElements.define('test-probe', ProbeElement);

const said = async (probe: Element | null): Promise<string> => {
  if (!(probe instanceof ProbeElement)) throw new Error('no probe');
  await probe.updateComplete;
  return probe.shadowRoot?.textContent?.trim() ?? '';
};

let sequence = 0;
const freshId = (): string => `sharing-${Date.now()}-${(sequence += 1)}`;

async function openStudio(id: string): Promise<JigStudioElement & { studio: Studio }> {
  const element = await fixture<JigStudioElement>(html`<jig-studio workspace-id=${id}></jig-studio>`);
  await element.studio?.ready;
  await element.updateComplete;
  return element as JigStudioElement & { studio: Studio };
}

const sourceOf = ({ studio }: { studio: Studio }, path: string): string => {
  const file = studio.workspace.getFile(path);
  return file.kind === 'text' ? file.source : '';
};

describe('the studios of a page', () => {
  it('stay open when the page’s own studio is handed back to its element', async () => {
    const element = await openStudio(freshId());
    const { studio } = element;
    element.studio = studio;
    await element.updateComplete;
    expect(element.studio).to.equal(studio);
    expect((await studio.commands.createFile('kept.html', '<p>kept</p>')).isError).to.not.equal(true);
  });

  it('share nothing under different ids', async () => {
    const [a, b] = [await openStudio(freshId()), await openStudio(freshId())];
    expect(a.studio).not.to.equal(b.studio);
    const before = sourceOf(b, 'index.html');
    await a.studio.commands.createFile('only-a.html', '<p>a</p>');
    expect(sourceOf(a, 'only-a.html')).to.equal('<p>a</p>');
    a.studio.commands.editDraft('index.html', 'typed in a');
    await a.studio.commands.flushDrafts();
    expect(sourceOf(a, 'index.html')).to.equal('typed in a');
    expect(sourceOf(b, 'index.html')).to.equal(before);
    expect(b.studio.workspace.getSnapshot().state.files.has('only-a.html')).to.equal(false);
    expect(b.studio.view.drafts.getSnapshot().size).to.equal(0);
    expect(b.studio.trace.getSnapshot()).to.be.empty;
    expect(a.studio.registry).not.to.equal(b.studio.registry);
  });

  it('are one studio under one id, which lives as long as one element uses it', async () => {
    const id = freshId();
    const [a, b] = [await openStudio(id), await openStudio(id)];
    expect(a.studio).to.equal(b.studio);
    const studio = a.studio;
    a.remove();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(studio.view.phase.getSnapshot()).to.equal('ready');
    await b.studio.commands.createFile('b.html', '<p>b</p>');
    expect(sourceOf(b, 'b.html')).to.equal('<p>b</p>');
    b.remove();
    await waitUntil(() => studio.view.phase.getSnapshot() === 'disposed', 'closed with the last');
  });

  it('come back with their work when the element is added again', async () => {
    const element = await openStudio(freshId());
    const before = element.studio;
    await before.commands.createFile('kept.html', '<p>kept</p>');
    const parent = element.parentElement;
    element.remove();
    await waitUntil(() => before.view.phase.getSnapshot() === 'disposed', 'closed');
    expect(element.studio).to.equal(undefined);
    parent?.append(element);
    const after = element.studio;
    expect(after).not.to.equal(before);
    await after.ready;
    expect(sourceOf({ studio: after }, 'kept.html')).to.equal('<p>kept</p>');
  });

  it('wait for the earlier one of their id to close, so that its last writes are not lost', async () => {
    const id = freshId();
    const first = await openStudio(id);
    first.studio.commands.editDraft('index.html', '<h1>last words</h1>');
    first.remove();
    const gone = first.studio;
    await waitUntil(() => first.studio === undefined, 'released');
    const second = await openStudio(id);
    expect(second.studio).not.to.equal(gone);
    expect(sourceOf(second, 'index.html')).to.equal('<h1>last words</h1>');
  });

  it('stay the same while their element moves in the document', async () => {
    const element = await openStudio(freshId());
    const { studio } = element;
    const elsewhere = await fixture<HTMLDivElement>(html`<div></div>`);
    elsewhere.append(element);
    expect(element.studio).to.equal(studio);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(element.studio).to.equal(studio);
    expect(studio.view.phase.getSnapshot()).to.equal('ready');
  });

  it('change with the workspace id', async () => {
    const element = await openStudio(freshId());
    const before = element.studio;
    element.workspaceId = freshId();
    await element.updateComplete;
    expect(element.studio.id).to.equal(element.workspaceId);
    await waitUntil(() => before.view.phase.getSnapshot() === 'disposed', 'closed');
  });

  it('may be brought by the host, who keeps them', async () => {
    const own = createBrowserStudio({ id: freshId() });
    const element = await fixture<JigStudioElement>(html`<jig-studio .studio=${own}></jig-studio>`);
    expect(element.studio).to.equal(own);
    const far = await fixture(html`<test-probe studio=${own.id}></test-probe>`);
    expect(await said(far)).to.equal(own.id);
    element.remove();
    await waitUntil(async () => (await said(far)) === 'none', 'withdrawn');
    await own.ready;
    expect(own.view.phase.getSnapshot()).to.equal('ready');
    await own.dispose();
  });
});

describe('an element that uses a studio', () => {
  it('takes the nearest one around it', async () => {
    const id = freshId();
    const scope = await fixture(
      html`<jig-scope workspace-id=${freshId()}
        ><jig-scope workspace-id=${id}><test-probe></test-probe></jig-scope
      ></jig-scope>`,
    );
    expect(await said(scope.querySelector('test-probe'))).to.equal(id);
  });

  it('takes the one it names, anywhere in the document, also when that appears later', async () => {
    const id = freshId();
    const probe = await fixture(html`<test-probe studio=${id}></test-probe>`);
    expect(await said(probe)).to.equal('none');
    const element = await openStudio(id);
    expect(await said(probe)).to.equal(id);
    element.remove();
    await waitUntil(async () => (await said(probe)) === 'none', 'gone with it');
  });

  it('can name a studio by the id of its element', async () => {
    const id = freshId();
    await fixture(html`<jig-studio id="bench" workspace-id=${id}></jig-studio>`);
    const probe = await fixture(html`<test-probe studio="bench"></test-probe>`);
    expect(await said(probe)).to.equal(id);
  });

  it('shows its empty state without one', async () => {
    expect(await said(await fixture(html`<test-probe></test-probe>`))).to.equal('none');
    const trace = await fixture(html`<jig-trace></jig-trace>`);
    expect(trace.shadowRoot?.textContent).to.contain('No studio here yet');
  });

  it('gets its value when its provider is upgraded after it', async () => {
    const own = createBrowserStudio({ id: freshId() });
    const late = await fixture<HTMLElement>(html`<late-scope><test-probe></test-probe></late-scope>`);
    expect(await said(late.querySelector('test-probe'))).to.equal('none');
    customElements.define('late-scope', class extends JigScopeElement {});
    (late as JigScopeElement).studio = own;
    expect(await said(late.querySelector('test-probe'))).to.equal(own.id);
    late.remove();
    await own.dispose();
  });

  it('loses it when it moves out, and takes the one it moves into', async () => {
    const [one, two] = [freshId(), freshId()];
    const first = await fixture(html`<jig-scope workspace-id=${one}><test-probe></test-probe></jig-scope>`);
    const second = await fixture(html`<jig-scope workspace-id=${two}></jig-scope>`);
    const outside = await fixture(html`<div></div>`);
    const probe = first.querySelector('test-probe');
    if (!probe) throw new Error('no probe');
    expect(await said(probe)).to.equal(one);
    outside.append(probe);
    expect(await said(probe)).to.equal('none');
    second.append(probe);
    expect(await said(probe)).to.equal(two);
  });

  it('loses it when its provider goes', async () => {
    const scope = await fixture(html`<jig-scope workspace-id=${freshId()}><test-probe></test-probe></jig-scope>`);
    const probe = scope.querySelector('test-probe');
    scope.remove();
    expect(await said(probe)).to.equal('none');
  });
});
