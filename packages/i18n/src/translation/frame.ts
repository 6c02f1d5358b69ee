/** The number of the part that every page loads. */
export const FRAME = 0
