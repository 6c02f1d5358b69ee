import type { Budget } from './budget.ts'
import type { Drawing, TextEntity } from './drawing.ts'
import { unitOf } from './dxf/dxf-units.ts'
import type { Layer } from './dxf/layers.ts'
import type { Extents } from './geometry/extents.ts'
import { flatten } from './geometry/flatten.ts'
import { walkDrawing } from './walk-drawing.ts'

export type TracedLine = {
  readonly layer: Layer
  /** False for lines of dimensions. */
  readonly isOutline: boolean
  /** In millimetres: x, y, x, y … */
  readonly points: readonly number[]
}

export type Traced = {
  readonly lines: readonly TracedLine[]
  readonly texts: readonly Omit<TextEntity, 'kind'>[]
  /** Whether something was left out. */
  readonly isCut: boolean
}

const TOLERANCE_MM = 0.02
/** Drawings of small parts are as smooth as those of large ones. */
const TOLERANCE_SHARE = 1 / 4_000
const COORDINATES_MAX = 2_000_000
const TEXTS_MAX = 10_000

/** Turns every line that is shown into a polyline, as long as memory for them is left. */
export function traceOutline(drawing: Drawing, extents: Extents, budget: Budget): Traced {
  const lines: TracedLine[] = []
  const texts: Omit<TextEntity, 'kind'>[] = []
  const size = Math.max(extents.width, extents.height)
  const tolerance = Math.min(TOLERANCE_MM, size * TOLERANCE_SHARE)
  let coordinates = 0
  let isCut = false
  walkDrawing(drawing, unitOf(drawing.insUnits).mm, budget, {
    path: (path, layer, isOutline) => {
      if (coordinates >= COORDINATES_MAX) {
        isCut = true
        return
      }
      const points = flatten(path, tolerance, budget)
      coordinates += points.length
      lines.push({ layer, isOutline, points })
    },
    text: (text) => {
      if (texts.length < TEXTS_MAX) texts.push(text)
      else isCut = true
    },
  })
  return { lines, texts, isCut }
}
