import * as z from 'zod/mini'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { DASHBOARD_DAYS_MAX } from '../panel/panel-values.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Currency, Day, wholeNumber } from '../wire.ts'

/** Kopecks received for delivered purchases, and refunded from them. */
const sums = { receivedMinor: z.int(), returnedMinor: z.int() }
export const RevenueSums = z.object(sums)
export type RevenueSums = z.infer<typeof RevenueSums>

/** Receipts and refunds in the ledger by day in Kyiv. */
export const Revenue = z.object({
  currency: Currency,
  points: z.array(z.object({ day: Day, ...sums })),
  total: RevenueSums,
  /** The same number of days before. */
  before: RevenueSums,
  /** By plan or boost, largest first. */
  byItem: z.array(z.object({ item: Code, name: z.nullable(BilingualName), ...sums })),
  byProvider: z.array(z.object({ provider: z.string(), ...sums })),
  /** Whether test payments exist. They count only when requested. */
  hasTests: z.boolean(),
})
export type Revenue = z.infer<typeof Revenue>

export const getRevenue = route({
  method: 'GET',
  path: '/v1/panel/revenue',
  summary: 'What came in and went back on each of the last days, by the ledger, today included',
  auth: 'staff',
  query: z.strictObject({
    days: z._default(wholeNumber(7, DASHBOARD_DAYS_MAX), 30),
    money: z._default(z.enum(['real', 'test']), 'real'),
  }),
  output: Revenue,
  errors: PANEL_ERRORS,
})
