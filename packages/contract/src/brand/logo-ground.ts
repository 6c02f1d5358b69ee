import { contrastOf } from './oklch.ts'
import { THEME_GROUNDS } from './theme-grounds.ts'

export const LOGO_GROUNDS = ['light', 'dark', 'any'] as const
/** The background on which the whole logo is visible: that of the light theme, that of the dark theme, or any. */
export type LogoGround = (typeof LOGO_GROUNDS)[number]

const [LIGHT, DARK] = THEME_GROUNDS['--color-surface']
/** A pixel with less contrast to the background counts as invisible. */
const CONTRAST_MIN = 1.6
/** A logo suits a background if at most this share of its pixels is invisible there. */
const LOST_MAX = 0.1
/** Pixels with less opacity (0 to 255) belong to the edge of the logo or lie outside it, so they are not counted. */
const OPACITY_MIN = 96

/**
 * Finds the background on which a logo is visible, from the logo's RGBA pixels. A logo without transparency has a
 * background of its own, so it is visible on any.
 */
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
