import * as z from 'zod/mini'
import { Subscription } from '../billing/subscription.ts'
import { PendingItem } from '../directory/decisions.ts'
import { route } from '../route.ts'
import { BilingualName, Id, Instant, Money } from '../wire.ts'
import { PANEL_ERRORS } from './panel-errors.ts'

const SubscriptionFields = Subscription.shape

/** What waits for staff this morning. A part is null for staff whose role has no right for it. */
export const Morning = z.object({
  /** New listings and edits that wait for moderation. `items` contains those that have waited longest. */
  pending: z.object({ total: z.int(), items: z.array(PendingItem) }),
  payments: z.nullable(
    z.object({
      /** All payments about which staff must decide. */
      total: z.int(),
      /** Bank receipts that paid for nothing yet, and reports of providers that match no payment. */
      receipts: z.int(),
      /** The oldest of the payments. */
      items: z.array(
        z.object({
          id: Id,
          number: z.int(),
          description: BilingualName,
          amount: Money,
          createdAt: Instant,
        }),
      ),
    }),
  ),
  /** Money received minus money refunded, today and on the last 7 and 30 days, today included, by days in Kyiv. */
  revenue: z.nullable(z.object({ today: Money, week: Money, month: Money })),
  /** How many people asked for a contact, in the last 24 hours and the last 7 days. */
  leads: z.object({ day: z.int(), week: z.int() }),
  /**
   * Paid plans that end within `ENDING_DAYS` and are not renewed automatically. `items` contains those that end first.
   */
  ending: z.nullable(
    z.object({
      total: z.int(),
      items: z.array(
        z.object({
          id: Id,
          subject: SubscriptionFields.subject,
          plan: SubscriptionFields.plan,
          periodEnd: Instant,
        }),
      ),
    }),
  ),
  /** Messages that nobody has handled. `reports` are a part of `open`. */
  feedback: z.nullable(z.object({ open: z.int(), reports: z.int(), oldest: z.nullable(Instant) })),
})
export type Morning = z.infer<typeof Morning>

export const getMorning = route({
  method: 'GET',
  path: '/v1/panel/morning',
  summary: 'What waits for staff: the oldest first, and the numbers of the last days',
  auth: 'staff',
  output: Morning,
  errors: PANEL_ERRORS,
})
