import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ToolCallResult } from '../../../../src/core/protocol/result.js';
import { writeFakeFile } from '../../../support/fake-studio-view.js';
import { field, part, run, select, show, studioWith, typeArguments, words } from './catalog-page.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('jig-catalog runs', () => {
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
    await waitUntil(() => part(element, 'dialog') === null);
    expect(document.documentElement.style.overflow).to.equal('');
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'run'));
    expect([studio.calls.length, heard]).to.deep.equal([0, 0]);
  });

  it('keeps the question of a person who closes it and asks again within the same frame', async () => {
    const element = await show(studioWith());
    await select(element, 'workspace.reset');
    await run(element);
    const dialog = part<HTMLDialogElement>(element, 'dialog');
    const told = oneEvent(dialog, 'close');
    dialog.close();
    await run(element);
    await told;
    await element.updateComplete;
    expect(part<HTMLDialogElement>(element, 'dialog').open).to.equal(true);
    expect(words(element.shadowRoot!.activeElement!)).to.equal('Cancel');
    expect(document.documentElement.style.overflow).to.equal('hidden');
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
});
