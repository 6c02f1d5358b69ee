/** Number of the part of the app that every page loads. */
export const FRAME = 0
