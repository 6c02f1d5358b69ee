import type { SolidFacts } from '@verstat/contract'
import { readIgesHeader } from './exchange/iges-header.ts'
import type { ExchangeFormat, SolidReader } from './exchange/solid-reader.ts'
import { type Declared, readStepHeader } from './exchange/step-header.ts'
import type { SolidMesh } from './measuring/solid-mesh.ts'

/** A mesh in millimetres, and what the file says about itself. */
export type ReadSolid = Declared &
  Pick<SolidFacts, 'unitAssumed'> & {
    readonly mesh: SolidMesh
  }

/**
 * Reads a STEP or IGES file. The geometry comes as triangles, so round bodies are as exact as `solid-reader.ts` says.
 */
export function readExchange(content: Buffer, format: ExchangeFormat, read: SolidReader): ReadSolid {
  const declared = format === 'step' ? readStepHeader(content) : readIgesHeader(content)
  return { mesh: read(content, format), ...declared, unitAssumed: declared.unit === 'unknown' }
}
