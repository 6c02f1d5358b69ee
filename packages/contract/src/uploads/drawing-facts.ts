import * as z from 'zod/mini'
import { DRAWING_UNITS } from './upload-values.ts'

const unitFields = {
  unit: z.enum(DRAWING_UNITS),
  /** Whether sizes assume millimetres because the file names no unit. */
  unitAssumed: z.boolean(),
}

/** What a file of a solid body says about the body. All values come from its surface and are not typed by anybody. */
export const SolidFacts = z.object({
  kind: z.literal('solid'),
  /** Along the axes of the file. */
  sizeMm: z.tuple([z.number(), z.number(), z.number()]),
  areaMm2: z.number(),
  /** Null when the surface has holes: such a body has no volume. */
  volumeMm3: z.nullable(z.number()),
  /** The thickness of a body that is made of one sheet, flat or bent. Null for other bodies. */
  thicknessMm: z.nullable(z.number()),
  triangles: z.int(),
  /** Separate bodies in the file. */
  bodies: z.int(),
  /** The name of the standard that a STEP or IGES file follows. */
  schema: z.nullable(z.string()),
  /** The names of products in a STEP file, at most five. */
  products: z.array(z.string()),
  ...unitFields,
})
export type SolidFacts = z.infer<typeof SolidFacts>

/** What a flat drawing of lines says. */
export const OutlineFacts = z.object({
  kind: z.literal('outline'),
  extentsMm: z.tuple([z.number(), z.number()]),
  /** The length of all lines together, which is the way of a cutting tool. */
  lengthMm: z.number(),
  closedContours: z.int(),
  layers: z.int(),
  ...unitFields,
})
export type OutlineFacts = z.infer<typeof OutlineFacts>

export const DrawingFacts = z.discriminatedUnion('kind', [
  SolidFacts,
  OutlineFacts,
  z.object({ kind: z.literal('pages'), pages: z.int() }),
  z.object({ kind: z.literal('sheets'), sheets: z.int() }),
])
export type DrawingFacts = z.infer<typeof DrawingFacts>
