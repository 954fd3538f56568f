import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import { createToolRegistry } from '../../../../src/core/registry/tool-registry.js';
import type { JigCatalogElement } from '../../../../src/elements/catalog/catalog-element.js';
import { field, names, part, run, select, show, studioWith, typeArguments, words } from './catalog-page.js';
import { waitUntil } from '../../../support/wait-until.js';

/** The files that pressing `label` gives. */
async function downloads(
  element: JigCatalogElement,
  label: string,
): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const blobs: Blob[] = [];
  const links: string[] = [];
  const [create, click] = [URL.createObjectURL, HTMLAnchorElement.prototype.click];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:test';
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    links.push(this.download);
  };
  element.renderRoot.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!.click();
  [URL.createObjectURL, HTMLAnchorElement.prototype.click] = [create, click];
  await element.updateComplete;
  return Promise.all(blobs.map(async (blob, index) => ({ name: links[index]!, text: await blob.text() })));
}

describe('what a catalog gives to take along', () => {
  it('is the list, the definition and the call as it stands in the field', async () => {
    const studio = studioWith();
    const element = await show(studio);
    await select(element, 'preview.updateHero');
    await typeArguments(element, '{ "title": "Mine", "subtitle": "Edited" }');
    const [list] = await downloads(element, 'Download list');
    expect(list!.name).to.equal('context-action-tools-list.json');
    expect(JSON.parse(list!.text)).to.deep.equal({ tools: studio.stores.catalog.getSnapshot() });
    const [definition] = await downloads(element, 'Download definition');
    expect(definition!.name).to.equal('context-action-preview-updateHero-definition.json');
    expect(JSON.parse(definition!.text).name).to.equal('preview.updateHero');
    const [call] = await downloads(element, 'Download tools/call');
    expect(call!.name).to.equal('context-action-preview-updateHero-call.json');
    expect(JSON.parse(call!.text)).to.deep.equal({
      method: 'tools/call',
      params: { name: 'preview.updateHero', arguments: { title: 'Mine', subtitle: 'Edited' } },
    });
    expect(studio.calls).to.deep.equal([]);
  });

  it('is no call while the field holds no arguments, and says why', async () => {
    const element = await show(studioWith());
    await typeArguments(element, '{ nonsense');
    expect(await downloads(element, 'Download tools/call')).to.deep.equal([]);
    expect(words(element.renderRoot.querySelector('.problem')!)).to.contain('not valid JSON');
  });
});

describe('the arguments of a catalog', () => {
  it('stay as they were edited while others are looked at and run', async () => {
    const element = await show(studioWith());
    await select(element, 'shop.restock');
    await typeArguments(element, '{ "article": 7 }');
    await select(element, 'workspace.getStatus');
    await run(element);
    await select(element, 'shop.restock');
    expect(field(element).value).to.equal('{ "article": 7 }');
  });
});

describe('jig-catalog with a registry of the host’s own', () => {
  it('lists its tools, runs them as a person’s call, and needs no studio', async () => {
    const registry = createToolRegistry({ validator: createInterpretingValidator(), toolPolicy: () => 'allow' });
    const contexts: unknown[] = [];
    registry.register(
      { name: 'orders.count', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
      (_args, { context }) => {
        contexts.push(context);
        return { count: 3 };
      },
    );
    const element = await fixture<JigCatalogElement>(html`<jig-catalog .registry=${registry}></jig-catalog>`);
    expect(names(element)).to.deep.equal(['orders.count']);
    await run(element);
    await waitUntil(() => words(part(element, 'result')).includes('"count": 3'));
    expect(contexts).to.deep.equal([{ source: 'local', mode: 'direct' }]);
    await expect(element).to.be.accessible();
    element.registry = undefined;
    await element.updateComplete;
    expect(words(element.renderRoot as ShadowRoot as unknown as ParentNode)).to.contain('No studio here yet');
  });

  it('shows what was registered while it was out of the page', async () => {
    const registry = createToolRegistry({ validator: createInterpretingValidator() });
    registry.register({ name: 'a.one', inputSchema: { type: 'object' } }, () => ({}));
    const element = await fixture<JigCatalogElement>(html`<jig-catalog .registry=${registry}></jig-catalog>`);
    const place = element.parentElement!;
    element.remove();
    registry.register({ name: 'a.two', inputSchema: { type: 'object' } }, () => ({}));
    place.append(element);
    await nextFrame();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['a.one', 'a.two']);
  });
});
