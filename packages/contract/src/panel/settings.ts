import * as z from 'zod/mini'
import { PAYMENT_PROVIDERS } from '../billing/billing-values.ts'
import { line } from '../directory/writing.ts'
import { route } from '../route.ts'
import { PANEL_ERRORS } from './panel-errors.ts'

const Words = z.nullable(line(1, 120))

/** What staff may set for the whole install, by key. Every key has a default, so that none needs to be stored. */
export const SETTING_SCHEMAS = {
  /** The directory's name in each language; null: as the configuration says. */
  brand: z.strictObject({ uk: z.nullable(line(1, 40)), en: z.nullable(line(1, 40)) }),
  /** Who runs the directory, as the terms and the policy name them; null: the directory's name. */
  operator: z.strictObject({ uk: Words, en: Words }),
  /** How many orders one account may have published or pending without paying. */
  freeOrders: z.int().check(z.gte(0), z.lte(10_000)),
  freeProducers: z.int().check(z.gte(0), z.lte(10_000)),
  /** Listings of owners with so many clean approvals are published without staff. */
  autoApprove: z.strictObject({ enabled: z.boolean(), after: z.int().check(z.gte(1), z.lte(1_000)) }),
  /** Providers with whom nothing new is begun; what was begun still ends. */
  pausedPayments: z.array(z.enum(PAYMENT_PROVIDERS)).check(z.maxLength(PAYMENT_PROVIDERS.length)),
}

export const Settings = z.strictObject(SETTING_SCHEMAS)
export type Settings = z.infer<typeof Settings>

export const getSettings = route({
  method: 'GET',
  path: '/v1/panel/settings',
  summary: 'What staff have set for the whole install, with defaults for what they have not',
  auth: 'staff',
  output: Settings,
  errors: PANEL_ERRORS,
})

export const editSettings = route({
  method: 'PATCH',
  path: '/v1/panel/settings',
  summary: 'Sets what is given; every process knows it within two seconds',
  auth: 'staff',
  body: z.partial(Settings),
  output: Settings,
  errors: PANEL_ERRORS,
})
