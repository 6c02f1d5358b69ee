import type { Pen } from './pen.ts'

/** Draws the subject of a picture in the middle of the sheet. Details of the drawing depend on `pen.random`. */
export type Motif = (pen: Pen) => string

/** The size of the sheet for each shape. One unit is a pixel of the largest rendered size. */
export const SHEETS = {
  wide43: { width: 960, height: 720 },
  cover31: { width: 1440, height: 480 },
  logo11: { width: 320, height: 320 },
} as const
