import type { Pen } from './pen.ts'

/** Draws the subject of a picture in the middle of its sheet; varies with the pen's random numbers. */
export type Motif = (pen: Pen) => string

/** Sheet sizes by shape; a unit is a pixel of the largest rendition. */
export const SHEETS = {
  wide43: { width: 960, height: 720 },
  cover31: { width: 1440, height: 480 },
  logo11: { width: 320, height: 320 },
} as const
