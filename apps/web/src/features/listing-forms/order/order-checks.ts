import type { OrderFieldStep } from '@verstat/contract'
import {
  CONTACT_NAME_MAX,
  MAX_OFFERS_MAX,
  MAX_OFFERS_MIN,
  OFFER_DAYS_MAX,
  ORDER_FIELD_STEPS,
  ORDER_FIELDS,
} from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { readPhone } from '../../forms/phone-field.tsx'
import type { EarlierSteps } from '../read-step.ts'
import { checkValues, inFieldOrder } from '../values/check-values.ts'
import { createFaultFinder } from '../values/fault-finder.ts'
import { type FormDictionary, readNumber } from '../values/form-fields.ts'
import { categoryOf, dayAfter, earliestUntil, hasAmount, type OrderFields } from './order-form-fields.ts'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import type { OrderLock } from './order-step.ts'

export const ORDER_STEPS = ORDER_FIELD_STEPS
export type OrderStep = OrderFieldStep

/** Steps of the earlier version of the form, which had six steps, and the current steps that contain their fields. */
export const EARLIER_ORDER_STEPS: EarlierSteps<OrderStep> = {
  amount: 'terms',
  money: 'terms',
  files: 'terms',
  contact: 'preview',
}

const STEPS: ReadonlyMap<string, OrderStep> = new Map(
  Object.entries(ORDER_FIELDS).map(([name, { step }]) => [name, step] as const),
)

/** Returns the step that shows the field with this API path. */
export function orderStepOf(path: string): OrderStep {
  return STEPS.get(path.split('.', 1)[0] ?? '') ?? 'preview'
}

/** Finds errors without a call of the API. `today` is the current date in Kyiv as YYYY-MM-DD. */
export function checkOrder(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  fields: OrderFields,
  dictionary: FormDictionary,
  today: string,
  lock?: OrderLock,
): Readonly<Record<string, string>> {
  const find = createFaultFinder(t, 'order')
  checkValues(find, ORDER_FORM_RULES, fields, t.locale)
  const category = categoryOf(dictionary, fields)
  if (category && fields.type !== '' && !category.types.includes(fields.type)) {
    find.add('categoryId', t('errors.field.not_for_this_type'))
  }
  find.number('quantity', fields.quantity, 0)
  for (const { key, kind, required } of category?.fields ?? []) {
    const value = fields.attributes[key] ?? ''
    if (required && (value === '' || (Array.isArray(value) && value.length === 0))) {
      find.add(`attributes.${key}`, t('errors.field.required'))
    }
    if (kind === 'number' && typeof value === 'string' && Number.isNaN(readNumber(value))) {
      find.add(`attributes.${key}`, t('errors.field.invalid_type'))
    }
  }

  if (hasAmount(fields)) {
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
  find.day(
    'offersUntil',
    fields.offersUntil,
    earliestUntil(today, lock),
    dayAfter(today, OFFER_DAYS_MAX),
    format.fullDay,
  )
  find.day('neededBy', fields.neededBy, today, undefined, format.fullDay)

  find.number('maxOffers', fields.maxOffers, MAX_OFFERS_MIN)
  if ((readNumber(fields.maxOffers) ?? 0) > MAX_OFFERS_MAX) {
    find.add('maxOffers', t('errors.field.too_big', { max: MAX_OFFERS_MAX }))
  }
  find.required('contact.name', fields['contact.name'])
  find.length('contact.name', fields['contact.name'], 1, CONTACT_NAME_MAX)
  find.required('contact.email', fields['contact.email'])
  find.email('contact.email', fields['contact.email'])
  find.phone('contact.phone', readPhone(fields['contact.phone']))
  return inFieldOrder(find.faults, ORDER_FORM_RULES)
}
