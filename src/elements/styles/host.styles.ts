import { css } from 'lit';
import { ownDirection } from './own-direction.styles.js';

/**
 * The base of every element: inherited text properties of the host page do not leak in (a page with
 * `letter-spacing`, `uppercase` or a huge `line-height` on everything); direction, language and colour scheme do.
 */
export const hostStyles = css`
  :where(:host) {
    display: block;
    box-sizing: border-box;
    font-family: var(--_font);
    background: var(--_surface);
    -webkit-text-size-adjust: 100%;
  }

  /* Also on what stands directly inside: a page's universal selector reaches the host, and is stronger there than we want to be. */
  :where(:host, :host > *) {
    font-size: var(--_size);
    font-style: normal;
    font-weight: 400;
    font-variant: normal;
    line-height: 1.45;
    letter-spacing: normal;
    word-spacing: normal;
    text-transform: none;
    text-indent: 0;
    text-align: start;
    text-shadow: none;
    white-space: normal;
    color: var(--_text);
  }

  /* Korean breaks between words, as English does. */
  :where(:host(:lang(ko))) {
    word-break: keep-all;
    overflow-wrap: break-word;
  }

  /*
   * Words of another direction than the page's, as English is where a language is not one of ours: a sentence keeps its full
   * stop at its end, a count its number at its beginning. They stand where the page's direction puts them.
   */
  :where(p, h2, h3, h4, dt, dd, li, label, legend, small, .activity, .hint, .muted, .note, .pill, .problem),
  :where(.progress-count, .toast-text, .words, .strip > span) {
    ${ownDirection};
  }

  :where(button) {
    unicode-bidi: plaintext;
  }

  :where(pre) {
    text-align: start;
  }

  :where(:host([hidden])) {
    display: none !important;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :where(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  /* A ground or a shadow says nothing where colours are forced: what is chosen is drawn as the system draws a choice. */
  @media (forced-colors: active) {
    :is([aria-selected='true'], [aria-pressed='true'], [aria-current='true']) {
      background: Highlight !important;
      forced-color-adjust: none;
    }

    :is([aria-selected='true'], [aria-pressed='true'], [aria-current='true']),
    :is([aria-selected='true'], [aria-pressed='true'], [aria-current='true']) * {
      color: HighlightText !important;
    }

    /* A ground of the system's colours stays; without this the words on it would stand on another. */
    :is(.primary, .danger):not(:disabled) {
      background: Highlight !important;
      color: HighlightText !important;
      forced-color-adjust: none;
    }

    .dot,
    .mark,
    .badge,
    .handle,
    .status-mark,
    .revision::before {
      forced-color-adjust: none;
    }

    [aria-selected='true'] .dot {
      background: HighlightText;
    }
  }

  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
