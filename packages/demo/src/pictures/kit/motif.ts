import type { Pen } from './pen.ts'

/** The subject of a picture, drawn in the middle of its sheet; varies by the pen's random numbers. */
export type Motif = (pen: Pen) => string

/** Units of a sheet in each shape; a unit is a pixel of the largest rendition. */
export const SHEETS = {
  wide43: { width: 960, height: 720 },
  cover31: { width: 1440, height: 480 },
  logo11: { width: 320, height: 320 },
} as const
