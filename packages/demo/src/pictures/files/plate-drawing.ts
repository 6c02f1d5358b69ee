/** A rectangular plate with round holes; millimetres from its lower left corner. */
export type PlateDrawing = {
  readonly width: number
  readonly height: number
  readonly thickness: number
  readonly holes: readonly { readonly x: number; readonly y: number; readonly radius: number }[]
}
