/** Fewer than a hostile picture may claim, more than any camera of a phone makes. */
export const PIXELS_MAX = 50_000_000

/** Widths in which a picture is kept when it has them; the largest is as much as any page shows. */
const WIDTHS = [160, 320, 640, 960, 1_440, 2_048] as const
/** What WebP can hold, and nobody looks at more. */
const HEIGHT_MAX = 4_096

export type Size = { readonly width: number; readonly height: number }

/** The largest size in which a picture is kept: never more than it has. */
export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(1, (WIDTHS.at(-1) ?? width) / width, HEIGHT_MAX / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The widths of a picture of that width, ascending; its own is the last. */
export function keptWidths(width: number): number[] {
  // Two that hardly differ are one too many.
  return [...WIDTHS.filter((each) => each < width * 0.85), width]
}
