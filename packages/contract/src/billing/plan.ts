import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Money } from '../wire.ts'
import { BOOST_FAMILY, BOOST_FEATURES, PLAN_FAMILY, PLAN_FEATURES } from './billing-values.ts'

/** What a listing may be on. */
export const Plan = z.object({
  id: Code,
  family: z.literal(PLAN_FAMILY),
  kind: z.enum(LISTING_KINDS),
  name: BilingualName,
  text: BilingualName,
  /** Of one period; 0 is the free plan. */
  price: Money,
  /** Days of a period; null: the free plan has no end. */
  days: z.nullable(z.int()),
  gives: z.array(z.enum(PLAN_FEATURES)),
})
export type Plan = z.infer<typeof Plan>

/** What can be bought once, on top of any plan. */
export const Boost = z.object({
  id: Code,
  family: z.literal(BOOST_FAMILY),
  /** Which kinds of listings it is for. */
  kinds: z.array(z.enum(LISTING_KINDS)),
  name: BilingualName,
  text: BilingualName,
  price: Money,
  gives: z.enum(BOOST_FEATURES),
  /** How long it lasts; null: it is done at once. */
  days: z.nullable(z.int()),
})
export type Boost = z.infer<typeof Boost>

export const listPlans = route({
  method: 'GET',
  path: '/v1/plan',
  summary:
    'What is sold: plans of listings and boosts, in the order in which they are shown; and how many listings are free',
  auth: 'public',
  output: z.object({
    plans: z.array(Plan),
    boosts: z.array(Boost),
    /** How many listings of a person may be online, or on their way there, without a plan that is paid for. */
    free: z.object({ orders: z.int(), producers: z.int() }),
  }),
  errors: [],
})
