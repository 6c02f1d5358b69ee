/** What the child process that stamps a PDF receives. */
export type StampTask = {
  readonly source: string
  readonly result: string
  /** The text as an outline in the units of a PDF, and its width. */
  readonly path: string
  readonly width: number
}

export const STAMP_SIZE = 9
