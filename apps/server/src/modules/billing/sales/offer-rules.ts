import type { BoostFeature, ListingKind, PlanFeature } from '@verstat/contract'
import { type FieldProblem, invalid } from '../../../platform/http/app-error.ts'

type Terms = { readonly priceMinor: number; readonly days: number | null; readonly offered: boolean }

/**
 * Validates a plan before it is stored. Every listing starts on the free plan of its kind, so that plan must stay
 * free, unlimited and offered. Throws `validation_failed`.
 */
export function judgePlan(
  isFree: boolean,
  plan: Terms & { readonly kind: ListingKind; readonly gives: readonly PlanFeature[] },
): void {
  if (isFree !== (plan.priceMinor === 0)) refuse('priceMinor')
  if (isFree !== (plan.days === null)) refuse('days')
  if (isFree && !plan.offered) refuse('offered')
  // Producers are ranked by quality and cannot be bumped.
  if (plan.kind === 'producer' && plan.gives.includes('bump')) refuse('gives')
}

/** Throws `validation_failed`. */
export function judgeBoost(
  boost: Terms & { readonly kinds: readonly ListingKind[]; readonly gives: BoostFeature },
): void {
  const isBump = boost.gives === 'bump'
  if (boost.priceMinor === 0) refuse('priceMinor')
  if (isBump !== (boost.days === null)) refuse('days')
  if (isBump && boost.kinds.includes('producer')) refuse('kinds')
}

function refuse(path: string): never {
  const problem: FieldProblem = { path, code: 'invalid_value' }
  throw invalid(problem)
}
