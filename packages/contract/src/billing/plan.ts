import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Money } from '../wire.ts'
import { BOOST_FAMILY, BOOST_FEATURES, PLAN_FAMILY, PLAN_FEATURES } from './billing-values.ts'

export const Plan = z.object({
  id: Code,
  family: z.literal(PLAN_FAMILY),
  kind: z.enum(LISTING_KINDS),
  name: BilingualName,
  text: BilingualName,
  /** Price of one period. It is 0 for the free plan. */
  price: Money,
  /** Length of a period in days. Null for the free plan, which has no end. */
  days: z.nullable(z.int()),
  gives: z.array(z.enum(PLAN_FEATURES)),
})
export type Plan = z.infer<typeof Plan>

/** A feature that an owner buys once for a listing. Boosts are available with every plan. */
export const Boost = z.object({
  id: Code,
  family: z.literal(BOOST_FAMILY),
  kinds: z.array(z.enum(LISTING_KINDS)),
  name: BilingualName,
  text: BilingualName,
  price: Money,
  gives: z.enum(BOOST_FEATURES),
  /** Duration of the boost in days. Null if the boost takes effect once, immediately. */
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
    /** How many published or pending listings a user may have without a paid plan. */
    free: z.object({ orders: z.int(), producers: z.int() }),
  }),
  errors: [],
})
