import { css } from 'lit';

export const placeholderStyles = css`
  .empty-line {
    max-width: 46ch;
    margin: 0;
  }
`;
