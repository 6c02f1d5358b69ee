import * as z from 'zod/mini'
import { route } from '../route.ts'
import { BilingualName, Code } from '../wire.ts'

export const REGION_KINDS = ['oblast', 'city', 'republic', 'country', 'abroad'] as const

export const Region = z.object({
  id: Code,
  slug: z.string(),
  /**
   * The code of the region in ISO 3166-2:UA. Null for the entries `ukraine` and `abroad`, which are not regions of
   * Ukraine.
   */
  code: z.nullable(z.string()),
  kind: z.enum(REGION_KINDS),
  name: BilingualName,
  /** The name as used inside a sentence, such as «у Львівській області» or "in Lviv Oblast". */
  locative: BilingualName,
  counts: z.optional(z.object({ orders: z.int(), producers: z.int() })),
})
export type Region = z.infer<typeof Region>

export const listRegions = route({
  method: 'GET',
  path: '/v1/region',
  summary: 'All regions with how many listings each has',
  auth: 'public',
  query: z.strictObject({ counts: z.optional(z.literal('none')) }),
  output: z.array(Region),
  errors: [],
})
