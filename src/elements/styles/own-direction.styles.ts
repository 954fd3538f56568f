import { css } from 'lit';

/** Names and sentences that may be of another language than the page: each runs in its own direction, on the page's side. */
export const ownDirection = css`
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
