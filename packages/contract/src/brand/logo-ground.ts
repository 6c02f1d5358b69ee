import { contrastOf } from './oklch.ts'
import { THEME_GROUNDS } from './theme-grounds.ts'

export const LOGO_GROUNDS = ['light', 'dark', 'any'] as const
/** The ground on which the whole logo can be seen. */
export type LogoGround = (typeof LOGO_GROUNDS)[number]

const [LIGHT, DARK] = THEME_GROUNDS['--color-surface']
/** A pixel with less contrast is lost on its ground. */
const CONTRAST_MIN = 1.6
/** A logo that loses a larger share of its pixels needs a plate. */
const LOST_MAX = 0.1
/** A pixel with less opacity, out of 255, belongs to the edge. */
const OPACITY_MIN = 96

/** Finds the ground of a logo from its RGBA pixels. A logo without transparency brings its own ground. */
export function logoGroundOf(pixels: Uint8Array | Uint8ClampedArray): LogoGround {
  let seen = 0
  let lostOnLight = 0
  let lostOnDark = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity < OPACITY_MIN) continue
    const color = `#${(0x1000000 + red * 0x10000 + green * 0x100 + blue).toString(16).slice(1)}`
    seen += 1
    if (contrastOf(color, LIGHT) < CONTRAST_MIN) lostOnLight += 1
    if (contrastOf(color, DARK) < CONTRAST_MIN) lostOnDark += 1
  }
  const isOpaque = seen > 0.98 * (pixels.length / 4)
  if (isOpaque || Math.max(lostOnLight, lostOnDark) <= LOST_MAX * seen) return 'any'
  return lostOnDark >= lostOnLight ? 'light' : 'dark'
}
