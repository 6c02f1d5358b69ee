import { UnreadableContent } from '../unreadable-content.ts'
import type { Budget } from './budget.ts'
import type { Drawing, Entity, InsertEntity, TextEntity } from './drawing.ts'
import type { Layer } from './dxf/layers.ts'
import { type Affine, compose, moved, translation, turned } from './geometry/affine.ts'
import { type Path, transformPiece, weightOf } from './geometry/piece.ts'

/** Called for everything that the drawing shows, in the order of the file and with coordinates in millimetres. */
export type Visitor = {
  /** `isOutline` is false for lines of dimensions. */
  readonly path?: (path: Path, layer: Layer, isOutline: boolean) => void
  readonly text?: (label: Omit<TextEntity, 'kind'>) => void
}

/** Blocks in blocks, deeper than any program writes. A block that contains itself also ends here. */
const DEPTH_MAX = 64

type Place = {
  readonly matrix: Affine
  /** The layer of the insert, for lines of the layer "0" in its block. */
  readonly layer: Layer | undefined
  readonly depth: number
  readonly isOutline: boolean
}

/**
 * Expands the blocks and visits every line and label that is shown. Lines on layers that are frozen or switched off are
 * not shown. `mm` is the length of the unit of the drawing.
 */
export function walkDrawing(drawing: Drawing, mm: number, budget: Budget, visitor: Visitor): void {
  const root = { matrix: [mm, 0, 0, mm, 0, 0], layer: undefined, depth: 0, isOutline: true } as const
  visitAll(drawing.entities, root)

  function visitAll(entities: readonly Entity[], place: Place): void {
    for (const entity of entities) {
      const layer = entity.layer.isInherited && place.layer ? place.layer : entity.layer
      if (layer.isFrozen) continue
      if (entity.kind === 'insert') visitInsert(entity, layer, place)
      else if (layer.isOff) continue
      else if (entity.kind === 'text') visitor.text?.(placedText(entity, layer, place.matrix))
      else visitPath(entity.path, layer, place)
    }
  }

  function visitPath(path: Path, layer: Layer, { matrix, isOutline }: Place): void {
    budget.spend(1)
    for (const piece of path.pieces) budget.spend(weightOf(piece))
    visitor.path?.(
      { ...path, pieces: path.pieces.map((piece) => transformPiece(piece, matrix)) },
      layer,
      isOutline,
    )
  }

  function visitInsert(insert: InsertEntity, layer: Layer, place: Place): void {
    const block = drawing.blocks.get(insert.block)
    if (!block || block.entities.length === 0) return
    if (place.depth >= DEPTH_MAX) throw new UnreadableContent('blocks are nested too deeply')
    const frame = compose(place.matrix, insert.frame)
    const inner = compose(insert.scale, translation(-block.base[0], -block.base[1]))
    for (let row = 0; row < insert.rows; row += 1)
      for (let column = 0; column < insert.columns; column += 1) {
        budget.spend(2)
        const shift = translation(column * insert.columnStep, row * insert.rowStep)
        visitAll(block.entities, {
          matrix: compose(frame, compose(shift, inner)),
          layer,
          depth: place.depth + 1,
          isOutline: place.isOutline && insert.isOutline,
        })
      }
  }
}

function placedText(text: TextEntity, layer: Layer, matrix: Affine): Omit<TextEntity, 'kind'> {
  const [x, y] = moved(matrix, text.x, text.y)
  const radians = (text.angle * Math.PI) / 180
  const [alongX, alongY] = turned(matrix, Math.cos(radians), Math.sin(radians))
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
  return {
    layer,
    x,
    y,
    height: text.height * scale,
    angle: (Math.atan2(alongY, alongX) * 180) / Math.PI,
    text: text.text,
  }
}
