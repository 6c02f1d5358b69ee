import { MeshBuilder } from './measuring/solid-mesh.ts'
import { type Tag, tagsOf } from './model-tags.ts'
import { coordinate } from './read-stl.ts'

/** A transformation: three rows of a matrix and a shift, as 3MF writes them. */
export type Transform = readonly number[]

export type Placed = { readonly object: string; readonly transform: Transform }

export type ModelObject = {
  readonly mesh: MeshBuilder
  readonly components: Placed[]
  /** Supports of a print are not part of the product. */
  readonly isProduct: boolean
}

export type Model = {
  readonly unit: string
  /** By path and id, because a model may place objects of other files. */
  readonly objects: Map<string, ModelObject>
  readonly items: Placed[]
}

export const NO_TRANSFORM: Transform = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]

/** Counts vertices and triangles, and throws when all models together have too many. */
export type Spend = (what: 'vertices' | 'triangles') => void

/** Reads one model file of a 3MF package. */
export function readModel(content: Uint8Array, path: string, spend: Spend): Model {
  const model: Model = { unit: 'millimeter', objects: new Map(), items: [] }
  let unit: string | undefined
  let object: ModelObject | undefined
  for (const tag of tagsOf(content)) {
    if (tag.name === 'model') unit ??= tag.attribute('unit')
    else if (tag.name === 'object') {
      const type = tag.attribute('type') ?? 'model'
      object = {
        mesh: new MeshBuilder(),
        components: [],
        isProduct: type === 'model' || type === 'surface',
      }
      model.objects.set(objectKey(path, tag.attribute('id')), object)
    } else if (tag.name === '/object') object = undefined
    else if (tag.name === 'item') model.items.push(placedBy(tag, path))
    else if (!object) continue
    else if (tag.name === 'component') object.components.push(placedBy(tag, path))
    else if (tag.name === 'vertex') {
      spend('vertices')
      object.mesh.vertex(value(tag, 'x'), value(tag, 'y'), value(tag, 'z'))
    } else if (tag.name === 'triangle') {
      spend('triangles')
      object.mesh.triangle(cornerOf(tag, 'v1'), cornerOf(tag, 'v2'), cornerOf(tag, 'v3'))
    }
  }
  return unit === undefined ? model : { ...model, unit }
}

function objectKey(path: string, id: string | undefined): string {
  return `${path}#${id ?? ''}`
}

function value(tag: Tag, name: string): number {
  return coordinate(tag.attribute(name)?.trim() ?? '')
}

/** An array of numbers would turn a negative vertex into another one. */
function cornerOf(tag: Tag, name: string): number {
  const vertex = value(tag, name)
  if (!(Number.isInteger(vertex) && vertex >= 0))
    throw new Error('a triangle of a vertex that does not exist')
  return vertex
}

function placedBy(tag: Tag, path: string): Placed {
  const other = tag.attribute('path')
  const numbers = tag.attribute('transform')?.trim().split(/\s+/).map(Number)
  if (numbers && (numbers.length !== 12 || !numbers.every(Number.isFinite)))
    throw new Error('a transformation is not twelve numbers')
  return {
    object: objectKey(other === undefined ? path : other.replace(/^\//, ''), tag.attribute('objectid')),
    transform: numbers ?? NO_TRANSFORM,
  }
}
