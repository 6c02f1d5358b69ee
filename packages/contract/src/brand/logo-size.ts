/** The largest size of the logo in the header, in pixels. */
const WIDTH_MAX = 160
const HEIGHT_MAX = 32
/** A logo counts as wide, and probably contains a name, if its width is at least this many times its height. */
const WIDE = 2

type Size = { readonly width: number; readonly height: number }

/** Returns the size of a logo in the header, and whether the name of the site is left out beside it. */
export function logoSize({ width, height }: Size): Size & { readonly isWide: boolean } {
  const scale = Math.min(HEIGHT_MAX / height, WIDTH_MAX / width)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    isWide: width >= WIDE * height,
  }
}
