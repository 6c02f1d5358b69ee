/** Phone cameras produce pictures with fewer pixels. The limit protects against decompression bombs. */
export const PIXELS_MAX = 50_000_000

/** The widths in which pictures are stored. No page shows a picture wider than the largest width. */
const WIDTHS = [160, 320, 640, 960, 1_440, 2_048] as const
/** No page needs a taller picture. */
const HEIGHT_MAX = 4_096

export type Size = { readonly width: number; readonly height: number }

/** Scales a picture down to the largest stored size. Smaller pictures are not scaled up. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, (WIDTHS.at(-1) ?? width) / width, HEIGHT_MAX / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns the widths in which a picture is stored, ascending. The last one is the picture's own width. */
export function storedWidths(width: number): number[] {
  // Leaves out widths that are close to the picture's own width.
  return [...WIDTHS.filter((each) => each < width * 0.85), width]
}
