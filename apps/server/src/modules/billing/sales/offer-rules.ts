import type { BoostFeature, ListingKind, PlanFeature } from '@verstat/contract'
import { type FieldProblem, invalid } from '../../../platform/http/app-error.ts'

type Terms = { readonly priceMinor: number; readonly days: number | null; readonly offered: boolean }

/**
 * Validates a plan before it is stored. Every listing starts on the free plan of its kind. Therefore that plan must
 * stay free, without an end, and offered. Throws `validation_failed`.
 */
export function validatePlan(
  isFree: boolean,
  plan: Terms & { readonly kind: ListingKind; readonly gives: readonly PlanFeature[] },
): void {
  if (isFree !== (plan.priceMinor === 0)) reject('priceMinor')
  if (isFree !== (plan.days === null)) reject('days')
  if (isFree && !plan.offered) reject('offered')
  // Producers are ranked by quality, so they cannot be bumped.
  if (plan.kind === 'producer' && plan.gives.includes('bump')) reject('gives')
}

export function validateBoost(
  boost: Terms & { readonly kinds: readonly ListingKind[]; readonly gives: BoostFeature },
): void {
  const isBump = boost.gives === 'bump'
  if (boost.priceMinor === 0) reject('priceMinor')
  if (isBump !== (boost.days === null)) reject('days')
  if (isBump && boost.kinds.includes('producer')) reject('kinds')
}

function reject(path: string): never {
  const problem: FieldProblem = { path, code: 'invalid_value' }
  throw invalid(problem)
}
