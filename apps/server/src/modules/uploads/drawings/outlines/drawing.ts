import type { Layer } from './dxf/layers.ts'
import type { Affine } from './geometry/affine.ts'
import type { Path } from './geometry/piece.ts'

/** A line of the drawing, in the units of the file. */
export type PathEntity = { readonly kind: 'path'; readonly layer: Layer; readonly path: Path }

/** A label. It is shown, never measured. */
export type TextEntity = {
  readonly kind: 'text'
  readonly layer: Layer
  readonly x: number
  readonly y: number
  readonly height: number
  /** In degrees, counterclockwise. */
  readonly angle: number
  readonly text: string
}

/** Shows a block, maybe many times in rows and columns. */
export type InsertEntity = {
  readonly kind: 'insert'
  readonly layer: Layer
  readonly block: string
  /** The axes and the place of the insert. */
  readonly frame: Affine
  /** Scales the block inside the frame. */
  readonly scale: Affine
  readonly columns: number
  readonly rows: number
  /** The distances between columns and rows, along the axes of the frame. */
  readonly columnStep: number
  readonly rowStep: number
  /** False for the picture of a dimension, which is not a part of the outline. */
  readonly isOutline: boolean
}

export type Entity = PathEntity | TextEntity | InsertEntity

export type Block = { readonly base: readonly [number, number]; readonly entities: readonly Entity[] }

export type Drawing = {
  readonly entities: readonly Entity[]
  /** By names in lower case, because names of blocks ignore case. */
  readonly blocks: ReadonlyMap<string, Block>
  /** The value of `$INSUNITS`, or 0. */
  readonly insUnits: number
}
