import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import { Code, Id, Instant, LocalizedText, listFields, pageQueryFields } from '../wire.ts'
import { PLAN_FAMILY, SUBSCRIPTION_STATUSES } from './billing-values.ts'

/** The listing that something is bought for. */
export const BilledListing = z.object({
  kind: z.enum(LISTING_KINDS),
  id: Id,
  slug: z.string(),
  /** A producer's name is in no language, so it stands as both. */
  title: LocalizedText,
})

/** The plan a listing is on. Every listing has one from its beginning. */
export const Subscription = z.object({
  id: Id,
  family: z.literal(PLAN_FAMILY),
  subject: BilledListing,
  /** The id of the plan. */
  plan: Code,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Null: nothing is paid, or what is paid begins with the listing's publication. */
  periodStart: z.nullable(Instant),
  periodEnd: z.nullable(Instant),
  autoCharge: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const listOwnSubscriptions = route({
  method: 'GET',
  path: '/v1/user/subscriptions',
  summary: 'Subscriptions of one’s own listings, latest listing first',
  auth: 'user',
  query: z.strictObject(pageQueryFields),
  output: z.object(listFields(Subscription)),
  errors: ['unauthenticated'],
})
