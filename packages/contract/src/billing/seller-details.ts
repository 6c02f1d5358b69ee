import * as z from 'zod/mini'
import { route } from '../route.ts'
import { BilingualName } from '../wire.ts'
import { TAX_STATUSES } from './billing-values.ts'

/** Who sells plans and boosts, as the law wants buyers to know it. */
export const SellerDetails = z.object({
  /** The legal name. */
  name: BilingualName,
  /** Eight digits of an enterprise or ten of a person. */
  code: z.string(),
  address: BilingualName,
  taxStatus: z.enum(TAX_STATUSES),
  /** When and how money is returned. */
  refundRule: BilingualName,
})
export type SellerDetails = z.infer<typeof SellerDetails>

export const getSeller = route({
  method: 'GET',
  path: '/v1/seller',
  summary: 'Who sells plans and boosts; null where nothing is sold for real money',
  auth: 'public',
  output: z.object({ seller: z.nullable(SellerDetails) }),
  errors: [],
})
