import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Day, Id, LocalizedText } from '../wire.ts'
import { ORDER_STATUSES } from './order-values.ts'

export const checkRenewal = route({
  method: 'POST',
  path: '/v1/listing/renew/check',
  summary: 'What the code of a reminder would renew; asking uses nothing up',
  auth: 'public',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({
    id: Id,
    slug: z.string(),
    number: z.int(),
    title: LocalizedText,
    status: z.enum(ORDER_STATUSES),
    offersUntil: Day,
    /** The new last day for offers if the owner renews the order today. */
    renewedUntil: Day,
  }),
  errors: ['not_found', 'code_expired'],
})
