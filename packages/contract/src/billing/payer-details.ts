import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id } from '../wire.ts'
import { ACT_STATES, PAYER_ADDRESS_MAX, PAYER_NAME_MAX } from './billing-values.ts'

/** Control characters and invisible characters are not allowed. */
const line = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cf}]*$/u))

/** The company or person that pays, with the details that the documents of the purchase show. */
export const PurchasePayer = z.object({ name: z.string(), code: z.string(), address: z.string() })
export type PurchasePayer = z.infer<typeof PurchasePayer>

const PayerDetails = z.object({
  payer: z.nullable(PurchasePayer),
  /**
   * The details that the form suggests: those that the buyer stated for an earlier purchase, or else those in the
   * buyer's account.
   */
  suggested: z.nullable(PurchasePayer),
  /**
   * Whether the caller may state who pays. A payer that is already stated cannot be changed after the payment, because
   * documents of a paid purchase do not change.
   */
  mayState: z.boolean(),
  /**
   * Whether the act can be downloaded, and if not, why. The act is the document about the service that both parties
   * sign.
   */
  act: z.enum(ACT_STATES),
})
export type PayerDetails = z.infer<typeof PayerDetails>

const params = z.strictObject({ id: Id })

export const getPurchasePayer = route({
  method: 'GET',
  path: '/v1/payment/transaction/{id}/payer',
  summary: 'Who pays for a purchase, as its documents say; for the buyer and for staff',
  auth: 'user',
  params,
  output: PayerDetails,
  errors: ['not_found'],
})

export const statePurchasePayer = route({
  method: 'POST',
  path: '/v1/payment/transaction/{id}/payer',
  summary: 'States who pays for a purchase: a company by its ЄДРПОУ, a person by the РНОКПП',
  auth: 'user',
  params,
  body: z.strictObject({
    name: line(1, PAYER_NAME_MAX),
    code: z.string().check(z.trim(), z.regex(/^(\d{8}|\d{10})$/)),
    address: z._default(line(0, PAYER_ADDRESS_MAX), ''),
  }),
  output: PayerDetails,
  errors: ['not_found', 'move_forbidden'],
})
