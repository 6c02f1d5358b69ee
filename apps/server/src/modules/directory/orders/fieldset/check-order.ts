import type { FieldDef } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import { categoryFields } from '../../dictionaries/dictionary.view.ts'
import { leafProblems, regionProblems } from '../../listing/writing/field-checks.ts'
import type { CheckContext, FieldCheck } from '../../listing/writing/fieldset.ts'
import { dayProblems, offerDayProblems } from '../../listing/writing/offer-days.ts'
import { quantityProblems } from '../../listing/writing/quantity-problems.ts'
import type { OrderFields } from '../order-columns.ts'

export const ORDER_CHECKS: readonly FieldCheck<OrderFields>[] = [
  [
    ['categoryId', 'type'],
    ({ categoryId, type }, ctx) =>
      categoryId === undefined ? [] : leafProblems(ctx, categoryId, 'categoryId', type),
  ],
  [['regionId'], ({ regionId }, ctx) => regionProblems(ctx, regionId, 'regionId')],
  [['attributes', 'categoryId'], attributeProblems],
  [['attributes'], unknownAttributes],
  [['quantity', 'unit'], ({ quantity, unit }) => quantityProblems('quantity', 'unit', quantity, unit)],
  [['budgetMode', 'budgetMin', 'budgetMax'], budgetProblems],
  [['offersUntil'], ({ offersUntil }, { now }) => (offersUntil ? offerDayProblems(offersUntil, now) : [])],
  [
    ['neededBy'],
    ({ neededBy }, { now }) => (neededBy ? dayProblems('neededBy', neededBy, kyivDay(now)) : []),
  ],
]

function attributeProblems(
  { attributes, categoryId }: Partial<OrderFields>,
  { dictionaries }: CheckContext,
): readonly FieldProblem[] {
  const category = categoryId === undefined ? undefined : dictionaries.categoryByCode(categoryId)
  if (!category || attributes === undefined) return []
  return categoryFields(category, dictionaries).flatMap((field) =>
    attributeProblem(field, attributes[field.key]),
  )
}

function unknownAttributes(
  { attributes = {}, categoryId }: Partial<OrderFields>,
  { dictionaries }: CheckContext,
): readonly FieldProblem[] {
  const category = categoryId === undefined ? undefined : dictionaries.categoryByCode(categoryId)
  if (!category) return []
  const known = new Set(categoryFields(category, dictionaries).map(({ key }) => key))
  return Object.keys(attributes)
    .filter((key) => !known.has(key))
    .map((key) => ({ path: `attributes.${key}`, code: 'unknown_key' }))
}

function attributeProblem(
  field: FieldDef,
  value: OrderFields['attributes'][string] | undefined,
): readonly FieldProblem[] {
  const path = `attributes.${field.key}`
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return field.required ? [{ path, code: 'required' }] : []
  }
  if (!isOfKind(field, value)) return [{ path, code: 'invalid_type' }]
  const options = field.options?.map((option) => option.value)
  if (!options || (field.kind !== 'enum' && field.kind !== 'multi')) return []
  const isKnown = [value].flat().every((each) => options.some((option) => option === each))
  return isKnown ? [] : [{ path, code: 'invalid_value' }]
}

function isOfKind({ kind }: FieldDef, value: OrderFields['attributes'][string]): boolean {
  switch (kind) {
    case 'number':
      return typeof value === 'number'
    case 'bool':
      return typeof value === 'boolean'
    case 'multi':
      return Array.isArray(value)
    default:
      return typeof value === 'string'
  }
}

function budgetProblems({ budgetMode, budgetMin, budgetMax }: Partial<OrderFields>): readonly FieldProblem[] {
  if (budgetMode === undefined || budgetMode === null || budgetMode === 'request') return []
  const isMissing = (value: number | null | undefined) => value === null || value === undefined
  if (budgetMode === 'exact') {
    if (isMissing(budgetMin) && isMissing(budgetMax)) return [{ path: 'budgetMin', code: 'required' }]
    const differ = !isMissing(budgetMin) && !isMissing(budgetMax) && budgetMin !== budgetMax
    return differ ? [{ path: 'budgetMax', code: 'invalid_value' }] : []
  }
  const missing = (['budgetMin', 'budgetMax'] as const).filter((path) =>
    isMissing(path === 'budgetMin' ? budgetMin : budgetMax),
  )
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'required' }))
  return Number(budgetMin) > Number(budgetMax) ? [{ path: 'budgetMin', code: 'range_reversed' }] : []
}
