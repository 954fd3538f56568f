import { aTimeout, expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { ToolCallResult } from '../../../src/core/protocol/result.js';
import '../../../src/define/catalog.js';
import type { JigCatalogElement } from '../../../src/elements/catalog/catalog-element.js';
import { createFakeStudio, writeFakeFile, type FakeStudio } from '../../support/fake-studio-view.js';
import { SAMPLE_TOOLS } from '../../support/sample-tools.js';

async function show(studio: FakeStudio | undefined, width = 900): Promise<JigCatalogElement> {
  const element = await fixture<JigCatalogElement>(
    html`<jig-catalog style=${`width: ${width}px; height: 560px`} .studio=${studio}></jig-catalog>`,
  );
  await element.updateComplete;
  return element;
}

function studioWith(tools = SAMPLE_TOOLS): FakeStudio {
  const studio = createFakeStudio();
  studio.stores.catalog.set(tools);
  return studio;
}

const part = <E extends HTMLElement>(element: JigCatalogElement, name: string): E =>
  element.renderRoot.querySelector<E>(`[part~="${name}"]`)!;
const words = (node: ParentNode): string => (node as Element).textContent!.replace(/\s+/g, ' ').trim();
const options = (element: JigCatalogElement): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('[role=option]'),
];
const names = (element: JigCatalogElement): (string | undefined)[] =>
  options(element).map(({ dataset }) => dataset['tool']);
const field = (element: JigCatalogElement): HTMLTextAreaElement => part(element, 'arguments');
const ofName = (name: string) => SAMPLE_TOOLS.find((tool) => tool.name === name)!;

async function select(element: JigCatalogElement, name: string): Promise<void> {
  element.tool = name;
  await element.updateComplete;
}

async function typeArguments(element: JigCatalogElement, text: string): Promise<void> {
  field(element).value = text;
  field(element).dispatchEvent(new Event('input', { bubbles: true }));
  await element.updateComplete;
}

async function run(element: JigCatalogElement): Promise<void> {
  part<HTMLButtonElement>(element, 'run').click();
  await nextFrame();
  await element.updateComplete;
}

async function search(element: JigCatalogElement, text: string): Promise<void> {
  const input = element.renderRoot.querySelector<HTMLInputElement>('input[type=text]')!;
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await element.updateComplete;
}

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

  it('runs the sample by command and shows status, revision and result', async () => {
    const studio = studioWith();
    studio.answer = { content: [], structuredContent: { revision: 2, preview: 'synced', title: 'Hello Jig' } };
    const element = await show(studio);
    await select(element, 'preview.updateHero');
    await run(element);
    expect(studio.calls).to.deep.equal([
      'callTool(preview.updateHero, {"title":"Hello Jig","subtitle":"A quiet place to build."})',
    ]);
    const result = part(element, 'result');
    expect(words(result)).to.contain('completed').and.to.contain('"title": "Hello Jig"');
    expect(part(element, 'revision').dataset['state']).to.equal('shown');
    await expect(element).to.be.accessible();
  });

  it('shows a failure with its code, message and details', async () => {
    const studio = studioWith();
    studio.answer = {
      content: [{ type: 'text', text: 'It changed.' }],
      isError: true,
      error: {
        code: 'WORKSPACE_REVISION_CONFLICT',
        message: 'It changed.',
        retryable: true,
        details: { currentRevision: 13 },
      },
    };
    const element = await show(studio);
    await select(element, 'workspace.applyPatch');
    await run(element);
    expect(words(part(element, 'result')))
      .to.contain('failed')
      .and.to.contain('WORKSPACE_REVISION_CONFLICT')
      .and.to.contain('It changed.')
      .and.to.contain('"currentRevision": 13');
    await expect(element).to.be.accessible();
  });

  it('shows a falsy result as the result it is', async () => {
    const studio = studioWith();
    for (const value of [null, 0, false, '', [], {}]) {
      studio.answer = { content: [], structuredContent: value };
      const element = await show(studio);
      await run(element);
      expect(words(part(element, 'result').querySelector('pre')!)).to.equal(JSON.stringify(value));
    }
  });

  it('bounds a long result and says how much more there is', async () => {
    const studio = studioWith();
    studio.answer = { content: [{ type: 'text', text: 'x'.repeat(50_000) }] };
    const element = await show(studio);
    await run(element);
    const shown = part(element, 'result').querySelector('pre')!.textContent;
    expect(shown.length).to.be.lessThan(13_000);
    expect(shown).to.contain('38000 more characters');
  });

  it('is busy while a tool runs, and Cancel ends as cancelled', async () => {
    const studio = studioWith();
    const { commands } = studio.view;
    let signal: AbortSignal | undefined;
    Object.assign(commands, {
      callTool: (_name: string, _args: unknown, given: { readonly signal?: AbortSignal }) => {
        signal = given.signal;
        const error = { code: 'TOOL_CANCELLED', message: 'Cancelled.', retryable: true };
        return new Promise<ToolCallResult>((resolve) =>
          signal!.addEventListener('abort', () => resolve({ content: [], isError: true, error })),
        );
      },
    });
    const element = await show(studio);
    await run(element);
    expect(part<HTMLButtonElement>(element, 'run').disabled).to.equal(true);
    expect(element.matches(':state(running)')).to.equal(true);
    expect(words(part(element, 'result'))).to.contain('running');
    part<HTMLButtonElement>(element, 'cancel').click();
    await nextFrame();
    expect(signal!.aborted).to.equal(true);
    expect(words(part(element, 'result'))).to.contain('cancelled');
    expect(part<HTMLButtonElement>(element, 'run').disabled).to.equal(false);
  });

  it('cannot run before the workspace is ready, and says why', async () => {
    const studio = studioWith();
    studio.stores.phase.set('loading');
    const element = await show(studio);
    expect(part<HTMLButtonElement>(element, 'run').disabled).to.equal(true);
    expect(words(part(element, 'detail'))).to.contain('Loading the workspace');
  });

  it('lets a host veto a run, which it is told once with name and arguments', async () => {
    const studio = studioWith();
    const element = await show(studio);
    const heard: unknown[] = [];
    element.addEventListener('jig-run-request', (event) => {
      heard.push(structuredClone(event.detail));
      event.preventDefault();
    });
    await select(element, 'shop.restock');
    await run(element);
    expect(heard).to.deep.equal([{ name: 'shop.restock', arguments: { article: 1 } }]);
    expect(studio.calls).to.deep.equal([]);
  });

  it('refuses broken JSON, a list, and an integer that would be rounded; the text stays as typed', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await select(element, 'shop.restock');
    for (const [text, message] of [
      ['{ "article": ', 'not valid JSON'],
      ['[1]', 'Arguments are a JSON object'],
      ['{ "article": 9007199254740993 }', '9007199254740993 cannot be kept exactly'],
    ] as const) {
      await typeArguments(element, text);
      await run(element);
      expect(words(element.renderRoot.querySelector('[role=alert]')!)).to.contain(message);
      expect(field(element).getAttribute('aria-invalid')).to.equal('true');
      expect(field(element).value).to.equal(text);
    }
    expect(studio.calls).to.deep.equal([]);
    await expect(element).to.be.accessible();
    await typeArguments(element, '{ "article": 9007199254740991 }');
    await run(element);
    expect(studio.calls).to.deep.equal(['callTool(shop.restock, {"article":9007199254740991})']);
  });

  it('renews an untouched sample with the revision, and never an edited one', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await select(element, 'workspace.reset');
    expect(JSON.parse(field(element).value)).to.deep.equal({ expectedRevision: 1 });
    writeFakeFile(studio, 'index.html', 'new');
    await element.updateComplete;
    expect(JSON.parse(field(element).value)).to.deep.equal({ expectedRevision: 2 });
    await typeArguments(element, '{ "expectedRevision": 1 }');
    writeFakeFile(studio, 'index.html', 'newer');
    await select(element, 'shop.restock');
    await select(element, 'workspace.reset');
    expect(field(element).value).to.equal('{ "expectedRevision": 1 }');
    element.renderRoot.querySelector<HTMLButtonElement>('.quiet')!.click();
    await element.updateComplete;
    expect(JSON.parse(field(element).value)).to.deep.equal({ expectedRevision: 3 });
  });

  it('asks in its own dialog before a destructive tool, and runs nothing on Escape or Cancel', async () => {
    const studio = studioWith();
    const element = await show(studio);
    let heard = 0;
    element.addEventListener('jig-run-request', () => (heard += 1));
    await select(element, 'workspace.reset');
    part<HTMLButtonElement>(element, 'run').focus();
    await run(element);
    const dialog = part<HTMLDialogElement>(element, 'dialog');
    expect(dialog.open && dialog.matches(':modal')).to.equal(true);
    expect(words(dialog)).to.contain('Run workspace.reset?');
    expect(document.documentElement.style.overflow).to.equal('hidden');
    expect(words(element.shadowRoot!.activeElement!)).to.equal('Cancel');
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'Tab' });
    expect(words(element.shadowRoot!.activeElement!)).to.equal('Run it');
    await sendKeys({ press: 'Escape' });
    await aTimeout(0);
    await element.updateComplete;
    expect(part(element, 'dialog')).to.equal(null);
    expect(document.documentElement.style.overflow).to.equal('');
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'run'));
    expect([studio.calls.length, heard]).to.deep.equal([0, 0]);
  });

  it('runs a destructive tool once it was confirmed', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await select(element, 'workspace.reset');
    await run(element);
    part<HTMLButtonElement>(element, 'confirm').click();
    await nextFrame();
    expect(studio.calls).to.deep.equal(['callTool(workspace.reset, {"expectedRevision":1})']);
    expect(words(part(element, 'result'))).to.contain('completed');
  });

  it('confirms nothing that is not marked destructive', async () => {
    const studio = studioWith([{ name: 'host.thing', inputSchema: { type: 'object' }, annotations: {} }]);
    const element = await show(studio);
    await run(element);
    expect(studio.calls).to.deep.equal(['callTool(host.thing, {})']);
  });

  it('gives the page its scrolling back when it is removed with its dialog open', async () => {
    const element = await show(studioWith());
    await select(element, 'workspace.reset');
    await run(element);
    element.remove();
    expect(document.documentElement.style.overflow).to.equal('');
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
