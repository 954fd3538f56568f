import { html, type TemplateResult } from 'lit';

export interface SplitHandleOptions {
  readonly label: string;
  /** The panel that the handle sizes, by element id. */
  readonly panelId: string;
  /** `row`: the handle lies above the panel and sizes its height. `column`: it stands before it and sizes its width. */
  readonly axis: 'row' | 'column';
  /** Pixels. */
  readonly size: number;
  readonly min: number;
  readonly max: number;
  resize(size: number): void;
}

const KEY_STEP = 8;

/** A line that can be dragged, or moved with the arrow keys, Home and End; the panel lies after it. */
export function splitHandle(options: SplitHandleOptions): TemplateResult {
  const { label, panelId, axis, size, min, max } = options;
  return html`<div
    class="handle ${axis}"
    role="separator"
    tabindex="0"
    aria-label=${label}
    aria-controls=${panelId}
    aria-orientation=${axis === 'row' ? 'horizontal' : 'vertical'}
    aria-valuenow=${Math.round(size)}
    aria-valuemin=${min}
    aria-valuemax=${max}
    @keydown=${(event: KeyboardEvent) => onKeyDown(event, options)}
    @pointerdown=${(event: PointerEvent) => drag(event, options)}
  ></div>`;
}

function onKeyDown(event: KeyboardEvent, options: SplitHandleOptions): void {
  const { size, min, max, resize } = options;
  const next = new Map([
    [growKey(event, options), size + KEY_STEP],
    [shrinkKey(event, options), size - KEY_STEP],
    ['Home', min],
    ['End', max],
  ]).get(event.key);
  if (next === undefined) return;
  event.preventDefault();
  resize(clamp(next, options));
}

/** The panel lies after the handle, so moving the handle back makes it larger. */
function growKey(event: Event, { axis }: SplitHandleOptions): string {
  if (axis === 'row') return 'ArrowUp';
  return isRightToLeft(event) ? 'ArrowRight' : 'ArrowLeft';
}

function shrinkKey(event: Event, { axis }: SplitHandleOptions): string {
  if (axis === 'row') return 'ArrowDown';
  return isRightToLeft(event) ? 'ArrowLeft' : 'ArrowRight';
}

function drag(event: PointerEvent, options: SplitHandleOptions): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget as HTMLElement;
  const start = options.axis === 'row' ? event.clientY : event.clientX;
  const sign = options.axis === 'column' && isRightToLeft(event) ? -1 : 1;
  const life = new AbortController();
  const move = (next: PointerEvent): void => {
    const now = options.axis === 'row' ? next.clientY : next.clientX;
    options.resize(clamp(options.size + (start - now) * sign, options));
  };
  const end = (): void => life.abort();
  // Captured, so that the drag goes on over a preview frame and ends wherever the pointer is let go.
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move, { signal: life.signal });
  handle.addEventListener('pointerup', end, { signal: life.signal });
  handle.addEventListener('pointercancel', end, { signal: life.signal });
  handle.addEventListener('lostpointercapture', end, { signal: life.signal });
}

function clamp(size: number, { min, max }: SplitHandleOptions): number {
  return Math.min(max, Math.max(min, size));
}

function isRightToLeft({ currentTarget }: Event): boolean {
  return getComputedStyle(currentTarget as Element).direction === 'rtl';
}
