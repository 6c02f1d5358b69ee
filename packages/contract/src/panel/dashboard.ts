import * as z from 'zod/mini'
import { RealtimeAccess } from '../realtime/realtime-access.ts'
import { route } from '../route.ts'
import { Day, wholeNumber } from '../wire.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import { DASHBOARD_DAYS_MAX, DASHBOARD_SERIES } from './panel-values.ts'

/** How many records were created on each day in Kyiv. Days without new records are included. */
export const DashboardSeries = z.object({
  name: z.enum(DASHBOARD_SERIES),
  points: z.array(z.object({ day: Day, count: z.int() })),
  total: z.int(),
  /** The total of the preceding period, which has the same number of days. */
  before: z.int(),
})
export type DashboardSeries = z.infer<typeof DashboardSeries>

export const getDashboard = route({
  method: 'GET',
  path: '/v1/panel/dashboard',
  summary: 'How many orders, producers, users and messages came in on each of the last days, today included',
  auth: 'staff',
  query: z.strictObject({ days: z._default(wholeNumber(7, DASHBOARD_DAYS_MAX), 30) }),
  output: z.object({ series: z.array(DashboardSeries) }),
  errors: PANEL_ERRORS,
})

export const PanelCounts = z.object({
  /** New listings, and edits of published listings, that wait for moderation. */
  listings: z.int(),
  /** Open messages, including reports. */
  feedback: z.int(),
  reports: z.int(),
  /** Purchases, refunds and bank receipts about which staff must decide. */
  payments: z.int(),
  /** The realtime channel that reports changes of these counts. */
  realtime: RealtimeAccess,
})
export type PanelCounts = z.infer<typeof PanelCounts>

export const getPanelCounts = route({
  method: 'GET',
  path: '/v1/panel/counts',
  summary: 'What waits for staff',
  auth: 'staff',
  output: PanelCounts,
  errors: PANEL_ERRORS,
})
