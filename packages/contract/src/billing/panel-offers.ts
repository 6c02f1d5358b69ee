import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { Code } from '../wire.ts'
import {
  BOOST_FEATURES,
  PLAN_DAYS_MAX,
  PLAN_FEATURES,
  PLAN_NAME_MAX,
  PLAN_PRICE_MAX,
  PLAN_TEXT_MAX,
} from './billing-values.ts'
import { Boost, Plan } from './plan.ts'

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const words = (max: number) => z.strictObject({ uk: line(max), en: line(max) })

const staffFields = {
  /** Whether the plan or boost is still sold. Existing subscriptions keep a plan that is no longer sold. */
  offered: z.boolean(),
  version: z.int(),
  /** How many listings use this plan or boost now. */
  held: z.int(),
}

export const PanelPlan = z.object({
  ...Plan.shape,
  ...staffFields,
  /** How many of the subscriptions to this plan renew automatically. */
  charged: z.int(),
})
export type PanelPlan = z.infer<typeof PanelPlan>

export const PanelBoost = z.object({ ...Boost.shape, ...staffFields })
export type PanelBoost = z.infer<typeof PanelBoost>

const Days = z.int().check(z.gte(1), z.lte(PLAN_DAYS_MAX))
const PlanGives = z.array(z.enum(PLAN_FEATURES))
const Kinds = z.array(z.enum(LISTING_KINDS)).check(z.minLength(1))

const written = {
  name: words(PLAN_NAME_MAX),
  text: words(PLAN_TEXT_MAX),
  /** Price in kopecks. */
  priceMinor: z.int().check(z.gte(1), z.lte(PLAN_PRICE_MAX)),
  offered: z._default(z.boolean(), true),
}

const edits = {
  name: z.optional(written.name),
  text: z.optional(written.text),
  /** Price in kopecks. */
  priceMinor: z.optional(z.int().check(z.gte(0), z.lte(PLAN_PRICE_MAX))),
  days: z.optional(z.nullable(Days)),
  offered: z.optional(z.boolean()),
  /** The version that staff edited. The call fails with `stale` if the plan or boost has changed since. */
  version: z.optional(z.int()),
}

const params = z.strictObject({ id: Code })
const errors = [...PANEL_ERRORS, 'not_found', 'stale'] as const

export const listPanelOffers = route({
  method: 'GET',
  path: '/v1/panel/offers',
  summary: 'All plans and boosts, also those that are no longer offered',
  auth: 'staff',
  output: z.object({ plans: z.array(PanelPlan), boosts: z.array(PanelBoost) }),
  errors: PANEL_ERRORS,
})

export const createPlan = route({
  method: 'POST',
  path: '/v1/panel/plans',
  summary:
    'Another plan to be paid for. It stands behind those that cost no more; its id comes of its English name',
  auth: 'staff',
  idempotent: true,
  body: z.strictObject({ ...written, kind: z.enum(LISTING_KINDS), days: Days, gives: PlanGives }),
  output: PanelPlan,
  status: 201,
  errors: PANEL_ERRORS,
})

export const createBoost = route({
  method: 'POST',
  path: '/v1/panel/boosts',
  summary: 'Another boost, by the same rules',
  auth: 'staff',
  idempotent: true,
  /** `days` is null for the boost `bump` because a bump takes effect once, immediately. */
  body: z.strictObject({
    ...written,
    kinds: Kinds,
    days: z._default(z.nullable(Days), null),
    gives: z.enum(BOOST_FEATURES),
  }),
  output: PanelBoost,
  status: 201,
  errors: PANEL_ERRORS,
})

export const editPlan = route({
  method: 'PATCH',
  path: '/v1/panel/plans/{id}',
  summary:
    'Changes what is given of a plan. Paid time stays as it is; who is charged by themselves is told of a new price first',
  auth: 'staff',
  params,
  body: z.strictObject({ ...edits, gives: z.optional(PlanGives) }),
  output: PanelPlan,
  errors,
})

export const editBoost = route({
  method: 'PATCH',
  path: '/v1/panel/boosts/{id}',
  summary: 'Changes what is given of a boost. What is bought stays as it is',
  auth: 'staff',
  params,
  body: z.strictObject({ ...edits, kinds: z.optional(Kinds) }),
  output: PanelBoost,
  errors,
})
