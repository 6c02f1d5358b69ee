import type { FieldDef } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import { categoryFields } from '../../dictionaries/dictionary.view.ts'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import { dayProblems, offerDayProblems } from '../../listing/writing/offer-days.ts'
import { quantityProblems } from '../../listing/writing/quantity-problems.ts'
import type { OrderFields } from '../order-columns.ts'

type Context = { readonly dictionaries: Dictionaries; readonly now: Date }
type Check = readonly [
  /** Runs when one of these fields was given. */
  fields: readonly (keyof OrderFields)[],
  problems: (order: Partial<OrderFields>, ctx: Context) => readonly FieldProblem[],
]

/**
 * Validates an order beyond the schema. `order` holds all known fields; only the `given` ones and those that depend
 * on them are checked.
 */
export function orderProblems(
  order: Partial<OrderFields>,
  given: ReadonlySet<string>,
  ctx: Context,
): readonly FieldProblem[] {
  return CHECKS.filter(([fields]) => fields.some((field) => given.has(field))).flatMap(([, problems]) =>
    problems(order, ctx),
  )
}

const CHECKS: readonly Check[] = [
  [['categoryId', 'type'], categoryProblems],
  [['regionId'], regionProblems],
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

function categoryProblems(
  { categoryId, type }: Partial<OrderFields>,
  { dictionaries }: Context,
): readonly FieldProblem[] {
  if (categoryId === undefined) return []
  const category = dictionaries.categoryByCode(categoryId)
  if (!category) return [{ path: 'categoryId', code: 'unknown_reference' }]
  if (category.parentKey === null) return [{ path: 'categoryId', code: 'not_a_leaf' }]
  if (type !== undefined && !category.types.includes(type)) {
    return [{ path: 'categoryId', code: 'not_for_this_type' }]
  }
  return []
}

function regionProblems(
  { regionId }: Partial<OrderFields>,
  { dictionaries }: Context,
): readonly FieldProblem[] {
  const isUnknown = regionId !== undefined && !dictionaries.regionByCode(regionId)
  return isUnknown ? [{ path: 'regionId', code: 'unknown_reference' }] : []
}

function attributeProblems(
  { attributes, categoryId }: Partial<OrderFields>,
  { dictionaries }: Context,
): readonly FieldProblem[] {
  const category = categoryId === undefined ? undefined : dictionaries.categoryByCode(categoryId)
  if (!category || attributes === undefined) return []
  return categoryFields(category, dictionaries).flatMap((field) =>
    attributeProblem(field, attributes[field.key]),
  )
}

function unknownAttributes(
  { attributes = {}, categoryId }: Partial<OrderFields>,
  { dictionaries }: Context,
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
