import { UKRAINE_BOX } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import { isEdrpou, isRnokpp } from '../../../../platform/tax-codes/tax-codes.ts'
import type { CheckContext } from '../../listing/writing/fieldset.ts'
import { quantityProblems } from '../../listing/writing/quantity-problems.ts'
import type { ProducerFields } from '../producer-columns.ts'

type Given = Partial<ProducerFields>
type Check = readonly [
  fields: readonly (keyof ProducerFields)[],
  problems: (producer: Given, ctx: CheckContext) => readonly FieldProblem[],
]

/** Validates the `given` fields of a producer beyond the schema. */
export function producerProblems(
  producer: Given,
  given: ReadonlySet<string>,
  ctx: CheckContext,
): readonly FieldProblem[] {
  return CHECKS.filter(([fields]) => fields.some((field) => given.has(field))).flatMap(([, problems]) =>
    problems(producer, ctx),
  )
}

const CHECKS: readonly Check[] = [
  [['categoryIds'], categoryProblems],
  [
    ['regionId'],
    ({ regionId }, ctx) => (regionId === undefined ? [] : unknownRegion(ctx, regionId, 'regionId')),
  ],
  [
    ['serviceRegionIds'],
    ({ serviceRegionIds = [] }, ctx) =>
      serviceRegionIds.flatMap((code, place) => unknownRegion(ctx, code, `serviceRegionIds.${place}`)),
  ],
  [
    ['edrpou'],
    ({ edrpou }) => (edrpou && !isEdrpou(edrpou) ? [{ path: 'edrpou', code: 'invalid_edrpou' }] : []),
  ],
  [
    ['rnokpp'],
    ({ rnokpp }) => (rnokpp && !isRnokpp(rnokpp) ? [{ path: 'rnokpp', code: 'invalid_rnokpp' }] : []),
  ],
  [['moq'], ({ moq }) => quantityProblems('moq.value', 'moq.unit', moq?.value, moq?.unit)],
  [['leadTimeDays'], leadTimeProblems],
  [['foundedYear'], foundedProblems],
  [['location', 'regionId'], locationProblems],
]

function categoryProblems(
  { categoryIds = [] }: Given,
  { dictionaries }: CheckContext,
): readonly FieldProblem[] {
  return categoryIds.flatMap((code, place): readonly FieldProblem[] => {
    const path = `categoryIds.${place}`
    const category = dictionaries.categoryByCode(code)
    if (!category) return [{ path, code: 'unknown_reference' }]
    if (category.parentKey === null) return [{ path, code: 'not_a_leaf' }]
    return category.types.includes('producer') ? [] : [{ path, code: 'not_for_this_type' }]
  })
}

function unknownRegion({ dictionaries }: CheckContext, code: string, path: string): readonly FieldProblem[] {
  return dictionaries.regionByCode(code) ? [] : [{ path, code: 'unknown_reference' }]
}

function leadTimeProblems({ leadTimeDays }: Given): readonly FieldProblem[] {
  const isReversed = leadTimeDays && leadTimeDays.min > leadTimeDays.max
  return isReversed ? [{ path: 'leadTimeDays.min', code: 'range_reversed' }] : []
}

/** Outside the region "abroad" the location must be in Ukraine, which also catches swapped coordinates. */
function locationProblems(
  { location, regionId }: Given,
  { dictionaries }: CheckContext,
): readonly FieldProblem[] {
  const region = regionId === undefined ? undefined : dictionaries.regionByCode(regionId)
  if (!location || region?.kind === 'abroad') return []
  return (['lat', 'lon'] as const).flatMap((axis): readonly FieldProblem[] => {
    const { min, max } = UKRAINE_BOX[axis]
    const isInside = location[axis] >= min && location[axis] <= max
    return isInside ? [] : [{ path: `location.${axis}`, code: 'outside_ukraine' }]
  })
}

function foundedProblems({ foundedYear }: Given, { now }: CheckContext): readonly FieldProblem[] {
  const year = Number(kyivDay(now).slice(0, 4))
  const isAhead = foundedYear && foundedYear > year
  return isAhead ? [{ path: 'foundedYear', code: 'too_big', params: { max: year } }] : []
}
