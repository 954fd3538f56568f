import { expect, fixture } from '@open-wc/testing';
import { html, render } from 'lit';
import { drawMarkdown } from '../../../../src/elements/markdown/draw-markdown.js';

async function show(source: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  render(drawMarkdown(source), box);
  return box;
}
const text = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();

describe('an answer in Markdown', () => {
  it('draws headings, lists, code, quotes, tables and emphasis', async () => {
    const box = await show(
      '# Plan\n\nFirst **bold**, *soft*, ~~gone~~ and `code`.\n\n1. one\n2. two\n   - deep\n\n- [x] done\n- [ ] open\n\n> said\n\n```js\nlet a = "<b>";\n```\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n---',
    );
    expect(text(box.querySelector('[role="heading"]')!)).to.equal('Plan');
    expect(box.querySelector('strong')!.textContent).to.equal('bold');
    expect(box.querySelector('em')!.textContent).to.equal('soft');
    expect(box.querySelector('del')!.textContent).to.equal('gone');
    expect(box.querySelector('p code')!.textContent).to.equal('code');
    expect(box.querySelectorAll('ol > li').length).to.equal(2);
    expect(text(box.querySelector('ol ul')!)).to.equal('deep');
    expect(text(box.querySelectorAll('ul')[1]!)).to.contain('☑');
    expect(text(box.querySelector('blockquote')!)).to.equal('said');
    expect(box.querySelector('pre code')!.textContent).to.equal('let a = "<b>";');
    expect(text(box.querySelector('td')!)).to.equal('1');
    expect(box.querySelector('hr')).to.not.equal(null);
  });

  it('shows HTML as it is written and makes no element of it', async () => {
    const hostile = [
      '<img src=x onerror="window.hit=1"> <script>window.hit=1</script>',
      '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
      'a <b onclick="window.hit=1">bold</b> b',
      '<svg><animate onbegin=window.hit=1 attributeName=x dur=1s></svg>',
      '<style>*{display:none}</style>',
    ].join('\n\n');
    const box = await show(hostile);
    expect(box.querySelector('img, script, iframe, b, svg, style, [onclick], [onerror]')).to.equal(null);
    expect(text(box)).to.contain('<img src=x onerror="window.hit=1">');
    expect('hit' in window).to.equal(false);
  });

  it('links only to http, https and mail, opened apart and without a referrer', async () => {
    const box = await show(
      '[a](https://example.com/x) [b](javascript:alert(1)) [c](data:text/html,x) [d](/admin) <mailto:a@b.example> [e](javascript&#58;alert(1)) https://plain.example',
    );
    const links = [...box.querySelectorAll('a')];
    expect(links.map(({ href }) => href)).to.deep.equal([
      'https://example.com/x',
      'mailto:a@b.example',
      'https://plain.example/',
    ]);
    for (const { rel, target } of links) {
      expect(rel).to.equal('noopener noreferrer nofollow');
      expect(target).to.equal('_blank');
    }
    expect(text(box)).to.contain('b c d');
  });

  it('fetches no picture: it becomes a link that a person may press', async () => {
    const box = await show('![chart](https://example.com/leak.png?secret)');
    expect(box.querySelector('img')).to.equal(null);
    expect(text(box.querySelector('a')!)).to.equal('chart');
  });

  it('reads character references as characters, and not as markup', async () => {
    const box = await show('a &amp; b &lt;script&gt; &#169; &unknown; &amp;lt;');
    expect(text(box)).to.equal('a & b <script> © &unknown; &lt;');
    expect(box.querySelector('script')).to.equal(null);
  });

  it('draws any beginning of an answer, as it grows', async () => {
    const whole = '# A\n\n- **b** `c`\n\n```\nd\n```\n\n| e |\n| - |\n| [f](https://g.example) |';
    for (let end = 0; end <= whole.length; end += 1) expect(() => drawMarkdown(whole.slice(0, end))).to.not.throw();
  });

  it('survives deep nesting in bounded time', async () => {
    const started = performance.now();
    for (const hostile of [
      '> '.repeat(3000) + 'x',
      '- '.repeat(2000) + 'x',
      '**'.repeat(5000),
      '['.repeat(5000),
      '`'.repeat(9999),
    ]) {
      const box = await show(hostile);
      // A line of asterisks is a rule, one of backticks a fence: something is drawn, though no text.
      expect(box.childElementCount).to.be.greaterThan(0);
    }
    expect(performance.now() - started).to.be.lessThan(15_000);
  });
});
