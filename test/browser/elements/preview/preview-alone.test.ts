import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/preview.js';
import type { JigLinkRequestEvent } from '../../../../src/elements/preview/link-request-event.js';
import { inlineFiles } from '../../../../src/elements/preview/inline-files.js';
import { JigPreviewElement } from '../../../../src/elements/preview/preview-element.js';
import { pause, until } from './frame-fixture.js';

const SITE = {
  'index.html':
    '<!doctype html><h1>One</h1><a id="a" href="two.html#t">two</a><a id="b" href="https://example.com/x">out</a>',
  'two.html': '<!doctype html><h1>Two</h1><p id="t">t</p>',
};
const LINKS = (id: string): Record<string, string> => ({
  ...SITE,
  'index.html': `${SITE['index.html']}<script>onload = () => document.getElementById('${id}').click()</script>`,
});

const inside = (element: Element, selector: string): HTMLElement | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;
const words = (element: Element, selector: string): string =>
  inside(element, selector)?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
const shown = (element: Element): Promise<true> => until(() => element.matches(':state(shown)'), 'the page');
const button = (element: Element, name: RegExp): HTMLButtonElement =>
  [...element.shadowRoot!.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? ''))!;

describe('jig-preview without a studio', () => {
  it('shows the files it is given, and what changes in them', async () => {
    const element = await fixture<JigPreviewElement>(html`<jig-preview .files=${SITE}></jig-preview>`);
    await shown(element);
    expect(words(element, '[part=revision]')).to.contain('r1 shown');
    element.files = { ...SITE, 'index.html': '<h1>Changed</h1>' };
    await until(() => words(element, '[part=revision]').includes('r2 shown'), 'the second revision');
    await expect(element).to.be.accessible();
  });

  it('shows the files of a script inside it', async () => {
    const element = await fixture<JigPreviewElement>(
      html`<jig-preview
        ><script type="application/json">
          { "index.html": "<h1>Inline</h1>" }
        </script></jig-preview
      >`,
    );
    await shown(element);
  });

  it('shows files that each stand in a script of their own, in which closing tags alone are written otherwise', async () => {
    const element = document.createElement('jig-preview');
    element.innerHTML = `
      <script type="text/plain" data-path="index.html">
<!doctype html>
<script>const literal = '&lt;p'&lt;/script>
<script>if (literal.length !== 5) throw new Error(literal)&lt;/SCRIPT>
<script src="count.js">&lt;/script>
      <\/script>
      <script type="text/plain" data-path="count.js">if (document.scripts.length !== 3) throw new Error('scripts')<\/script>`;
    expect(inlineFiles(element)).to.deep.equal({
      'index.html':
        "<!doctype html>\n<script>const literal = '&lt;p'</script>\n" +
        '<script>if (literal.length !== 5) throw new Error(literal)</SCRIPT>\n<script src="count.js"></script>\n',
      'count.js': "if (document.scripts.length !== 3) throw new Error('scripts')",
    });
    (await fixture(html`<div></div>`)).append(element);
    await shown(element);
  });

  it('shows the site of a manifest', async () => {
    const before = JigPreviewElement.fetchSite;
    const manifest = URL.createObjectURL(new Blob([JSON.stringify({ files: { 'index.html': '<h1>Fetched</h1>' } })]));
    try {
      const element = await fixture<JigPreviewElement>(html`<jig-preview src=${manifest}></jig-preview>`);
      await shown(element);
    } finally {
      JigPreviewElement.fetchSite = before;
      URL.revokeObjectURL(manifest);
    }
  });

  it('says which files it could not read', async () => {
    const element = await fixture<JigPreviewElement>(
      html`<jig-preview
        ><script type="application/json">
          { broken
        </script></jig-preview
      >`,
    );
    await until(() => inside(element, '[role=alert]'), 'a notice');
    expect(words(element, '[role=alert]')).to.contain('could not be loaded');
    expect(inside(element, '[part=empty]'), 'a word about studios that nobody asked for').to.equal(undefined);
    const page = await fixture(html`<div lang="ko"><jig-preview .files=${{ '../x.html': '' }}></jig-preview></div>`);
    const other = page.firstElementChild!;
    await until(() => words(other, '[part=error-message]') === '올바르지 않은 경로입니다.', 'the reason, in Korean');
  });

  it('offers the pages of a site, and shows the chosen one', async () => {
    const element = await fixture<JigPreviewElement>(html`<jig-preview .files=${SITE}></jig-preview>`);
    await shown(element);
    const select = inside(element, 'select.address') as HTMLSelectElement;
    expect([...select.options].map(({ value }) => value)).to.deep.equal(['index.html', 'two.html']);
    select.value = 'two.html';
    select.dispatchEvent(new Event('change'));
    await until(() => (inside(element, 'select.address') as HTMLSelectElement).value === 'two.html', 'the page');
    await shown(element);
    expect(words(element, '[part=revision]')).to.contain('r1 shown');
  });

  it('follows a link to another page of the site', async () => {
    const element = await fixture<JigPreviewElement>(html`<jig-preview .files=${LINKS('a')}></jig-preview>`);
    await until(
      () => (inside(element, 'select.address') as HTMLSelectElement | undefined)?.value === 'two.html',
      'two',
    );
    await shown(element);
  });

  it('asks before it opens another address, and leaves it to a host that wants it', async () => {
    const element = await fixture<JigPreviewElement>(html`<jig-preview .files=${LINKS('b')}></jig-preview>`);
    await until(() => inside(element, '[part=link]'), 'the question');
    const link = inside(element, '[part=link] a') as HTMLAnchorElement;
    expect([link.href, link.rel, link.target]).to.deep.equal([
      'https://example.com/x',
      'noopener noreferrer',
      '_blank',
    ]);
    await expect(element).to.be.accessible();

    const asked: string[] = [];
    const mine = await fixture<JigPreviewElement>(
      html`<jig-preview
        @jig-link-request=${(event: JigLinkRequestEvent) => {
          event.preventDefault();
          asked.push(event.detail.url);
        }}
        .files=${LINKS('b')}
      ></jig-preview>`,
    );
    await until(() => asked.length > 0, 'the request');
    await pause(20);
    expect(asked).to.deep.equal(['https://example.com/x']);
    expect(inside(mine, '[part=link]')).to.equal(undefined);
  });

  it('shows the console of the page, counts what needs a look, and clears it', async () => {
    const files = {
      'index.html': '<!doctype html><p>x<script src="app.js"></script>',
      'app.js': 'console.warn("careful")',
    };
    const element = await fixture<JigPreviewElement>(html`<jig-preview .files=${files}></jig-preview>`);
    await shown(element);
    await until(() => button(element, /1 warnings or errors/), 'the mark');
    button(element, /^Console/).click();
    await until(() => words(element, '.line .text') === 'careful', 'the line');
    expect(words(element, '.line .place')).to.equal('app.js:1');
    await expect(element).to.be.accessible();
    button(element, /Clear the console/).click();
    await until(() => inside(element, '.console-empty'), 'an empty console');
  });

  it('shows the page at the width of a device, scaled to the room there is', async () => {
    const element = await fixture<JigPreviewElement>(
      html`<jig-preview viewport="desktop" style="width:600px;height:400px" .files=${SITE}></jig-preview>`,
    );
    await shown(element);
    const stage = inside(element, '.stage')!;
    expect(stage.style.width).to.equal('1440px');
    expect(stage.getBoundingClientRect().width).to.be.lessThan(600);
    element.viewport = 'fit';
    await element.updateComplete;
    expect(stage.style.width).to.equal('');
    element.viewport = 'phone';
    await element.updateComplete;
    expect(stage.getBoundingClientRect().width).to.be.closeTo(390, 2);
  });

  for (const direction of ['ltr', 'rtl']) {
    it(`stands the page in the middle where the host writes ${direction}`, async () => {
      const element = await fixture<JigPreviewElement>(
        html`<jig-preview
          dir=${direction}
          viewport="phone"
          style="width:600px;height:400px"
          .files=${SITE}
        ></jig-preview>`,
      );
      await shown(element);
      for (const viewport of ['phone', 'desktop'] as const) {
        element.viewport = viewport;
        await element.updateComplete;
        const stage = inside(element, '.stage')!.getBoundingClientRect();
        const room = inside(element, '.body')!.getBoundingClientRect();
        expect(stage.left - room.left, viewport).to.be.closeTo(room.right - stage.right, 2);
        expect(stage.top - room.top, viewport).to.be.closeTo(room.bottom - stage.bottom, 2);
      }
    });
  }

  it('starts design mode by its button and ends it by Escape', async () => {
    const element = await fixture<JigPreviewElement>(html`<jig-preview .files=${SITE}></jig-preview>`);
    await shown(element);
    button(element, /Pick an element/).click();
    await until(() => element.matches(':state(picking)'), 'picking');
    expect(button(element, /Stop picking/).getAttribute('aria-pressed')).to.equal('true');
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => !element.matches(':state(picking)'), 'the end');
  });

  it('leaves nothing behind when it is removed, and shows its files again when it is back', async () => {
    const element = await fixture<JigPreviewElement>(html`<jig-preview .files=${SITE}></jig-preview>`);
    await shown(element);
    const parent = element.parentElement!;
    element.remove();
    await until(() => !element.shadowRoot?.querySelector('iframe'), 'the frames to go');
    parent.append(element);
    await shown(element);
  });
});
