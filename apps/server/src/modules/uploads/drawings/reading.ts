import type { DrawingFacts } from '@verstat/contract'

/** What a reader found in a file. */
export type Reading = {
  readonly facts: DrawingFacts
  /** A picture of the content: pixels of four bytes each, or an SVG document without text elements and links. */
  readonly picture?:
    | { readonly pixels: Buffer; readonly width: number; readonly height: number }
    | { readonly svg: string }
  /** What a viewer in the browser shows, in the format of `solid-view.ts` or `outline-view.ts`. */
  readonly view?: Uint8Array
}

/**
 * Reads one kind of file. Readers run in a child process that is killed when it takes too long or too much memory. They
 * throw for content that they cannot read.
 */
export type Reader = (content: Buffer) => Promise<Reading>

/** Larger bodies are refused, because a browser cannot show them and the child process cannot measure them in time. */
export const TRIANGLES_MAX = 2_000_000
export const READING_MS_MAX = 10_000
export const READING_BYTES_MAX = 512 * 1024 * 1024
