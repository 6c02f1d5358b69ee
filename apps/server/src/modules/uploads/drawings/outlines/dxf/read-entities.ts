import { UnreadableContent } from '../../unreadable-content.ts'
import type { Budget } from '../budget.ts'
import type { Entity } from '../drawing.ts'
import type { Vertex } from '../geometry/bulge.ts'
import type { Pairs } from './binary-pairs.ts'
import { isCurve, polylinePath, readCurve } from './curve-entities.ts'
import { Groups } from './groups.ts'
import { readDimension, readInsert, readMtext, readText } from './insert-entities.ts'
import type { Layer, Layers } from './layers.ts'

export type EntityContext = {
  readonly pairs: Pairs
  readonly layers: Layers
  readonly decode: (raw: string) => string
  readonly budget: Budget
}

/**
 * Reads entities up to the pair that ends them (`ENDSEC` or `ENDBLK`). Entities that are no lines, labels or blocks,
 * such as hatches, bodies and pictures, are left out.
 */
export function readEntities(context: EntityContext, ends: string): Entity[] {
  const entities: Entity[] = []
  for (let type = typeHere(context.pairs); type !== ends; type = typeHere(context.pairs)) {
    if (type === 'ENDSEC' || type === 'EOF') throw new UnreadableContent('a block does not end')
    const entity = type === 'POLYLINE' ? readPolyline(context) : readEntity(context, type)
    if (entity) entities.push(entity)
  }
  return entities
}

/** Returns the name in a pair with the code 0, at which `pairs` stands. */
export function typeHere(pairs: Pairs): string {
  return String(pairs.value()).trim()
}

/** Moves to the next pair with the code 0. Throws at the end of the file, because the drawing is cut off there. */
export function toNextType(pairs: Pairs): void {
  do if (!pairs.next()) throw new UnreadableContent('the file is cut off')
  while (pairs.code() !== 0)
}

/** Collects the pairs of the entity and moves to the next one. */
export function readGroups({ pairs, budget }: Pick<EntityContext, 'pairs' | 'budget'>): Groups {
  const groups = new Groups()
  for (;;) {
    if (!pairs.next()) throw new UnreadableContent('the file is cut off')
    if (pairs.code() === 0) break
    groups.add(pairs)
  }
  budget.spend(1 + groups.size / 16)
  return groups
}

const LABELS: ReadonlySet<string> = new Set(['TEXT', 'ATTRIB', 'MTEXT'])

function readEntity(context: EntityContext, type: string): Entity | undefined {
  const isKnown = isCurve(type) || LABELS.has(type) || type === 'INSERT' || type === 'DIMENSION'
  if (!isKnown) {
    toNextType(context.pairs)
    return undefined
  }
  const groups = readGroups(context)
  if (!isShown(groups)) return undefined
  const layer = context.layers.named(groups.text(8))
  if (type === 'INSERT') return readInsert(groups, layer)
  if (type === 'DIMENSION') return readDimension(groups, layer)
  if (type === 'MTEXT') return readMtext(groups, layer, context.decode)
  if (LABELS.has(type)) return readText(groups, layer, context.decode)
  const path = readCurve(type, groups, context.budget)
  return path && { kind: 'path', layer, path }
}

/** Paper space has the sheets on which the drawing is printed, with frames around views of it. */
function isShown(groups: Groups): boolean {
  const [isPaperSpace, isInvisible] = [groups.number(67, 0) === 1, groups.number(60, 0) === 1]
  return !isPaperSpace && !isInvisible
}

const CLOSED = 1
const SPACIAL = 8
/** Nets of faces, which are bodies. */
const MESH = 16 | 64
/** A corner of the frame of a smoothed polyline. The corners of the smooth line follow the frame. */
const FRAME_CORNER = 16

/** The old form of a polyline: a head, an entity for each corner, and an end. */
function readPolyline(context: EntityContext): Entity | undefined {
  const head = readGroups(context)
  const flags = head.number(70, 0)
  const vertices: Vertex[] = []
  while (typeHere(context.pairs) === 'VERTEX') {
    const groups = readGroups(context)
    if ((groups.number(70, 0) & FRAME_CORNER) !== 0) continue
    vertices.push({ x: groups.number(10, 0), y: groups.number(20, 0), bulge: groups.number(42, 0) })
  }
  if (typeHere(context.pairs) === 'SEQEND') toNextType(context.pairs)
  if ((flags & MESH) !== 0 || !isShown(head)) return undefined
  const layer: Layer = context.layers.named(head.text(8))
  // Corners in space have coordinates of the drawing, so no plane of their own applies.
  const plane = (flags & SPACIAL) === 0 ? head : new Groups()
  const path = polylinePath(vertices, (flags & CLOSED) !== 0, plane, head.number(30, 0))
  return path.pieces.length > 0 ? { kind: 'path', layer, path } : undefined
}
