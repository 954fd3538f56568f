import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { JigRevisionRequestEvent } from './revision-request-event.js';

/** Hollow while rendering, filled when acknowledged, amber when it waits for a decision, red when it failed. */
export type RevisionState = 'rendering' | 'shown' | 'waiting' | 'failed';

export interface RevisionChipOptions {
  readonly revision: number;
  readonly state: RevisionState;
  /** The revision it will become (`r12 → r13`). */
  readonly next?: number;
  /** Short word after the number, for instance `shown`. */
  readonly word?: string;
  /** What a screen reader says instead of `r12`. */
  readonly label: string;
  /** False in a list that is one stop of the Tab key, for all rows but the one it stops at. */
  readonly reachable?: boolean;
}

/** The one small chip that speaks a revision, the same everywhere; pressed, it asks to see it (LOOK, signature). */
export function revisionChip(options: RevisionChipOptions): TemplateResult {
  const { revision, state, label, reachable = true } = options;
  const press = ({ currentTarget }: Event): void =>
    void (currentTarget as Element).dispatchEvent(new JigRevisionRequestEvent({ revision }));
  return html`<button
    type="button"
    class=${classMap({ revision: true, [state]: true })}
    part="revision"
    title=${label}
    tabindex=${reachable ? nothing : -1}
    data-revision=${revision}
    data-state=${state}
    @click=${press}
  >
    ${face(options)}
  </button>`;
}

/** The same chip where it stands on a button itself, and cannot be pressed. */
export function revisionMark(options: RevisionChipOptions): TemplateResult {
  const { revision, state, label } = options;
  return html`<span
    class=${classMap({ revision: true, [state]: true })}
    part="revision"
    title=${label}
    data-revision=${revision}
    data-state=${state}
    >${face(options)}</span
  >`;
}

function face({ revision, next, word, label }: RevisionChipOptions): TemplateResult {
  return html`<span aria-hidden="true"
      >r${revision}${next === undefined ? '' : ` → r${next}`}${word ? ` ${word}` : ''}</span
    ><span class="visually-hidden">${label}</span>`;
}
