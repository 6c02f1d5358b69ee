import * as z from 'zod/mini'
import { line } from '../directory/writing.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { BilingualName } from '../wire.ts'
import { SELLER_BANK_MAX, SELLER_NAME_MAX, SELLER_RULE_MAX, TAX_STATUSES } from './billing-values.ts'
import { reauthenticationFields } from './panel-payments.ts'

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

/** The seller as invoices name it, with the bank account for payments by invoice. */
export const Seller = z.object({ ...SellerDetails.shape, iban: z.string(), bank: z.string() })
export type Seller = z.infer<typeof Seller>

export const PanelSeller = z.object({
  /** The seller of purchases that begin now. Null where nothing is sold for real money. */
  seller: z.nullable(Seller),
  /** Whether the seller comes from the configuration, because staff have not entered one. */
  isConfigured: z.boolean(),
})
export type PanelSeller = z.infer<typeof PanelSeller>

export const getPanelSeller = route({
  method: 'GET',
  path: '/v1/panel/seller',
  summary: 'Who sells plans and boosts, with the bank account of invoices',
  auth: 'staff',
  output: PanelSeller,
  errors: PANEL_ERRORS,
})

const bilingual = (max: number) => z.strictObject({ uk: line(1, max), en: line(1, max) })

export const editSeller = route({
  method: 'POST',
  path: '/v1/panel/seller',
  summary: 'Names the seller of all purchases from now on; asks for the password and second factor again',
  auth: 'staff',
  body: z.strictObject({
    details: z.strictObject({
      name: bilingual(SELLER_NAME_MAX),
      code: z.string().check(z.trim(), z.regex(/^(\d{8}|\d{10})$/)),
      /** Spaces are allowed, because banks print them. */
      iban: z.string().check(z.trim(), z.maxLength(60)),
      bank: line(1, SELLER_BANK_MAX),
      address: bilingual(SELLER_NAME_MAX),
      taxStatus: z.enum(TAX_STATUSES),
      refundRule: bilingual(SELLER_RULE_MAX),
    }),
    ...reauthenticationFields,
  }),
  output: PanelSeller,
  errors: PANEL_ERRORS,
})
