import { html, type TemplateResult } from 'lit';

export interface SplitHandleOptions {
  readonly label: string;
  /** The panel that the handle sizes, by element id in the same tree. */
  readonly panelId: string;
  /** `row`: the handle lies above the panel and sizes its height. `column`: it stands beside it and sizes its width. */
  readonly axis: 'row' | 'column';
  /** Where the panel lies, seen from the handle. */
  readonly panel: 'before' | 'after';
  /** Pixels; undefined while the panel takes its share of the room. */
  readonly size: number | undefined;
  /** Pixels that are told while `size` is not known and nobody asks. */
  readonly start: number;
  readonly min: number;
  readonly max: number;
  resize(size: number): void;
  /** The size stays: the drag or the key press is over. */
  settle(): void;
  /** The panel is folded away: Enter, or a drag well below its smallest size. */
  collapse(): void;
  /** Back to its share of the room: a double click. */
  reset(): void;
}

const KEY_STEP = 8;

/** A line that can be dragged, or moved with the arrow keys, Home and End; Enter folds the panel (WAI-ARIA, window splitter). */
export function splitHandle(options: SplitHandleOptions): TemplateResult {
  const { label, panelId, axis, size, start, min, max } = options;
  return html`<div
    class="handle ${axis} handle-${panelId}"
    part="handle"
    role="separator"
    tabindex="0"
    aria-label=${label}
    aria-controls=${panelId}
    aria-orientation=${axis === 'row' ? 'horizontal' : 'vertical'}
    aria-valuenow=${Math.round(size ?? start)}
    aria-valuemin=${min}
    aria-valuemax=${max}
    @focus=${(event: FocusEvent) => tellSize(event, options)}
    @keydown=${(event: KeyboardEvent) => onKeyDown(event, options)}
    @pointerdown=${(event: PointerEvent) => drag(event, options)}
    @dblclick=${options.reset}
  ></div>`;
}

/** Measured only when somebody comes to the handle: a layout forced by every render would be felt while typing. */
function tellSize({ currentTarget }: FocusEvent, options: SplitHandleOptions): void {
  const handle = currentTarget as HTMLElement;
  handle.setAttribute('aria-valuenow', String(Math.round(measured(handle, options))));
}

function measured(handle: HTMLElement, { panelId, axis, start }: SplitHandleOptions): number {
  const panel = (handle.getRootNode() as ShadowRoot).getElementById(panelId);
  const box = panel?.getBoundingClientRect();
  return (axis === 'row' ? box?.height : box?.width) ?? start;
}

function onKeyDown(event: KeyboardEvent, options: SplitHandleOptions): void {
  if (event.key === 'Enter') {
    event.preventDefault();
    return options.collapse();
  }
  const { min, max } = options;
  const now = measured(event.currentTarget as HTMLElement, options);
  const next = new Map([
    [growKey(event, options), now + KEY_STEP],
    [shrinkKey(event, options), now - KEY_STEP],
    ['Home', min],
    ['End', max],
  ]).get(event.key);
  if (next === undefined) return;
  event.preventDefault();
  options.resize(clamp(next, options));
  options.settle();
}

/** Moving the handle away from its panel makes that larger. */
function growKey(event: Event, { axis, panel }: SplitHandleOptions): string {
  if (axis === 'row') return 'ArrowUp';
  return (panel === 'before') === isRightToLeft(event) ? 'ArrowLeft' : 'ArrowRight';
}

function shrinkKey(event: Event, options: SplitHandleOptions): string {
  const opposite = new Map([
    ['ArrowUp', 'ArrowDown'],
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowRight', 'ArrowLeft'],
  ]);
  return opposite.get(growKey(event, options)) ?? '';
}

function drag(event: PointerEvent, options: SplitHandleOptions): void {
  if (event.button !== 0) return;
  const { axis, panel, min } = options;
  const handle = event.currentTarget as HTMLElement;
  const size = measured(handle, options);
  const start = axis === 'row' ? event.clientY : event.clientX;
  const mirrored = axis === 'column' && isRightToLeft(event);
  const sign = (panel === 'before') === mirrored ? 1 : -1;
  const life = new AbortController();
  const end = (): void => life.abort();
  const move = (next: PointerEvent): void => {
    const now = axis === 'row' ? next.clientY : next.clientX;
    const wanted = size + (start - now) * sign;
    if (wanted >= min / 2) return options.resize(clamp(wanted, options));
    // Opened again, it is as large as it was.
    options.resize(clamp(size, options));
    end();
    options.collapse();
  };
  // Captured, so that the drag goes on over a preview frame and ends wherever the pointer is let go.
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move, { signal: life.signal });
  for (const last of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    handle.addEventListener(last, end, { signal: life.signal });
  }
  life.signal.addEventListener('abort', options.settle, { once: true });
}

function clamp(size: number, { min, max }: SplitHandleOptions): number {
  return Math.min(max, Math.max(min, size));
}

function isRightToLeft({ currentTarget }: Event): boolean {
  return getComputedStyle(currentTarget as Element).direction === 'rtl';
}
