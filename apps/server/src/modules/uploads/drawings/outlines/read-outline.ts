import type { Reader, Reading } from '../reading.ts'
import { createBudget } from './budget.ts'
import { readDxf } from './dxf/read-dxf.ts'
import { measureOutline } from './measure-outline.ts'
import { drawOutline } from './picture/draw-outline.ts'
import { traceOutline } from './trace-outline.ts'
import { writeOutlineView } from './write-outline-view.ts'

/**
 * A step takes about a microsecond, so that every drawing ends long before the time that a reader has. A file of 20 MB
 * with nothing but lines takes two million steps.
 */
const STEPS_MAX = 3_000_000

/** Readers of flat drawings by the name of their content. Nothing free reads DWG. */
export const OUTLINE_READERS = { dxf: readDxfOutline } as const satisfies Record<string, Reader>

async function readDxfOutline(content: Buffer): Promise<Reading> {
  const budget = createBudget(STEPS_MAX)
  const drawing = readDxf(content, budget)
  const { facts, extents } = measureOutline(drawing, budget)
  const traced = traceOutline(drawing, extents, budget)
  return {
    facts,
    picture: { svg: drawOutline(traced, extents) },
    view: writeOutlineView(traced, extents),
  }
}
