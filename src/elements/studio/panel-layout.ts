import { isPlainObject, type JsonValue } from '../../core/base/json.js';

/** What a person can fold away and size. */
export type Panel = 'chat' | 'explorer' | 'dock' | 'preview';

export interface PanelState {
  readonly open: boolean;
  /** Pixels; undefined until the person sized it. */
  readonly size?: number;
}

export type PanelLayout = Readonly<Record<Panel, PanelState>>;

/** Pixels. `start` is what a handle says of a panel that takes its share of the room. */
export const PANEL_LIMITS: Readonly<
  Record<Panel, { readonly start: number; readonly min: number; readonly max: number }>
> = {
  chat: { start: 320, min: 240, max: 560 },
  explorer: { start: 200, min: 140, max: 420 },
  dock: { start: 252, min: 120, max: 640 },
  preview: { start: 420, min: 300, max: 1200 },
};

export const PANELS = Object.keys(PANEL_LIMITS) as readonly Panel[];

/** The first look of a studio. */
export const FIRST_LAYOUT: PanelLayout = {
  chat: { open: true },
  explorer: { open: false },
  dock: { open: true },
  preview: { open: true },
};

export function withPanel(layout: PanelLayout, panel: Panel, change: Partial<PanelState>): PanelLayout {
  return { ...layout, [panel]: { ...layout[panel], ...change } };
}

/** A panel as it was at first, still open. */
export function withoutSize(layout: PanelLayout, panel: Panel): PanelLayout {
  return { ...layout, [panel]: { open: layout[panel].open } };
}

/** What was stored, as far as it still means something; a size out of its limits is brought back into them. */
export function readLayout(stored: JsonValue | undefined): PanelLayout {
  if (!isPlainObject(stored)) return FIRST_LAYOUT;
  return PANELS.reduce((layout, panel) => {
    const value = Object.hasOwn(stored, panel) ? stored[panel] : undefined;
    return isPlainObject(value) ? withPanel(layout, panel, readPanel(panel, value)) : layout;
  }, FIRST_LAYOUT);
}

function readPanel(panel: Panel, { open, size }: Readonly<Record<string, unknown>>): Partial<PanelState> {
  const { min, max } = PANEL_LIMITS[panel];
  return {
    ...(typeof open === 'boolean' && { open }),
    ...(typeof size === 'number' && { size: Math.min(max, Math.max(min, size)) }),
  };
}
