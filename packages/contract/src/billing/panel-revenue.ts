import * as z from 'zod/mini'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { DASHBOARD_DAYS_MAX } from '../panel/panel-values.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Currency, Day, wholeNumber } from '../wire.ts'

/**
 * Amounts in kopecks. `receivedMinor` is the money received for delivered purchases. `returnedMinor` is the part of
 * this money that was refunded.
 */
const sums = { receivedMinor: z.int(), returnedMinor: z.int() }
export const RevenueSums = z.object(sums)
export type RevenueSums = z.infer<typeof RevenueSums>

/** Money received and refunded according to the ledger, by day in Kyiv. */
export const Revenue = z.object({
  currency: Currency,
  points: z.array(z.object({ day: Day, ...sums })),
  total: RevenueSums,
  /** The sums of the preceding period, which has the same number of days. */
  before: RevenueSums,
  /** Sums by plan or boost. The largest sum is first. */
  byItem: z.array(z.object({ item: Code, name: z.nullable(BilingualName), ...sums })),
  byProvider: z.array(z.object({ provider: z.string(), ...sums })),
  /** Whether test payments exist. The sums contain them only when the request asks for test payments. */
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
