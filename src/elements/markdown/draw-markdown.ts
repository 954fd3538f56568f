import { html, nothing, type TemplateResult } from 'lit';
import { Marked, type Token, type Tokens } from 'marked';
import { decodeEntities } from './entities.js';
import { safeLink } from './safe-link.js';

type Drawn = TemplateResult | string | typeof nothing | readonly Drawn[];

const reader = new Marked({ gfm: true, breaks: true });
/** Nested deeper than this, text stands as it was written: no answer needs it, and a hostile one gains nothing. */
const DEPTH_LIMIT = 24;

/**
 * Draws Markdown from its tokens as templates: text goes in as text, so no markup of the answer reaches the page, and no
 * HTML string is made that would need a sanitiser or a Trusted Types policy. HTML in it is shown as it is written, links go
 * only to http, https and mailto, and pictures become links: nothing is fetched that nobody pressed.
 */
export function drawMarkdown(source: string): Drawn {
  try {
    return blocks(reader.lexer(source), 0);
  } catch {
    // The reader itself gives up on absurd nesting.
    return html`<p>${source}</p>`;
  }
}

function blocks(tokens: readonly Token[], depth: number): Drawn {
  return tokens.map((token) => block(token, depth));
}

function block(token: Token, depth: number): Drawn {
  if (depth > DEPTH_LIMIT) return html`<p>${token.raw}</p>`;
  switch (token.type) {
    case 'paragraph':
      return html`<p>${inline(token.tokens, depth)}</p>`;
    case 'heading':
      return heading(token as Tokens.Heading, depth);
    case 'code':
      return html`<pre class="mono" dir="ltr" tabindex="0"><code>${(token as Tokens.Code).text}</code></pre>`;
    case 'blockquote':
      return html`<blockquote>${blocks(token.tokens ?? [], depth + 1)}</blockquote>`;
    case 'list':
      return list(token as Tokens.List, depth);
    case 'table':
      return table(token as Tokens.Table, depth);
    case 'hr':
      return html`<hr />`;
    case 'html':
      return html`<p>${token.raw.trim()}</p>`;
    case 'text':
      return token.tokens ? inline(token.tokens, depth) : decodeEntities((token as Tokens.Text).text);
    case 'space':
    case 'def':
      return nothing;
    default:
      return inline([token], depth);
  }
}

/** Headings of an answer are no headings of the page: they keep out of its outline's first levels. */
function heading({ depth: level, tokens }: Tokens.Heading, depth: number): TemplateResult {
  return html`<p class="heading" role="heading" aria-level=${Math.min(6, level + 2)}>${inline(tokens, depth)}</p>`;
}

function list({ ordered, start, items }: Tokens.List, depth: number): TemplateResult {
  const drawn = items.map(
    ({ tokens, task, checked }) =>
      html`<li>${task ? taskMark(checked === true) : nothing}${blocks(tokens, depth + 1)}</li>`,
  );
  return ordered
    ? html`<ol start=${start === '' ? 1 : start}>
        ${drawn}
      </ol>`
    : html`<ul>
        ${drawn}
      </ul>`;
}

function taskMark(checked: boolean): string {
  return checked ? '☑ ' : '☐ ';
}

function table({ header, rows }: Tokens.Table, depth: number): TemplateResult {
  return html`<div class="table" tabindex="0" role="group">
    <table>
      <thead>
        <tr>
          ${header.map(({ tokens }) => html`<th scope="col">${inline(tokens, depth)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(({ tokens }) => html`<td>${inline(tokens, depth)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function inline(tokens: readonly Token[] | undefined, depth: number): Drawn {
  return (tokens ?? []).map((token) => inlineToken(token, depth + 1));
}

function inlineToken(token: Token, depth: number): Drawn {
  if (depth > DEPTH_LIMIT) return token.raw;
  switch (token.type) {
    case 'strong':
      return html`<strong>${inline(token.tokens, depth)}</strong>`;
    case 'em':
      return html`<em>${inline(token.tokens, depth)}</em>`;
    case 'del':
      return html`<del>${inline(token.tokens, depth)}</del>`;
    case 'codespan':
      return html`<code class="mono">${(token as Tokens.Codespan).text}</code>`;
    case 'br':
      return html`<br />`;
    case 'link':
      return link((token as Tokens.Link).href, inline(token.tokens, depth));
    case 'image':
      return link((token as Tokens.Image).href, (token as Tokens.Image).text || (token as Tokens.Image).href);
    case 'text':
      return token.tokens ? inline(token.tokens, depth) : decodeEntities((token as Tokens.Text).text);
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'checkbox':
      return nothing;
    default:
      return token.raw;
  }
}

function link(href: string, content: Drawn): Drawn {
  const safe = safeLink(decodeEntities(href));
  if (safe === undefined) return content;
  return html`<a href=${safe} target="_blank" rel="noopener noreferrer nofollow" title=${safe}>${content}</a>`;
}
