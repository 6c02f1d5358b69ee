import { UnreadableContent } from '../../unreadable-content.ts'
import type { Budget } from '../budget.ts'
import type { Block, Drawing, Entity } from '../drawing.ts'
import type { Pairs } from './binary-pairs.ts'
import { createDecoder } from './dxf-text.ts'
import { toNumber } from './groups.ts'
import { blockName } from './insert-entities.ts'
import { createLayers } from './layers.ts'
import { openPairs } from './pairs.ts'
import { type EntityContext, readEntities, readGroups, toNextType, typeHere } from './read-entities.ts'

/**
 * Reads the lines of a DXF file of any release, in text or binary form. Throws `UnreadableContent` for files that are
 * broken or cut off, because the facts of half a drawing would be wrong.
 */
export function readDxf(content: Buffer, budget: Budget): Drawing {
  const pairs = openPairs(content)
  let decoder = createDecoder('')
  const decode = (raw: string) => decoder(raw)
  const context: EntityContext = { pairs, layers: createLayers(decode), decode, budget }
  const blocks = new Map<string, Block>()
  const entities: Entity[] = []
  let insUnits = 0
  let isDxf = false
  while (pairs.next()) {
    if (pairs.code() !== 0) continue
    const type = typeHere(pairs)
    if (type === 'EOF') break
    if (type !== 'SECTION') continue
    isDxf = true
    const section = sectionName(pairs)
    if (section === 'HEADER') {
      const header = readHeader(context)
      insUnits = header.insUnits
      decoder = createDecoder(header.codePage)
    } else if (section === 'TABLES') readTables(context)
    else if (section === 'BLOCKS') readBlocks(context, blocks)
    else if (section === 'ENTITIES') {
      toNextType(pairs)
      for (const entity of readEntities(context, 'ENDSEC')) entities.push(entity)
    } else skipSection(pairs)
  }
  if (!isDxf) throw new UnreadableContent('the file has no sections')
  return { entities, blocks, insUnits }
}

function sectionName(pairs: Pairs): string {
  if (!pairs.next() || pairs.code() !== 2) throw new UnreadableContent('a section has no name')
  return typeHere(pairs)
}

function skipSection(pairs: Pairs): void {
  do toNextType(pairs)
  while (typeHere(pairs) !== 'ENDSEC')
}

/** Each variable is a name with the code 9 and its values. */
function readHeader({ pairs }: EntityContext) {
  let [variable, codePage, insUnits] = ['', '', 0]
  for (;;) {
    if (!pairs.next()) throw new UnreadableContent('the file is cut off')
    if (pairs.code() === 0) return { codePage, insUnits }
    if (pairs.code() === 9) variable = typeHere(pairs)
    else if (variable === '$DWGCODEPAGE') codePage = typeHere(pairs)
    else if (variable === '$INSUNITS') insUnits = toNumber(pairs.value())
  }
}

const FROZEN = 1

/** A negative colour means that the layer is switched off. */
function readTables(context: EntityContext): void {
  toNextType(context.pairs)
  for (let type = typeHere(context.pairs); type !== 'ENDSEC'; type = typeHere(context.pairs)) {
    if (type !== 'LAYER') {
      toNextType(context.pairs)
      continue
    }
    const groups = readGroups(context)
    const layer = context.layers.named(groups.text(2))
    if ((groups.number(70, 0) & FROZEN) !== 0) layer.isFrozen = true
    if (groups.number(62, 7) < 0) layer.isOff = true
  }
}

function readBlocks(context: EntityContext, blocks: Map<string, Block>): void {
  toNextType(context.pairs)
  for (let type = typeHere(context.pairs); type !== 'ENDSEC'; type = typeHere(context.pairs)) {
    if (type !== 'BLOCK') {
      toNextType(context.pairs)
      continue
    }
    const groups = readGroups(context)
    const entities = readEntities(context, 'ENDBLK')
    toNextType(context.pairs)
    blocks.set(blockName(groups.text(2)), {
      base: [groups.number(10, 0), groups.number(20, 0)],
      entities,
    })
  }
}
