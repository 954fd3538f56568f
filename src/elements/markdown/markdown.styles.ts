import { css } from 'lit';

/** An answer in Markdown: the chat's own type, no louder than the rest. */
export const markdownStyles = css`
  .markdown {
    display: flow-root;
  }

  .markdown > * {
    margin-block: 0 8px;
  }

  .markdown > :last-child {
    margin-block-end: 0;
  }

  .markdown p {
    margin: 0 0 8px;
  }

  .markdown li > p {
    margin: 0;
  }

  .markdown .heading {
    margin-block-start: 4px;
    font-weight: 600;
  }

  .markdown .heading[aria-level='3'] {
    font-size: 1.15em;
  }

  .markdown :is(ul, ol) {
    padding-inline-start: 20px;
  }

  .markdown :is(ul, ol) :is(ul, ol) {
    margin-block: 2px;
  }

  .markdown li + li {
    margin-block-start: 2px;
  }

  .markdown a {
    color: var(--_accent);
    text-underline-offset: 2px;
  }

  .markdown :not(pre) > code {
    padding: 1px 4px;
    border-radius: 4px;
    background: var(--_sunken);
    overflow-wrap: anywhere;
  }

  .markdown pre {
    overflow: auto;
    max-height: 320px;
    padding: 8px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    white-space: pre;
    tab-size: 2;
  }

  .markdown blockquote {
    margin-inline: 0;
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--_line);
    color: var(--_muted);
  }

  .markdown hr {
    height: 1px;
    border: 0;
    background: var(--_line);
  }

  .markdown .table {
    overflow-x: auto;
  }

  .markdown table {
    border-collapse: collapse;
    font-size: var(--_small);
  }

  .markdown :is(th, td) {
    padding: 4px 8px;
    border: 1px solid var(--_line);
    text-align: start;
  }
`;
