import { css } from 'lit';

/** The tokens that code is drawn with, wherever it is shown. */
export const codeTokenStyles = css`
  :where(:host) {
    --_code-size: var(--jig-code-size, 12.5px);
    --_code-keyword: var(--jig-code-keyword, light-dark(#7a35d9, #c9a3ff));
    --_code-string: var(--jig-code-string, light-dark(#0f6b50, #7fd3b4));
    --_code-name: var(--jig-code-name, light-dark(#2457d6, #8fb1ff));
    --_code-value: var(--jig-code-value, light-dark(#8f5500, #f0b34a));
    --_code-comment: var(--jig-code-comment, var(--_faint));
    --_ui: var(--_font);
  }
`;
