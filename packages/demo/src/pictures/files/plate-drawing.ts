/** A rectangular plate with round holes. All values are in millimetres. Positions start at the lower left corner. */
export type PlateDrawing = {
  readonly width: number
  readonly height: number
  readonly thickness: number
  readonly holes: readonly { readonly x: number; readonly y: number; readonly radius: number }[]
}
