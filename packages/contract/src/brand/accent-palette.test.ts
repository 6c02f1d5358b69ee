import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentPalette, accentVariables, signalLike } from './accent-palette.ts'
import { contrastOf, hexOf, oklchOf } from './oklch.ts'
import { THEME_GROUNDS } from './theme-grounds.ts'

const TOKENS = readFileSync(new URL('../../../ui/src/tokens.css', import.meta.url), 'utf8')
const THEMES = [0, 1] as const

/** Reads a colour of `tokens.css` as a pair for the light and the dark theme. */
function token(name: string): readonly [string, string] {
  const line = TOKENS.split(`--color-${name}: light-dark(`)[1]?.split(';')[0] ?? ''
  const [light, dark] = [...line.matchAll(/oklch\(([^)]+)\)|transparent/g)].map(([word, parts]) =>
    parts === undefined ? word : toHex(parts),
  )
  return [light ?? '', dark ?? '']
}

function toHex(parts = ''): string {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = parts.split(' ').map(Number)
  return hexOf({ lightness, chroma, hue })
}

const GROUNDS = ['paper', 'surface', 'well', 'promoted-soft', 'good-soft', 'warn-soft', 'bad-soft'].map(token)

/** Colours of every hue, from grey to the strongest that screens show, dark and light. */
function* everyColor() {
  for (let hue = 0; hue < 360; hue += 3)
    for (const chroma of [0, 0.02, 0.06, 0.1, 0.15, 0.2, 0.4])
      for (const lightness of [0.15, 0.5, 0.85]) yield hexOf({ lightness, chroma, hue })
}

test('our own colour and the grounds of previews have the values of the style sheet', () => {
  for (const [name, pair] of Object.entries({ ...accentPalette(null), ...THEME_GROUNDS }))
    expect([name, pair]).toEqual([name, token(name.replace('--color-', ''))])
})

// Borders and focus lines have the same colours and need only a contrast of 3, so this test covers them too.
test('with any colour text keeps a contrast of 4.5 in both themes, on every ground and on buttons', () => {
  for (const color of everyColor()) {
    const palette = accentPalette(color)
    for (const theme of THEMES) {
      const of = (name: keyof typeof palette) => palette[name][theme]
      const soft = of('--color-accent-soft')
      const pairs = [
        ...GROUNDS.flatMap((ground) => [
          [of('--color-accent'), ground[theme]],
          [of('--color-accent-strong'), ground[theme]],
        ]),
        [of('--color-accent'), soft],
        [of('--color-accent-strong'), soft],
        [token('ink')[theme], soft],
        [token('ink-soft')[theme], soft],
        [of('--color-accent-ink'), of('--color-accent')],
        [of('--color-accent-ink'), of('--color-accent-strong')],
      ] as const
      const weak = pairs.filter(([text, ground]) => contrastOf(text, ground) < 4.5)
      expect({ color, theme, weak }).toEqual({ color, theme, weak: [] })
    }
    // The button of an e-mail has white text.
    expect(contrastOf('#ffffff', palette['--color-accent'][0])).toBeGreaterThan(4.5)
  }
})

test('a colour survives the way to OKLCH and back', () => {
  for (const hex of ['#0a46b9', '#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000', '#7f5a3c'])
    expect(hexOf(oklchOf(hex))).toBe(hex)
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('a chosen colour keeps its hue, and the page gets it for both themes', () => {
  const hue = oklchOf('#1f7a4d').hue
  for (const shade of accentPalette('#1f7a4d')['--color-accent'])
    expect(Math.abs(oklchOf(shade).hue - hue)).toBeLessThan(2)
  const variables = Object.entries(accentVariables('#1f7a4d'))
  expect(variables).toHaveLength(8)
  for (const [name, value] of variables) {
    expect(TOKENS).toContain(`var(${name}, oklch(`)
    expect(value).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('a colour that means something else on the site is recognised, a dull or distant one is not', () => {
  expect(signalLike('#c62828')).toBe('bad')
  expect(signalLike('#e08a00')).toBe('promoted')
  expect(signalLike('#1f7a4d')).toBe('good')
  for (const color of ['#0a46b9', '#6a1b9a', '#7d7370', '#008299']) expect(signalLike(color)).toBeUndefined()
})
