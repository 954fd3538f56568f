export type Theme = 'violet' | 'emerald' | 'amber' | 'rose';

export interface ThemeColours {
  /** Value of `--accent`. */
  readonly accent: string;
  /** Value of `--accent-soft`. */
  readonly soft: string;
}

/** CONTRACT 3.1, colours of `preview.setTheme`. */
export const THEME_COLOURS: ReadonlyMap<Theme, ThemeColours> = new Map<Theme, ThemeColours>([
  ['violet', { accent: '#8b5cf6', soft: '#f0eaff' }],
  ['emerald', { accent: '#10b981', soft: '#e7fbf3' }],
  ['amber', { accent: '#f59e0b', soft: '#fff5dc' }],
  ['rose', { accent: '#f43f5e', soft: '#ffedf0' }],
]);
