import type * as plan from './billing/plan.ts'
import { call } from './call.ts'

/** The routes that only pages of plans and payments call; see `calls.ts`. */

export const listPlans = call<typeof plan.listPlans>('GET', '/v1/plan')
