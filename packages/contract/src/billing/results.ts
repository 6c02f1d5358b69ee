import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import { BilingualName, Day, Id, Instant, idList, LocalizedText, Money } from '../wire.ts'
import { TransactionLink } from './transaction.ts'

const counts = { views: z.int(), contacts: z.int() }

/** The views and contacts that a paid plan or boost brought. The numbers are sums of whole days. */
const PaidResult = z.object({
  item: BilingualName,
  /** The first and the last day that the sums include. While the paid time runs, the last day is today. */
  from: Day,
  to: Day,
  isRunning: z.boolean(),
  ...counts,
  /**
   * The sums of the preceding period of the same length. The period is shorter if counting began later than its first
   * day. Null if nothing was counted before `from`.
   */
  before: z.nullable(z.object({ days: z.int(), ...counts })),
})

export const ListingResults = z.object({
  listing: z.object({ kind: z.enum(LISTING_KINDS), id: Id }),
  /** Today in Kyiv. */
  today: Day,
  /** The last 30 days, oldest first. Days without views and contacts are left out. */
  days: z.array(z.object({ day: Day, ...counts })),
  /** The paid plans and boosts of the listing. The latest is first. */
  paid: z.array(PaidResult),
})
export type ListingResults = z.infer<typeof ListingResults>

export const listResults = route({
  method: 'GET',
  path: '/v1/user/results',
  summary: 'Views and contacts of one’s own listings by day, and what each paid plan and boost brought',
  auth: 'user',
  query: z.strictObject({ listings: idList(20) }),
  output: z.object({ items: z.array(ListingResults) }),
  errors: ['unauthenticated'],
})

export const listOpenPayments = route({
  method: 'GET',
  path: '/v1/user/open-payments',
  summary: 'Purchases that the user began and can still pay, latest first; at most five',
  auth: 'user',
  output: z.object({
    items: z.array(
      z.object({
        ...TransactionLink.shape,
        description: BilingualName,
        title: LocalizedText,
        amount: Money,
        expiresAt: Instant,
      }),
    ),
  }),
  errors: ['unauthenticated'],
})
