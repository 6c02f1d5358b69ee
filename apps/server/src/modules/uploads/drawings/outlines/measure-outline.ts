import type { OutlineFacts } from '@verstat/contract'
import { UnsupportedContent } from '../unreadable-content.ts'
import type { Budget } from './budget.ts'
import { ContourCounter } from './closed-contours.ts'
import type { Drawing } from './drawing.ts'
import { unitOf } from './dxf/dxf-units.ts'
import type { Layer } from './dxf/layers.ts'
import { Extents } from './geometry/extents.ts'
import { pieceLength } from './geometry/piece-length.ts'
import { walkDrawing } from './walk-drawing.ts'

export type Measured = { readonly facts: OutlineFacts; readonly extents: Extents }

/**
 * Measures everything that is shown in the plan: lines on visible layers of model space, in blocks as often as they
 * stand. Dimensions, labels, hatches and points are not lines of the part. Lines in space count by their plan.
 * Throws `UnsupportedContent` when the drawing has no lines, as a file of bodies or faces.
 */
export function measureOutline(drawing: Drawing, budget: Budget): Measured {
  const { unit, mm } = unitOf(drawing.insUnits)
  const extents = new Extents()
  const contours = new ContourCounter()
  const layers = new Set<Layer>()
  let total = 0
  walkDrawing(drawing, mm, budget, {
    path: (path, layer, isOutline) => {
      if (!isOutline) return
      let length = 0
      for (const piece of path.pieces) {
        extents.addPiece(piece, budget)
        length += pieceLength(piece, budget)
      }
      total += length
      layers.add(layer)
      contours.add(path, layer, length)
    },
  })
  if (total === 0) throw new UnsupportedContent('the drawing has no lines')
  return {
    extents,
    facts: {
      kind: 'outline',
      extentsMm: [extents.width, extents.height],
      lengthMm: total,
      closedContours: contours.count(Math.hypot(extents.width, extents.height), budget),
      layers: layers.size,
      unit,
      unitAssumed: unit === 'unknown',
    },
  }
}
