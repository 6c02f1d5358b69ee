/** A colour as lightness from 0 to 1, chroma from 0 to about 0.4, and hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

type Triple = readonly [number, number, number]

export const HEX_COLOR = /^#[0-9a-f]{6}$/

/** Converts `#rrggbb`, by the matrices of CSS Color 4. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

/**
 * Converts a colour to `#rrggbb`. If the chroma is too high for screens, it is lowered to the highest chroma that they
 * can show.
 */
export function hexOf(color: Oklch): string {
  let low = 0
  let high = color.chroma
  if (isShown(srgbOf(color))) low = high
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (isShown(srgbOf({ ...color, chroma: middle }))) low = middle
    else high = middle
  }
  const parts = srgbOf({ ...color, chroma: low }).map((part) =>
    Math.round(Math.min(1, Math.max(0, encoded(part))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** The contrast of two colours from 1 to 21, as WCAG computes it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The relative luminance of a colour from 0 to 1. */
export function luminanceOf(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linearOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [decoded(value >> 16), decoded((value >> 8) & 255), decoded(value & 255)]
}

function srgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isShown(linear: Triple): boolean {
  return linear.every((part) => part > -0.0005 && part < 1.0005)
}

function decoded(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function encoded(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}
