import * as z from 'zod/mini'
import { route } from '../route.ts'

const Quota = z.object({
  /** How many listings of this kind may be published or pending without a paid plan. */
  free: z.int(),
  /** How many of the caller's listings count now. */
  used: z.int(),
})
export type Quota = z.infer<typeof Quota>

export const getOwnQuota = route({
  method: 'GET',
  path: '/v1/user/quota',
  summary:
    'How many listings the caller may have published or pending without a paid plan, and how many count',
  auth: 'user',
  output: z.object({ order: Quota, producer: Quota }),
  errors: ['unauthenticated'],
})
