import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/catalog.js';
import type { JigCatalogElement } from '../../../../src/elements/catalog/catalog-element.js';
import { createFakeStudio } from '../../../support/fake-studio-view.js';

const REGULAR = '28px';
const COMPACT = '24px';

/** The height of a control, as the element computes it. */
async function control(catalog: JigCatalogElement): Promise<string> {
  await catalog.updateComplete;
  const probe = document.createElement('span');
  probe.style.cssText = 'display: block; block-size: var(--_control)';
  catalog.shadowRoot!.append(probe);
  const { blockSize } = getComputedStyle(probe);
  probe.remove();
  return blockSize;
}

describe('the density of an element', () => {
  const inside = async (density: string, around = ''): Promise<string> => {
    const studio = createFakeStudio().view;
    const box = await fixture<HTMLElement>(
      html`<div style=${around}><jig-catalog .studio=${studio}></jig-catalog></div>`,
    );
    const catalog = box.querySelector('jig-catalog')!;
    if (density !== '') catalog.setAttribute('density', density);
    return control(catalog);
  };

  it('is regular unless it is told', async () => {
    expect(await inside('')).to.equal(REGULAR);
  });

  it('is told by the attribute, or by the token around it', async () => {
    expect(await inside('compact')).to.equal(COMPACT);
    expect(await inside('', '--jig-density: 1')).to.equal(COMPACT);
  });

  it('is the attribute’s where both speak', async () => {
    expect(await inside('regular', '--jig-density: 1')).to.equal(REGULAR);
  });
});
