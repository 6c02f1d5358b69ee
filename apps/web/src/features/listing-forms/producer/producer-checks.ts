import {
  CATEGORIES_MAX,
  FOUNDED_YEAR_MIN,
  PRODUCER_FIELD_STEPS,
  PRODUCER_FIELDS,
  WEBSITE_MAX,
} from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { readPhone } from '../../forms/phone-field.tsx'
import { checkValues, inFieldOrder } from '../values/check-values.ts'
import { createFaultFinder } from '../values/fault-finder.ts'
import { readNumber } from '../values/form-fields.ts'
import { type ProducerFields, websiteOf } from './producer-form-fields.ts'
import { checkLocation } from './producer-location.ts'

export const PRODUCER_STEPS = [...PRODUCER_FIELD_STEPS, 'preview'] as const
export type ProducerStep = (typeof PRODUCER_STEPS)[number]

const STEPS: ReadonlyMap<string, ProducerStep> = new Map(
  Object.entries(PRODUCER_FIELDS).map(([name, { step }]) => [name, step] as const),
)

/** Returns the step that shows the field with this API path. */
export function producerStepOf(path: string): ProducerStep {
  return STEPS.get(path.split('.', 1)[0] ?? '') ?? 'preview'
}

/** Finds errors without a call of the API. `today` is the current date in Kyiv as YYYY-MM-DD. */
export function checkProducer(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  fields: ProducerFields,
  today: string,
): Readonly<Record<string, string>> {
  const find = createFaultFinder(t, 'producer')
  checkValues(find, PRODUCER_FIELDS, fields, t.locale)
  if (fields.edrpou !== '' && !/^\d{8}$/.test(fields.edrpou))
    find.add('edrpou', t('errors.field.invalid_edrpou'))
  if (fields.rnokpp !== '' && !/^\d{10}$/.test(fields.rnokpp)) {
    find.add('rnokpp', t('errors.field.invalid_rnokpp'))
  }
  find.required('categoryIds', fields.categoryIds.join())
  if (fields.categoryIds.length > CATEGORIES_MAX) {
    find.add('categoryIds', t('errors.field.too_many', { max: CATEGORIES_MAX }))
  }
  for (const [at, { name, count }] of fields.equipment.entries()) {
    find.required(`equipment.${at}.name`, name)
    find.number(`equipment.${at}.count`, count, 1)
  }

  find.number('moq.value', fields['moq.value'], 0)
  find.number('leadTimeDays.min', fields['leadTimeDays.min'], 1)
  find.number('leadTimeDays.max', fields['leadTimeDays.max'], 1)
  const [least, max] = [readNumber(fields['leadTimeDays.min']), readNumber(fields['leadTimeDays.max'])]
  if (least !== undefined && max !== undefined && least > max) {
    find.add('leadTimeDays.max', t('errors.field.range_reversed'))
  }
  find.number('foundedYear', fields.foundedYear, FOUNDED_YEAR_MIN)
  const year = Number(today.slice(0, 4))
  if ((readNumber(fields.foundedYear) ?? 0) > year)
    find.add('foundedYear', t('errors.field.too_big', { max: year }))
  find.day(
    'capacity.acceptingFrom',
    fields['capacity.acceptingFrom'],
    '2000-01-01',
    undefined,
    format.fullDay,
  )
  find.day('capacity.closedUntil', fields['capacity.closedUntil'], today, undefined, format.fullDay)
  for (const [at, { name }] of fields.certificates.entries()) find.required(`certificates.${at}.name`, name)

  for (const [name, text] of Object.entries(checkLocation(t, fields))) find.add(name, text)
  find.required('email', fields.email)
  find.email('email', fields.email)
  for (const [at, phone] of fields.phones.entries()) find.phone(`phones.${at}`, readPhone(phone))
  const website = websiteOf(fields.website)
  find.length('website', website, 1, WEBSITE_MAX)
  if (website !== '' && !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(website)) {
    find.add('website', t('errors.field.invalid_url'))
  }
  return inFieldOrder(find.faults, PRODUCER_FIELDS)
}
