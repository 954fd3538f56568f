import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/define/changes.js';
import '../../../src/define/explorer.js';
import '../../../src/define/catalog.js';
import '../../../src/define/job.js';
import '../../../src/define/recipes.js';
import '../../../src/define/scope.js';
import '../../../src/define/search.js';
import '../../../src/define/settings.js';
import '../../../src/define/studio.js';
import { ELEMENT_STATES, showState } from '../../support/element-states.js';

/** Light English wide and dark Korean narrow: axe sees the states by turns in one and in the other. */
const SIGHTS = [
  { width: 900, scheme: 'light', lang: 'en' },
  { width: 360, scheme: 'dark', lang: 'ko' },
] as const;

describe('every element in every state', () => {
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
            await expect(box).to.be.accessible();
            expect(element.getBoundingClientRect().width, 'no sideways overflow').to.be.below(width + 1);
            expect(element.shadowRoot!.querySelectorAll('*').length).to.be.above(0);
          } finally {
            page.remove();
          }
        });
      }
    });
  }
});
