/** The number of the part of the app that every page runs; the others are counted on from it. */
export const FRAME = 0
