import type { BoostFeature, ListingKind, PlanFeature } from '@verstat/contract'
import { type FieldProblem, invalid } from '../../../platform/http/app-error.ts'

type Terms = { readonly priceMinor: number; readonly days: number | null; readonly offered: boolean }

/**
 * Judges a plan as it is to be. Every listing begins on the free plan of its kind, so that one stays free, without end,
 * and offered. Throws `validation_failed`.
 */
export function judgePlan(
  isFree: boolean,
  plan: Terms & { readonly kind: ListingKind; readonly gives: readonly PlanFeature[] },
): void {
  if (isFree !== (plan.priceMinor === 0)) refuse('priceMinor')
  if (isFree !== (plan.days === null)) refuse('days')
  if (isFree && !plan.offered) refuse('offered')
  // Producers are ranked by what they are; nothing bought moves one.
  if (plan.kind === 'producer' && plan.gives.includes('bump')) refuse('gives')
}

/** Judges a boost as it is to be. Throws `validation_failed`. */
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
