import type { InsertEntity, TextEntity } from '../drawing.ts'
import { type Affine, compose, moved, rotation, scaling, translation } from '../geometry/affine.ts'
import { plainMtext, plainText } from './dxf-text.ts'
import type { Groups } from './groups.ts'
import type { Layer } from './layers.ts'
import { objectPlane } from './object-plane.ts'

const IDENTITY: Affine = [1, 0, 0, 1, 0, 0]

/** Names of blocks ignore case. */
export function blockName(raw: string): string {
  return raw.trim().toLowerCase()
}

export function readInsert(groups: Groups, layer: Layer): InsertEntity {
  const plane = objectPlane(groups, groups.number(30, 0)) ?? IDENTITY
  const place = compose(
    translation(groups.number(10, 0), groups.number(20, 0)),
    rotation(groups.number(50, 0)),
  )
  return {
    kind: 'insert',
    layer,
    block: blockName(groups.text(2)),
    frame: compose(plane, place),
    scale: scaling(groups.number(41, 1), groups.number(42, 1)),
    columns: Math.max(1, Math.floor(groups.number(70, 1))),
    rows: Math.max(1, Math.floor(groups.number(71, 1))),
    columnStep: groups.number(44, 0),
    rowStep: groups.number(45, 0),
    isOutline: true,
  }
}

/** A dimension names the block with its picture. The picture is shown, and its lines are not part of the outline. */
export function readDimension(groups: Groups, layer: Layer): InsertEntity | undefined {
  const block = blockName(groups.text(2))
  if (block === '') return undefined
  return {
    kind: 'insert',
    layer,
    block,
    frame: IDENTITY,
    scale: IDENTITY,
    columns: 1,
    rows: 1,
    columnStep: 0,
    rowStep: 0,
    isOutline: false,
  }
}

const INVISIBLE = 1

/** Reads labels of one line, and attributes, which are labels of blocks. */
export function readText(
  groups: Groups,
  layer: Layer,
  decode: (raw: string) => string,
): TextEntity | undefined {
  if (groups.has(2) && (groups.number(70, 0) & INVISIBLE) !== 0) return undefined
  return label(groups, layer, decode(plainText(groups.text(1))), groups.number(50, 0))
}

/** Reads labels of several lines. */
export function readMtext(
  groups: Groups,
  layer: Layer,
  decode: (raw: string) => string,
): TextEntity | undefined {
  const angle = groups.has(11)
    ? (Math.atan2(groups.number(21, 0), groups.number(11, 1)) * 180) / Math.PI
    : groups.number(50, 0)
  return label(groups, layer, decode(plainMtext(groups.joined(3, 1))), angle)
}

function label(groups: Groups, layer: Layer, text: string, angle: number): TextEntity | undefined {
  const height = Math.abs(groups.number(40, 0))
  if (text === '' || height === 0) return undefined
  const plane = objectPlane(groups, groups.number(30, 0)) ?? IDENTITY
  const [x, y] = moved(plane, groups.number(10, 0), groups.number(20, 0))
  return { kind: 'text', layer, x, y, height, angle, text }
}
