import 'jig-studio/define/studio.js';

interface Tokens {
  readonly accent: string;
  readonly surface: string;
  readonly text: string;
  /** Pixels. */
  readonly radius: string;
  readonly size: string;
}

/** A ground of one's own belongs to one scheme: what is not set, the colours of code or of a state, goes by it. */
const THEMES: ReadonlyMap<string, { readonly scheme: string; readonly tokens: Tokens }> = new Map([
  [
    'paper',
    { scheme: 'light', tokens: { accent: '#9a3412', surface: '#fdf6e9', text: '#2b2118', radius: '3', size: '14' } },
  ],
  [
    'terminal',
    { scheme: 'dark', tokens: { accent: '#5ee6a8', surface: '#0d1512', text: '#d7efe2', radius: '0', size: '13' } },
  ],
]);
const START = {
  light: { accent: '#2457d6', surface: '#fbfaf8', text: '#1d1e21', radius: '6', size: '13' },
  dark: { accent: '#7aa2ff', surface: '#191b1f', text: '#e8e6e1', radius: '6', size: '13' },
} as const satisfies Readonly<Record<string, Tokens>>;
const system = matchMedia('(prefers-color-scheme: dark)');

const form = document.querySelector('form')!;
const studio = document.querySelector('jig-studio')!;
const shown = form.querySelector('pre')!;
const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;

/** Public tokens are only read by the elements, so what a page sets always wins. */
function wear(tokens: Tokens | undefined): void {
  const declarations = tokens ? declarationsOf(tokens) : [];
  for (const name of Object.values(TOKEN_NAMES)) studio.style.removeProperty(name);
  for (const [name, value] of declarations) studio.style.setProperty(name, value);
  studio.style.colorScheme = field('scheme').value;
  const lines = [
    `color-scheme: ${field('scheme').value};`,
    ...declarations.map(([name, value]) => `${name}: ${value};`),
  ];
  shown.textContent = `jig-studio {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

const TOKEN_NAMES = {
  accent: '--jig-accent',
  surface: '--jig-surface',
  text: '--jig-text',
  radius: '--jig-radius',
  size: '--jig-font-size',
} as const satisfies Readonly<Record<keyof Tokens, string>>;

function declarationsOf(tokens: Tokens): readonly (readonly [string, string])[] {
  const { accent, surface, text, radius, size } = tokens;
  return [
    [TOKEN_NAMES.accent, accent],
    [TOKEN_NAMES.surface, surface],
    [TOKEN_NAMES.text, text],
    [TOKEN_NAMES.radius, `${radius}px`],
    [TOKEN_NAMES.size, `${size}px`],
  ];
}

function fromForm(): Tokens {
  const [accent, surface, text, radius, size] = ['accent', 'surface', 'text', 'radius', 'size'].map(
    (name) => field(name).value,
  ) as [string, string, string, string, string];
  return { accent, surface, text, radius, size };
}

/** The one that shows now, also where the system decides. */
function shownScheme(): 'light' | 'dark' {
  const chosen = field('scheme').value;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

function showStart(): void {
  fillForm(START[shownScheme()]);
  wear(undefined);
}

function fillForm(tokens: Tokens): void {
  for (const [name, value] of Object.entries(tokens)) field(name).value = value;
}

form.addEventListener('input', ({ target }) => {
  const name = (target as HTMLInputElement).name;
  if (name === 'theme') {
    const theme = THEMES.get(field('theme').value);
    field('scheme').value = theme?.scheme ?? 'light dark';
    if (!theme) return showStart();
    fillForm(theme.tokens);
    wear(theme.tokens);
  } else if (name === 'scheme') {
    if (field('theme').value === 'default') showStart();
    else wear(fromForm());
  } else {
    field('theme').value = 'own';
    field('scheme').value = shownScheme();
    wear(fromForm());
  }
});
form.addEventListener('submit', (event) => event.preventDefault());
system.addEventListener('change', () => {
  if (field('theme').value === 'default') showStart();
});
showStart();
