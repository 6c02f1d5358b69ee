import * as z from 'zod/mini'
import { PAYMENT_PROVIDERS } from '../billing/billing-values.ts'
import { line } from '../directory/writing.ts'
import { route } from '../route.ts'
import { PANEL_ERRORS } from './panel-errors.ts'

const Words = z.nullable(line(1, 120))

/** Settings of the installation. Every key has a default, so none has to be stored. */
export const SETTING_SCHEMAS = {
  /** Site name per language; null: from the configuration. */
  brand: z.strictObject({ uk: z.nullable(line(1, 40)), en: z.nullable(line(1, 40)) }),
  /** Operator named in the terms and the privacy policy; null: the site name. */
  operator: z.strictObject({ uk: Words, en: Words }),
  /** Published or pending orders an account may have without paying. */
  freeOrders: z.int().check(z.gte(0), z.lte(10_000)),
  freeProducers: z.int().check(z.gte(0), z.lte(10_000)),
  /** Publishes listings without moderation once their owner has `after` approvals without objections. */
  autoApprove: z.strictObject({ enabled: z.boolean(), after: z.int().check(z.gte(1), z.lte(1_000)) }),
  /** Providers that accept no new payments; payments in progress are completed. */
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
