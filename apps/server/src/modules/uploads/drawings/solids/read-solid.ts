import type { Reader, Reading } from '../reading.ts'
import { loadSolidReader, type SolidReader } from './exchange/solid-reader.ts'
import { measureSolid } from './measuring/measure-solid.ts'
import { drawSolid } from './picture/draw-solid.ts'
import { read3mf } from './read-3mf.ts'
import { type ReadSolid, readExchange } from './read-exchange.ts'
import { readObj } from './read-obj.ts'
import { readStl } from './read-stl.ts'
import { encodeSolidView } from './solid-view.ts'

/** Neither STL nor OBJ files have a unit. Millimetres are usual, and the facts say that they are an assumption. */
const WITHOUT_UNIT = { schema: null, products: [], unit: 'unknown', unitAssumed: true } as const

let solidReader: Promise<SolidReader> | undefined

/**
 * The readers of solids, by the name of the content. The readers of STEP and IGES throw `SolidReaderMissing` when the
 * package that they need is not installed.
 */
export const SOLID_READERS = {
  stl: (content) => describeSolid({ mesh: readStl(content), ...WITHOUT_UNIT }),
  obj: (content) => describeSolid({ mesh: readObj(content), ...WITHOUT_UNIT }),
  '3mf': async (content) => describeSolid(await read3mf(content)),
  step: async (content) => describeSolid(readExchange(content, 'step', await openSolidReader())),
  igs: async (content) => describeSolid(readExchange(content, 'iges', await openSolidReader())),
} as const satisfies Record<string, Reader>

function openSolidReader(): Promise<SolidReader> {
  solidReader ??= loadSolidReader()
  return solidReader
}

async function describeSolid({ mesh, ...declared }: ReadSolid): Promise<Reading> {
  const { facts, surface } = measureSolid(mesh)
  return {
    facts: { kind: 'solid', ...facts, ...declared, products: [...declared.products] },
    picture: drawSolid(surface, facts.sizeMm, !declared.unitAssumed),
    view: await encodeSolidView(surface),
  }
}
