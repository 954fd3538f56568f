import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/define/search.js';
import { createTestStudio } from '../../../support/test-studio.js';
import type { JigSearchElement } from '../../../../src/elements/search/search-element.js';
import { waitUntil } from '../../../support/wait-until.js';

const results = (search: JigSearchElement): string[] =>
  [...(search.shadowRoot?.querySelectorAll('.result') ?? [])].map(
    (row) => row.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );

describe('jig-search', () => {
  it('finds lines of all files, drafts included, and opens the one chosen by the arrows', async () => {
    const studio = await createTestStudio();
    const search = await fixture<JigSearchElement>(html`<jig-search .studio=${studio}></jig-search>`);
    studio.drafts.edit('README.md', 'a needle in a draft\nanother needle');
    const chosen: string[] = [];
    search.addEventListener('jig-place-chosen', ({ detail }) => chosen.push(`${detail.path}:${detail.line}`));
    search.focus();
    await sendKeys({ type: 'needle' });
    await waitUntil(() => results(search).length === 2);
    expect(results(search)).to.deep.equal(['README.md:1a needle in a draft', 'README.md:2another needle']);
    await expect(search).to.be.accessible();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => chosen.length === 1);
    expect(chosen).to.deep.equal(['README.md:2']);
    expect(studio.workspace.getSnapshot().state.activePath).to.equal('README.md');
    const { name, source, mode } = studio.view.trace.getSnapshot().at(-1)!;
    expect([name, source, mode]).to.deep.equal(['workspace.openFile', 'local', 'direct']);
    await studio.dispose();
  });

  it('shows at most 80 lines, and says that there are more', async () => {
    const studio = await createTestStudio();
    await studio.view.commands.createFile('many.txt', 'a needle\n'.repeat(100));
    const search = await fixture<JigSearchElement>(html`<jig-search .studio=${studio}></jig-search>`);
    search.focus();
    await sendKeys({ type: 'needle' });
    const outcome = (): string => search.shadowRoot?.querySelector('.outcome')?.textContent?.trim() ?? '';
    await waitUntil(() => outcome() === 'The first 80 lines. Type more to find fewer.', 'the outcome');
    const list = search.shadowRoot!.querySelector('[aria-setsize]');
    expect(Number(list?.getAttribute('aria-setsize') ?? results(search).length)).to.equal(80);
    await studio.dispose();
  });

  it('says what is wrong with a pattern, and finds again once it is mended', async () => {
    const studio = await createTestStudio();
    const search = await fixture<JigSearchElement>(html`<jig-search .studio=${studio}></jig-search>`);
    search.shadowRoot?.querySelectorAll<HTMLElement>('.toggle')[1]?.click();
    search.focus();
    await sendKeys({ type: '(' });
    await waitUntil(() =>
      search.shadowRoot?.querySelector('.outcome')?.textContent?.includes('WORKSPACE_PATTERN_INVALID'),
    );
    search.shadowRoot?.querySelectorAll<HTMLElement>('.toggle')[1]?.click();
    search.focus();
    await sendKeys({ type: ' ' });
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: 'e' });
    await waitUntil(() => results(search).length > 0);
    await studio.dispose();
  });
});
