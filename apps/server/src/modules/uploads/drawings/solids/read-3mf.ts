import { inflateRawSync } from 'node:zlib'
import type { SolidFacts } from '@verstat/contract'
import { readZip, ZIP_END_MAX } from '../../content/sniff-zip.ts'
import type { Entry } from '../../content/zip-entries.ts'
import { TRIANGLES_MAX } from '../reading.ts'
import { MeshBuilder } from './measuring/solid-mesh.ts'
import { f64, u32 } from './measuring/typed-arrays.ts'
import {
  type Model,
  type ModelObject,
  NO_TRANSFORM,
  type Placed,
  readModel,
  type Spend,
  type Transform,
} from './model-parts.ts'
import type { ReadSolid } from './read-exchange.ts'

/** The text of two million triangles. All models of a file together may have this size. */
const MODEL_BYTES_MAX = 192 * 1024 * 1024
const DEPTH_MAX = 16
/** Objects without triangles may be placed often too, and cost only time. */
const PLACED_MAX = 100_000

const UNITS: Readonly<Record<string, { readonly mm: number; readonly unit: SolidFacts['unit'] }>> = {
  micron: { mm: 0.001, unit: 'mm' },
  millimeter: { mm: 1, unit: 'mm' },
  centimeter: { mm: 10, unit: 'cm' },
  inch: { mm: 25.4, unit: 'in' },
  foot: { mm: 304.8, unit: 'ft' },
  meter: { mm: 1000, unit: 'm' },
}

/** Reads a 3MF package: an archive of models. The standard says that a model without a unit is in millimetres. */
export async function read3mf(content: Buffer): Promise<ReadSolid> {
  const models = await readModels(content)
  const root = models.find(({ items }) => items.length > 0)
  if (!root) throw new Error('the model places no objects')
  const scale = UNITS[root.unit]
  if (!scale) throw new Error('the unit of the model is unknown')
  const objects = new Map(models.flatMap((model) => [...model.objects]))
  const mesh = placeObjects(root.items, objects, scale.mm)
  return { mesh, schema: '3MF', products: [], unit: scale.unit, unitAssumed: false }
}

async function readModels(content: Buffer): Promise<Model[]> {
  const read = async (at: number, length: number) => content.subarray(at, at + length)
  const zip = await readZip(read, content.subarray(-ZIP_END_MAX), content.length)
  if (!zip) throw new Error('the package is not a sound archive')
  let bytes = MODEL_BYTES_MAX
  // A closed surface has half as many vertices as triangles.
  const left = { vertices: TRIANGLES_MAX, triangles: TRIANGLES_MAX }
  const spend: Spend = (what) => {
    left[what] -= 1
    if (left[what] < 0) throw new Error(`too many ${what}`)
  }
  return zip.files.flatMap((entry) => {
    const [path = ''] = entry.names
    if (!/\.model$/i.test(path)) return []
    const model = inflateEntry(content, entry, bytes)
    bytes -= model.length
    return [readModel(model, path.replace(/^\//, ''), spend)]
  })
}

/** The declared size is not trusted: inflation stops at the limit. */
function inflateEntry(content: Buffer, { at, packed }: Entry, bytesMax: number): Buffer {
  const method = content.readUInt16LE(at + 8)
  const from = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28)
  const data = content.subarray(from, from + packed)
  if (method === 8) return inflateRawSync(data, { maxOutputLength: Math.max(1, bytesMax) })
  if (method !== 0 || data.length > bytesMax) throw new Error('a model is packed in an unknown way')
  return data
}

/** Follows components without recursion, because a hostile file nests them without end. */
function placeObjects(items: readonly Placed[], objects: ReadonlyMap<string, ModelObject>, mm: number) {
  const builder = new MeshBuilder()
  const scaled = NO_TRANSFORM.map((value) => value * mm)
  const open = items.map((item) => ({
    object: item.object,
    transform: joined(item.transform, scaled),
    depth: 0,
  }))
  open.reverse()
  let placed = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { transform, depth } = next
    const object = objects.get(next.object)
    placed += 1
    if (!object) throw new Error('the model places an object that does not exist')
    if (depth > DEPTH_MAX || placed > PLACED_MAX) throw new Error('objects are nested too deep or too often')
    if (!object.isProduct) continue
    addObject(builder, object, transform)
    for (const component of object.components.toReversed())
      open.push({
        object: component.object,
        transform: joined(component.transform, transform),
        depth: depth + 1,
      })
    if (open.length > PLACED_MAX) throw new Error('objects are nested too deep or too often')
  }
  return builder.build()
}

function addObject(builder: MeshBuilder, { mesh }: ModelObject, transform: Transform): void {
  if (mesh.triangles === 0) return
  const { positions, indices } = mesh.build()
  builder.startPart()
  const first = builder.vertices
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = transform
  for (let at = 0; at < positions.length; at += 3) {
    const x = f64(positions, at)
    const y = f64(positions, at + 1)
    const z = f64(positions, at + 2)
    builder.vertex(x * a + y * d + z * g + j, x * b + y * e + z * h + k, x * c + y * f + z * i + l)
  }
  for (let at = 0; at < indices.length; at += 3)
    builder.triangle(first + u32(indices, at), first + u32(indices, at + 1), first + u32(indices, at + 2))
}

/** Applies `inner` first, then `outer`. */
function joined(inner: Transform, outer: Transform): Transform {
  return Array.from({ length: 12 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    const sum = [0, 1, 2].reduce(
      (total, k) => total + (inner[3 * row + k] ?? 0) * (outer[3 * k + column] ?? 0),
      row === 3 ? (outer[9 + column] ?? 0) : 0,
    )
    return sum
  })
}
