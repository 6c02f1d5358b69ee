import {
  CITY_MAX,
  CONTACT_NAME_MAX,
  DESCRIPTION_MAX,
  OFFER_DAYS_MAX,
  ORDER_DESCRIPTION_MIN,
  QUANTITY_NOTE_MAX,
  TITLE_MAX,
  TITLE_MIN,
} from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { readPhone } from '../../forms/phone-field.tsx'
import { createFaultFinder } from '../fault-finder.ts'
import { type FormDictionary, readNumber } from '../form-fields.ts'
import { categoryOf, dayAfter, namesSum, type OrderFields } from './order-form-fields.ts'

export const ORDER_STEPS = ['what', 'amount', 'money', 'files', 'contact', 'preview'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

const STEP_OF_FIELD: Readonly<Record<string, OrderStep>> = {
  title: 'what',
  description: 'what',
  type: 'what',
  categoryId: 'what',
  quantity: 'amount',
  unit: 'amount',
  quantityNote: 'amount',
  repeat: 'amount',
  materialBy: 'amount',
  sampleRequired: 'amount',
  ndaRequired: 'amount',
  certificates: 'amount',
  attributes: 'amount',
  budgetMode: 'money',
  budgetMin: 'money',
  budgetMax: 'money',
  currency: 'money',
  budgetPer: 'money',
  vat: 'money',
  offersUntil: 'money',
  neededBy: 'money',
  images: 'files',
  files: 'files',
  regionId: 'contact',
  city: 'contact',
  contact: 'contact',
}

/** The step where a field of the API stands. */
export function orderStepOf(path: string): OrderStep {
  return STEP_OF_FIELD[path.split('.', 1)[0] ?? ''] ?? 'preview'
}

/** Everything that can be seen to be wrong with an order before it is sent. `today` is a day in Kyiv. */
export function checkOrder(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  fields: OrderFields,
  dictionary: FormDictionary,
  today: string,
): Readonly<Record<string, string>> {
  const find = createFaultFinder(t)
  const text = (path: 'title' | 'description' | 'quantityNote') =>
    [fields[`${path}.uk`], fields[`${path}.en`]] as const
  find.written('title', ...text('title'), t.locale, TITLE_MIN, TITLE_MAX)
  find.required('type', fields.type)
  find.required('categoryId', fields.categoryId)
  const category = categoryOf(dictionary, fields)
  if (category && !category.types.includes(fields.type)) {
    find.add('categoryId', t('errors.field.not_for_this_type'))
  }
  find.written('description', ...text('description'), t.locale, ORDER_DESCRIPTION_MIN, DESCRIPTION_MAX)

  find.number('quantity', fields.quantity, 0)
  const [noteInUkrainian, noteInEnglish] = text('quantityNote')
  find.length('quantityNote.uk', noteInUkrainian, 1, QUANTITY_NOTE_MAX)
  find.length('quantityNote.en', noteInEnglish, 1, QUANTITY_NOTE_MAX)
  for (const { key, kind, required } of category?.fields ?? []) {
    const value = fields.attributes[key] ?? ''
    if (required && (value === '' || (Array.isArray(value) && value.length === 0))) {
      find.add(`attributes.${key}`, t('errors.field.required'))
    }
    if (kind === 'number' && typeof value === 'string' && Number.isNaN(readNumber(value))) {
      find.add(`attributes.${key}`, t('errors.field.invalid_type'))
    }
  }

  if (namesSum(fields)) {
    find.required('budgetMin', fields.budgetMin)
    find.number('budgetMin', fields.budgetMin, 0)
  }
  if (fields.budgetMode === 'range') {
    find.required('budgetMax', fields.budgetMax)
    find.number('budgetMax', fields.budgetMax, 0)
    if ((readNumber(fields.budgetMin) ?? 0) > (readNumber(fields.budgetMax) ?? 0)) {
      find.add('budgetMax', t('errors.field.range_reversed'))
    }
  }
  find.required('offersUntil', fields.offersUntil)
  find.day(
    'offersUntil',
    fields.offersUntil,
    dayAfter(today, 1),
    dayAfter(today, OFFER_DAYS_MAX),
    format.fullDay,
  )
  find.day('neededBy', fields.neededBy, today, undefined, format.fullDay)

  find.required('regionId', fields.regionId)
  find.length('city', fields.city, 1, CITY_MAX)
  find.required('contact.name', fields['contact.name'])
  find.length('contact.name', fields['contact.name'], 1, CONTACT_NAME_MAX)
  find.required('contact.email', fields['contact.email'])
  find.email('contact.email', fields['contact.email'])
  find.phone('contact.phone', readPhone(fields['contact.phone']))
  return find.faults
}
