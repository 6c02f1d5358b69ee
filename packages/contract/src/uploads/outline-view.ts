/**
 * What the viewer in the browser shows of a flat drawing: JSON in UTF-8, at most five megabytes. All coordinates are in
 * millimetres, rounded to hundredths, with y upwards. Curves are polylines that are nowhere farther than 0.02 mm from
 * the curve. The file comes from strangers: show its texts as text and never as markup.
 */
export type OutlineView = {
  /** The box around everything that the facts measure. Labels and dimensions may stand outside. */
  readonly extentsMm: readonly [minX: number, minY: number, maxX: number, maxY: number]
  /** Only layers with lines. */
  readonly layers: readonly OutlineLayer[]
  readonly texts: readonly OutlineText[]
  /** Whether lines or texts were left out, because the drawing is too large for a browser. */
  readonly cut: boolean
}

export type OutlineLayer = {
  readonly name: string
  /** Each line is x, y, x, y … A closed line ends at its first point. Long lines are several, end to end. */
  readonly lines: readonly (readonly number[])[]
}

export type OutlineText = {
  /** The name of a layer. It may be a layer without lines. */
  readonly layer: string
  /** The place where the text begins, or its first line above this place for texts of several lines. */
  readonly x: number
  readonly y: number
  readonly heightMm: number
  /** In degrees, counterclockwise from the x axis. */
  readonly angle: number
  readonly text: string
}
