import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { SAMPLE_TOOLS } from '../../../support/sample-tools.js';
import { names, ofName, options, part, search, select, show, studioWith, words } from './catalog-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('jig-catalog', () => {
  it('says what to do when there is no studio', async () => {
    const element = await show(undefined);
    expect(words(element.renderRoot)).to.contain('No studio here yet');
    await expect(element).to.be.accessible();
  });

  it('says that the workspace loads, or that there are no tools', async () => {
    const studio = studioWith([]);
    studio.stores.phase.set('loading');
    const element = await show(studio);
    expect(words(element.renderRoot)).to.contain('Loading the workspace');
    studio.stores.phase.set('ready');
    await element.updateComplete;
    expect(words(element.renderRoot)).to.contain('No tools yet');
    await expect(element).to.be.accessible();
  });

  it('lists each tool with a line and the marks of its annotations', async () => {
    const element = await show(studioWith());
    expect(names(element)).to.deep.equal(SAMPLE_TOOLS.map(({ name }) => name));
    expect(options(element).map(words)).to.deep.equal([
      'workspace.getStatus read-only Get workspace status',
      'workspace.applyPatch asks Replace exact text',
      'workspace.reset asks destructive Reset the workspace',
      'preview.updateHero asks Update the hero',
      'shop.restock asks Orders more of one article.',
    ]);
    await expect(element).to.be.accessible();
  });

  it('follows the registry: a tool that is registered later appears', async () => {
    const studio = studioWith(SAMPLE_TOOLS.slice(0, 1));
    const element = await show(studio);
    studio.stores.catalog.set(SAMPLE_TOOLS);
    await element.updateComplete;
    expect(names(element)).to.contain('shop.restock');
  });

  it('finds by words of name, title or description, and says when nothing matches', async () => {
    const element = await show(studioWith());
    await search(element, 'SUBTITLE hero');
    expect(names(element)).to.deep.equal(['preview.updateHero']);
    await search(element, 'zzz');
    expect(names(element)).to.deep.equal([]);
    expect(words(element.renderRoot)).to.contain('No tool matches');
    await expect(element).to.be.accessible();
  });

  it('offers no scope that has no tool in it', async () => {
    const element = await show(
      studioWith([{ name: 'orders.list', description: 'Lists orders.', inputSchema: { type: 'object' } }]),
    );
    expect([...element.renderRoot.querySelectorAll('.scope')].map(words)).to.deep.equal(['All 1']);
  });

  it('counts scopes from annotations and namespaces and narrows the list by one', async () => {
    const element = await show(studioWith());
    const scopes = [...element.renderRoot.querySelectorAll('.scope')];
    expect(scopes.map(words)).to.deep.equal(['All 5', 'Read 1', 'Workspace 3', 'Preview 1']);
    scopes[2]!.querySelector('input')!.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['workspace.getStatus', 'workspace.applyPatch', 'workspace.reset']);
    scopes[1]!.querySelector('input')!.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['workspace.getStatus']);
  });

  it('counts what a search finds in each scope, says of how many, and moves no scope while one types', async () => {
    const element = await show(studioWith());
    const scopes = (): readonly string[] => [...element.renderRoot.querySelectorAll('.scope')].map(words);
    await search(element, 'workspace');
    expect(scopes()).to.deep.equal(['All 3/5', 'Read 1', 'Workspace 3', 'Preview 0']);
    await search(element, 'workspace patch');
    expect(scopes()).to.deep.equal(['All 1/5', 'Read 0', 'Workspace 1', 'Preview 0']);
    element.renderRoot.querySelectorAll<HTMLInputElement>('.scope input')[3]!.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal([]);
    expect(scopes()[0]).to.equal('All 1/5');
    await search(element, '');
    expect(scopes()).to.deep.equal(['All 5', 'Read 1', 'Workspace 3', 'Preview 1']);
    expect(names(element)).to.deep.equal(['preview.updateHero']);
  });

  it('selects by arrows, Home and End without running anything', async () => {
    const studio = studioWith();
    const element = await show(studio);
    part(element, 'list').focus();
    const seen: string[] = [];
    for (const press of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home']) {
      await sendKeys({ press });
      await element.updateComplete;
      seen.push(element.tool);
    }
    expect(seen).to.deep.equal([
      'workspace.applyPatch',
      'workspace.reset',
      'shop.restock',
      'shop.restock',
      'workspace.getStatus',
    ]);
    const list = part(element, 'list');
    const active = list.getAttribute('aria-activedescendant')!;
    expect(element.renderRoot.querySelector(`#${active}`)!.getAttribute('aria-selected')).to.equal('true');
    expect(studio.calls).to.deep.equal([]);
  });

  it('explains the selected tool: title, description, policy, arguments with their limits', async () => {
    const element = await show(studioWith());
    await select(element, 'workspace.applyPatch');
    const detail = words(part(element, 'detail'));
    for (const expected of [
      'Replace exact text',
      'workspace.applyPatch',
      'Refused when the text is not there.',
      'Models ask you first, by default',
      'You run it at once',
      'path required The file to change. string 1–160 characters',
      'replace required string ≤ 20,000 characters',
      'occurrence required string "first" · "all"',
      'expectedRevision integer ≥ 0',
    ]) {
      expect(detail).to.contain(expected);
    }
    await expect(element).to.be.accessible();
    await select(element, 'workspace.getStatus');
    expect(words(part(element, 'detail'))).to.contain('This tool takes no arguments.');
    expect(words(part(element, 'detail'))).to.contain('Result fields');
  });

  it('draws only the rows in sight of a long list, and brings a distant selection into view', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...ofName('shop.restock'), name: `host.tool${index}` }));
    const element = await show(studioWith(many));
    const list = part(element, 'list');
    expect(options(element).length).to.be.lessThan(60);
    expect(list.scrollHeight).to.equal(48 * 1000);
    list.focus();
    await sendKeys({ press: 'End' });
    await element.updateComplete;
    await nextFrame();
    await element.updateComplete;
    expect(element.tool).to.equal('host.tool999');
    expect(options(element).at(-1)!.getAttribute('aria-posinset')).to.equal('1000');
    expect(list.getAttribute('aria-activedescendant')).to.equal('tool-999');
    expect(list.scrollHeight).to.equal(48 * 1000);
  });

  it('draws more rows of a long list when it grows', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...ofName('shop.restock'), name: `host.tool${index}` }));
    const element = await show(studioWith(many));
    const before = options(element).length;
    element.style.maxHeight = 'none';
    element.style.height = '1600px';
    await waitUntil(() => options(element).length > before, 'no more rows');
    expect(options(element).length * 48).to.be.at.least(part(element, 'list').clientHeight);
  });

  it('shows list or details in a narrow place, and the keyboard goes along', async () => {
    await setViewport({ width: 360, height: 700 });
    const element = await show(studioWith(), 300);
    expect(part(element, 'detail').checkVisibility()).to.equal(false);
    options(element)[3]!.click();
    await nextFrame();
    expect(part(element, 'list').checkVisibility()).to.equal(false);
    expect(words(element.shadowRoot!.activeElement!)).to.equal('Update the hero');
    expect(element.scrollWidth).to.be.at.most(300);
    await expect(element).to.be.accessible();
    element.renderRoot.querySelector<HTMLButtonElement>('.back')!.click();
    await nextFrame();
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'list'));
    await setViewport({ width: 1024, height: 768 });
  });

  it('copies the whole list as the registry gives it', async () => {
    const element = await show(studioWith());
    let copied = '';
    const { writeText } = Clipboard.prototype;
    Clipboard.prototype.writeText = (text) => {
      copied = text;
      return Promise.resolve();
    };
    try {
      await search(element, 'hero');
      element.renderRoot.querySelector<HTMLButtonElement>('button[aria-label="Copy list"]')!.click();
      await nextFrame();
      expect(JSON.parse(copied)).to.deep.equal({ tools: SAMPLE_TOOLS });
      expect(words(element.renderRoot.querySelector('.note')!)).to.equal('Copied');
      element.renderRoot.querySelector<HTMLButtonElement>('button[aria-label="Copy definition"]')!.click();
      await nextFrame();
      expect(JSON.parse(copied)).to.deep.equal(ofName('preview.updateHero'));
    } finally {
      Clipboard.prototype.writeText = writeText;
    }
  });
});
