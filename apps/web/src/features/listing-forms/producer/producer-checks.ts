import {
  ADDRESS_MAX,
  CATEGORIES_MAX,
  CITY_MAX,
  DESCRIPTION_MAX,
  PRODUCER_DESCRIPTION_MIN,
  PRODUCER_NAME_MAX,
  PRODUCER_NAME_MIN,
  TAGLINE_MAX,
  WEBSITE_MAX,
  WORK_HOURS_MAX,
} from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { readPhone } from '../../forms/phone-field.tsx'
import { createFaultFinder } from '../fault-finder.ts'
import { readNumber } from '../form-fields.ts'
import type { ProducerFields } from './producer-form-fields.ts'
import { checkLocation } from './producer-location.ts'

export const PRODUCER_STEPS = ['who', 'work', 'terms', 'pictures', 'contact', 'preview'] as const
export type ProducerStep = (typeof PRODUCER_STEPS)[number]

const FIELDS_OF_STEP: Readonly<Record<Exclude<ProducerStep, 'preview'>, readonly string[]>> = {
  who: ['name', 'kind', 'edrpou', 'rnokpp', 'tagline', 'description'],
  work: ['categoryIds', 'processes', 'materials', 'equipment'],
  terms: [
    'moq',
    'leadTimeDays',
    'samples',
    'acceptsTolling',
    'acceptsSmallBatch',
    'capacity',
    'employees',
    'showEmployees',
    'foundedYear',
    'certificates',
  ],
  pictures: ['logo', 'cover', 'gallery'],
  contact: [
    'regionId',
    'city',
    'address',
    'location',
    'showAddress',
    'serviceRegionIds',
    'email',
    'phones',
    'contactShow',
    'website',
    'workHours',
  ],
}

/** The step where a field of the API stands. */
export function producerStepOf(path: string): ProducerStep {
  const field = path.split('.', 1)[0] ?? ''
  const found = Object.entries(FIELDS_OF_STEP).find(([, fields]) => fields.includes(field))
  return (found?.[0] as ProducerStep | undefined) ?? 'preview'
}

/** Everything that can be seen to be wrong with a producer before it is sent. `today` is a day in Kyiv. */
export function checkProducer(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  fields: ProducerFields,
  today: string,
): Readonly<Record<string, string>> {
  const find = createFaultFinder(t)
  find.required('name', fields.name)
  find.length('name', fields.name, PRODUCER_NAME_MIN, PRODUCER_NAME_MAX)
  find.required('kind', fields.kind)
  if (fields.edrpou !== '' && !/^\d{8}$/.test(fields.edrpou))
    find.add('edrpou', t('errors.field.invalid_edrpou'))
  if (fields.rnokpp !== '' && !/^\d{10}$/.test(fields.rnokpp)) {
    find.add('rnokpp', t('errors.field.invalid_rnokpp'))
  }
  find.length('tagline.uk', fields['tagline.uk'], 1, TAGLINE_MAX)
  find.length('tagline.en', fields['tagline.en'], 1, TAGLINE_MAX)
  find.written(
    'description',
    fields['description.uk'],
    fields['description.en'],
    t.locale,
    PRODUCER_DESCRIPTION_MIN,
    DESCRIPTION_MAX,
  )

  if (fields.categoryIds.length === 0) find.add('categoryIds', t('errors.field.required'))
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
  const [least, most] = [readNumber(fields['leadTimeDays.min']), readNumber(fields['leadTimeDays.max'])]
  if (least !== undefined && most !== undefined && least > most) {
    find.add('leadTimeDays.max', t('errors.field.range_reversed'))
  }
  find.number('foundedYear', fields.foundedYear, 1500)
  find.day(
    'capacity.acceptingFrom',
    fields['capacity.acceptingFrom'],
    '2000-01-01',
    undefined,
    format.fullDay,
  )
  find.day('capacity.closedUntil', fields['capacity.closedUntil'], today, undefined, format.fullDay)
  for (const [at, { name }] of fields.certificates.entries()) find.required(`certificates.${at}.name`, name)

  find.required('regionId', fields.regionId)
  find.length('city', fields.city, 1, CITY_MAX)
  find.length('address', fields.address, 1, ADDRESS_MAX)
  for (const [name, text] of Object.entries(checkLocation(t, fields))) find.add(name, text)
  find.required('email', fields.email)
  find.email('email', fields.email)
  for (const [at, phone] of fields.phones.entries()) find.phone(`phones.${at}`, readPhone(phone))
  find.length('website', fields.website, 1, WEBSITE_MAX)
  if (fields.website.trim() !== '' && !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(fields.website.trim())) {
    find.add('website', t('errors.field.invalid_url'))
  }
  find.length('workHours', fields.workHours, 1, WORK_HOURS_MAX)
  return find.faults
}
