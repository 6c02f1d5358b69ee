/** Types for the functions of the library that we use, because the library has no types. Sizes are in pixels. */
declare module 'opentype.js' {
  export type Font = {
    charToGlyphIndex(character: string): number
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly PathCommand[] }
  }
  /** A drawing command of the type M, L, Q, C or Z, with its points. */
  export type PathCommand = {
    readonly type: string
    readonly x?: number
    readonly y?: number
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
  }
  const opentype: { parse(file: ArrayBufferLike): Font }
  // biome-ignore lint/style/noDefaultExport: matches the library
  export default opentype
}
