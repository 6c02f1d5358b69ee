import { setFlagsFromString } from 'node:v8'
import type { ImportOptions, OpenCascade } from 'occt-import-js'
import { UnsupportedContent } from '../../unreadable-content.ts'
import { MeshBuilder, type SolidMesh } from '../measuring/solid-mesh.ts'

export type ExchangeFormat = 'step' | 'iges'

/** Turns the exact faces of a STEP or IGES file into triangles in millimetres, one part per body. */
export type SolidReader = (content: Buffer, format: ExchangeFormat) => SolidMesh

/** The optional package that reads STEP and IGES is not installed. The file is not at fault. */
export class SolidReaderMissing extends UnsupportedContent {
  override readonly name = 'SolidReaderMissing'
}

/**
 * Triangles of round faces meet at 0.1 radians at most, so a circle has at least 63 sides. Area and volume of a round
 * body are then too small by at most 0.2 %. Flat faces are exact.
 */
const OPTIONS: ImportOptions = {
  linearUnit: 'millimeter',
  linearDeflectionType: 'bounding_box_ratio',
  linearDeflection: 0.001,
  angularDeflection: 0.1,
}

type Load = () => Promise<{ readonly default: (settings: Settings) => Promise<OpenCascade> }>
type Settings = { readonly print: (line: string) => void; readonly printErr: (line: string) => void }

/**
 * Loads Open CASCADE (LGPL-2.1, unmodified), which takes 100 MB of memory. Call this in the child process of the job
 * only, because it changes a setting of the process. Throws `SolidReaderMissing` when the package is not installed.
 */
export async function loadSolidReader(load: Load = () => import('occt-import-js')): Promise<SolidReader> {
  const library = await loadPackage(load)
  // Optimizing the program of 8 MB would take 1 s and 200 MB, which one file does not earn back.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--wasm-lazy-compilation'])
    setFlagsFromString(flag)
  // The library writes about its progress to the standard output.
  const cascade = await library.default({ print: () => {}, printErr: () => {} })
  return (content, format) => {
    const read = format === 'step' ? cascade.ReadStepFile : cascade.ReadIgesFile
    const imported = read(content, OPTIONS)
    if (!imported.success) throw new Error(`Open CASCADE cannot read this ${format} file`)
    const builder = new MeshBuilder()
    for (const { attributes, index } of imported.meshes) {
      builder.startPart()
      const first = builder.vertices
      const { array } = attributes.position
      for (let at = 0; at + 2 < array.length; at += 3)
        builder.vertex(number(array, at), number(array, at + 1), number(array, at + 2))
      for (let at = 0; at + 2 < index.array.length; at += 3)
        builder.triangle(
          first + number(index.array, at),
          first + number(index.array, at + 1),
          first + number(index.array, at + 2),
        )
    }
    return builder.build()
  }
}

async function loadPackage(load: Load) {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new SolidReaderMissing('occt-import-js is not installed', { cause: error })
    throw error
  }
}

function number(array: readonly number[], at: number): number {
  return array[at] ?? Number.NaN
}
