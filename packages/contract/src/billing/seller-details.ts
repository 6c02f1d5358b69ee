import * as z from 'zod/mini'
import { route } from '../route.ts'
import { BilingualName } from '../wire.ts'
import { TAX_STATUSES } from './billing-values.ts'

/** Details of the seller that the law requires us to show to buyers. */
export const SellerDetails = z.object({
  /** The legal name of the seller. */
  name: BilingualName,
  /** EDRPOU of a company (8 digits) or RNOKPP of a person (10 digits). */
  code: z.string(),
  address: BilingualName,
  taxStatus: z.enum(TAX_STATUSES),
  /** When and how payments are refunded. */
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
