import { UnreadableContent } from '../../unreadable-content.ts'

/** No drawing of a part has more. A panel with more layers cannot be read by anybody. */
const LAYERS_MAX = 10_000

/** Layers are compared as objects. Flags are set when the table of layers names them. */
export type Layer = {
  readonly name: string
  /** Layers are numbered in the order in which the file names them. */
  readonly index: number
  /** On the layer "0", the lines of a block are on the layer on which the block stands. */
  readonly isInherited: boolean
  /** Frozen and switched off layers are not shown by any program. A frozen layer also hides blocks that stand on it. */
  isFrozen: boolean
  isOff: boolean
}

export type Layers = { readonly named: (rawName: string) => Layer }

/** `decode` turns bytes of the file into text. */
export function createLayers(decode: (raw: string) => string): Layers {
  const byRaw = new Map<string, Layer>()
  const byName = new Map<string, Layer>()

  function create(raw: string): Layer {
    const name = decode(raw)
    const key = name.toLowerCase()
    const known = byName.get(key)
    if (known) return known
    if (byName.size >= LAYERS_MAX) throw new UnreadableContent('the drawing has too many layers')
    // Programs keep the points that dimensions measure on the layer "Defpoints". They never print it.
    const layer = {
      name,
      index: byName.size,
      isInherited: name === '0',
      isFrozen: false,
      isOff: key === 'defpoints',
    }
    byName.set(key, layer)
    return layer
  }

  return {
    named: (raw) => {
      const known = byRaw.get(raw)
      if (known) return known
      const layer = create(raw)
      byRaw.set(raw, layer)
      return layer
    },
  }
}
