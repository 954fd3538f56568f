import { html, type TemplateResult } from 'lit';

interface NoticeAction {
  readonly label: string;
  press(): void;
}

/** The line under the code that says what is wrong, or not possible now, and what can be done about it. */
export function editorNotice(
  tone: 'plain' | 'ask' | 'bad',
  words: string,
  actions: readonly NoticeAction[] = [],
): TemplateResult {
  return html`<div class="notice ${tone}" part="notice">
    <span class="words">${words}</span>
    ${actions.map(({ label, press }) => html`<button type="button" @click=${press}>${label}</button>`)}
  </div>`;
}
