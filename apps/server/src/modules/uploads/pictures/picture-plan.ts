/** More than phone cameras produce, and a limit for decompression bombs. */
export const PIXELS_MAX = 50_000_000

/** Stored widths; the largest is the most any page shows. */
const WIDTHS = [160, 320, 640, 960, 1_440, 2_048] as const
/** Enough for every page. */
const HEIGHT_MAX = 4_096

export type Size = { readonly width: number; readonly height: number }

/** Scales down to the largest stored size; never scales up. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, (WIDTHS.at(-1) ?? width) / width, HEIGHT_MAX / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The stored widths of a picture, ascending, ending with its own width. */
export function storedWidths(width: number): number[] {
  // Skips widths close to the picture's own.
  return [...WIDTHS.filter((each) => each < width * 0.85), width]
}
