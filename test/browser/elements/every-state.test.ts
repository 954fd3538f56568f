import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';
import '../../../src/define/changes.js';
import '../../../src/define/explorer.js';
import '../../../src/define/catalog.js';
import '../../../src/define/job.js';
import '../../../src/define/recipes.js';
import '../../../src/define/scope.js';
import '../../../src/define/search.js';
import '../../../src/define/settings.js';
import '../../../src/define/studio.js';
import { ApiWitness } from '../../support/api-witness.js';
import { ELEMENT_STATES, showState } from '../../support/element-states.js';
import { WCAG_TAGS } from '../../support/wcag-tags.js';

/** Light English wide and dark Korean narrow: axe sees the states by turns in one and in the other. */
const SIGHTS = [
  { width: 900, scheme: 'light', lang: 'en' },
  { width: 360, scheme: 'dark', lang: 'ko' },
] as const;

describe('every element in every state', () => {
  const witness = new ApiWitness();
  before(() => witness.start());
  after(() => witness.stop());

  for (const [turn, { width, scheme, lang }] of SIGHTS.entries()) {
    describe(`${width} px, ${scheme}, ${lang}`, () => {
      before(() => setViewport({ width: width + 40, height: 800 }));
      after(() => setViewport({ width: 1024, height: 768 }));

      for (const state of ELEMENT_STATES.filter((_, index) => index % SIGHTS.length === turn)) {
        it(`axe finds nothing in ${state.element}, ${state.state}`, async () => {
          const page = document.createElement('main');
          page.style.cssText = `width: ${width}px; color-scheme: ${scheme}; background: ${scheme === 'dark' ? '#191b1f' : '#fbfaf8'}${state.alone ? '; height: 640px' : ''}`;
          document.body.append(page);
          try {
            const { box, element } = await showState(state, page, lang);
            expect(await violationsOf(box)).to.deep.equal([]);
            expect(element.getBoundingClientRect().width, 'no sideways overflow').to.be.below(width + 1);
            expect(element.shadowRoot!.querySelectorAll('*').length).to.be.above(0);
            witness.look(state, element);
          } finally {
            page.remove();
          }
        });
      }
    });
  }

  it('documents each part that it draws', () => {
    expect([...witness.undocumented]).to.deep.equal([]);
  });

  it('has each documented part, state and property in some state', () => {
    expect(witness.neverMet()).to.deep.equal([]);
  });

  it('documents each attribute that it observes, and no other', () => {
    for (const [tag, documented, observed] of witness.attributes()) expect(documented, tag).to.deep.equal(observed);
  });
});

/** By the rules of WCAG 2.2 A and AA, and by what axe calls good practice. */
async function violationsOf(box: Element): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { axe: { run(box: Element, options: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(box, {
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    runOnly: [...WCAG_TAGS, 'best-practice'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
