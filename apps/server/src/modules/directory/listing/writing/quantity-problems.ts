import type { Unit } from '@verstat/contract'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'

/** Limits of the columns of type numeric(15, 3). */
const LEAST = 0.001
const MOST = 999_999_999_999

export function quantityProblems(
  path: string,
  unitPath: string,
  quantity: number | null | undefined,
  unit: Unit | null | undefined,
): readonly FieldProblem[] {
  if (quantity === null || quantity === undefined) return []
  if (quantity < LEAST) return [{ path, code: 'too_small', params: { min: LEAST } }]
  if (quantity > MOST) return [{ path, code: 'too_big', params: { max: MOST } }]
  return unit === null || unit === undefined ? [{ path: unitPath, code: 'unit_required' }] : []
}
