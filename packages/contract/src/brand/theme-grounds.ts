/**
 * The neutral colours of `tokens.css` for the light and the dark theme. Elements that show another theme than their
 * page use them.
 */
export const THEME_GROUNDS = {
  '--color-paper': ['#f8f7f3', '#11141a'],
  '--color-surface': ['#fffefd', '#191c24'],
  '--color-line': ['#dedcd7', '#2e333c'],
  '--color-ink': ['#161c26', '#eeede8'],
  '--color-ink-soft': ['#515762', '#a9aeb7'],
  '--color-plate-light': ['transparent', '#fffefd'],
  '--color-plate-dark': ['#191c24', 'transparent'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>
