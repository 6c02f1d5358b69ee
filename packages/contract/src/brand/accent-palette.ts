import { hexOf, type Oklch, oklchOf } from './oklch.ts'
import { THEME_GROUNDS } from './theme-grounds.ts'

/** The accent tokens of `tokens.css`, as pairs for the light and the dark theme. */
const TOKENS = {
  '--color-accent': [
    { lightness: 0.44, chroma: 0.19, hue: 262 },
    { lightness: 0.74, chroma: 0.125, hue: 262 },
  ],
  '--color-accent-strong': [
    { lightness: 0.37, chroma: 0.17, hue: 263 },
    { lightness: 0.81, chroma: 0.1, hue: 262 },
  ],
  '--color-accent-ink': [
    { lightness: 0.99, chroma: 0.004, hue: 95 },
    { lightness: 0.2, chroma: 0.05, hue: 264 },
  ],
  '--color-accent-soft': [
    { lightness: 0.95, chroma: 0.022, hue: 262 },
    { lightness: 0.29, chroma: 0.055, hue: 264 },
  ],
} as const satisfies Readonly<Record<string, readonly [Oklch, Oklch]>>

export type AccentToken = keyof typeof TOKENS
/** Each accent token for the light and the dark theme. */
export type AccentPalette = Readonly<Record<AccentToken, readonly [light: string, dark: string]>>

/** A colour with this chroma or more keeps the full chroma of the tokens. */
const FULL_CHROMA = 0.17

/**
 * The accent tokens in another colour. Only its hue and chroma are used. The lightness stays that of `tokens.css`, so
 * that every colour is as readable as ours. Null means our own colour.
 */
export function accentPalette(accent: string | null): AccentPalette {
  const { chroma, hue } = accent === null ? { chroma: FULL_CHROMA, hue: null } : oklchOf(accent)
  const strength = Math.min(1, chroma / FULL_CHROMA)
  const turned = (token: Oklch) => hexOf({ ...token, chroma: token.chroma * strength, hue: hue ?? token.hue })
  const pair = (name: AccentToken) => [turned(TOKENS[name][0]), turned(TOKENS[name][1])] as const
  return {
    '--color-accent': pair('--color-accent'),
    '--color-accent-strong': pair('--color-accent-strong'),
    '--color-accent-ink': pair('--color-accent-ink'),
    '--color-accent-soft': pair('--color-accent-soft'),
  }
}

/** The variables from which `tokens.css` takes the accent colours of both themes, for the root element. */
export function accentVariables(accent: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(accentPalette(accent)).flatMap(([name, [light, dark]]) => {
      const token = name.replace('--color-', '--brand-')
      return [
        [`${token}-light`, light],
        [`${token}-dark`, dark],
      ]
    }),
  )
}

/** The colours of one theme as CSS variables, for an element that shows another theme than its page. */
export function themeVariables(
  accent: string | null,
  theme: 'light' | 'dark',
): Readonly<Record<string, string>> {
  const colors = Object.entries({ ...THEME_GROUNDS, ...accentPalette(accent) })
  return Object.fromEntries(colors.map(([name, [light, dark]]) => [name, theme === 'light' ? light : dark]))
}

export type Signal = 'bad' | 'promoted' | 'good'

/** The hues that `tokens.css` uses for errors, paid places and completed actions. */
const SIGNALS: readonly (readonly [Signal, number])[] = [
  ['bad', 26],
  ['promoted', 70],
  ['good', 152],
]
const NEAR_DEGREES = 22
/** A colour with less chroma is too dull to be mistaken for a signal. */
const DULL_CHROMA = 0.06

/** Returns the signal for which visitors may mistake an accent colour, or undefined if there is none. */
export function signalLike(accent: string): Signal | undefined {
  const { chroma, hue } = oklchOf(accent)
  if (chroma < DULL_CHROMA) return undefined
  const distance = (other: number) => Math.abs(((hue - other + 540) % 360) - 180)
  const [nearest] = SIGNALS.toSorted(([, a], [, b]) => distance(a) - distance(b))
  return nearest && distance(nearest[1]) <= NEAR_DEGREES ? nearest[0] : undefined
}
