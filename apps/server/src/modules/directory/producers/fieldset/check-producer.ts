import { UKRAINE_BOX } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import { isEdrpou, isRnokpp } from '../../../../platform/tax-codes/tax-codes.ts'
import { leafProblems, regionProblems } from '../../listing/writing/field-checks.ts'
import type { CheckContext, FieldCheck } from '../../listing/writing/fieldset.ts'
import { quantityProblems } from '../../listing/writing/quantity-problems.ts'
import type { ProducerFields } from '../producer-columns.ts'

export const PRODUCER_CHECKS: readonly FieldCheck<ProducerFields>[] = [
  [
    ['categoryIds'],
    ({ categoryIds = [] }, ctx) =>
      categoryIds.flatMap((code, place) => leafProblems(ctx, code, `categoryIds.${place}`, 'producer')),
  ],
  [['regionId'], ({ regionId }, ctx) => regionProblems(ctx, regionId, 'regionId')],
  [
    ['serviceRegionIds'],
    ({ serviceRegionIds = [] }, ctx) =>
      serviceRegionIds.flatMap((code, place) => regionProblems(ctx, code, `serviceRegionIds.${place}`)),
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

function leadTimeProblems({ leadTimeDays }: Partial<ProducerFields>): readonly FieldProblem[] {
  const isReversed = leadTimeDays && leadTimeDays.min > leadTimeDays.max
  return isReversed ? [{ path: 'leadTimeDays.min', code: 'range_reversed' }] : []
}

/** Checks that the location is in Ukraine, unless the region is "abroad". The check also finds swapped coordinates. */
function locationProblems(
  { location, regionId }: Partial<ProducerFields>,
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

function foundedProblems(
  { foundedYear }: Partial<ProducerFields>,
  { now }: CheckContext,
): readonly FieldProblem[] {
  const year = Number(kyivDay(now).slice(0, 4))
  const isAhead = foundedYear && foundedYear > year
  return isAhead ? [{ path: 'foundedYear', code: 'too_big', params: { max: year } }] : []
}
