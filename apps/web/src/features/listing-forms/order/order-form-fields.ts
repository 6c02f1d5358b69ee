import type { Complete, createOrder, OrderType, OwnOrder, RouteInput, Unit } from '@verstat/contract'
import { MAX_OFFERS_MAX, MESSENGERS, ORDER_CONTACT_SHOWS, ORDER_TYPES } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { readPhone } from '../../forms/phone-field.tsx'
import { withRevision } from '../edits/with-revision.ts'
import { bodyValues, emptyValues, formValues } from '../values/field-values.ts'
import { type FormCategory, type FormDictionary, readAnswer, readNumber } from '../values/form-fields.ts'
import { ORDER_FORM_RULES } from './order-form-rules.ts'

/** Values that the user has typed or chosen in the extra fields of a category. */
export type TypedAttributes = Readonly<Record<string, string | boolean | readonly string[]>>

export type OrderFields = ReturnType<typeof newOrder>

export type OrderBody = Complete<Omit<RouteInput<typeof createOrder>, 'submit' | 'plan' | 'website'>>

const OFFER_DAYS = 30
const DEFAULT_TYPE: string = 'production' satisfies OrderType
const NO_MESSENGERS: readonly string[] = []
const NO_ATTRIBUTES: TypedAttributes = {}

/**
 * Values of a new form. No field but the type has a default value that readers of the listing could take for a fact.
 * The type is on the first screen, and most orders are of the default type. `today` is the current date in Kyiv as
 * YYYY-MM-DD.
 */
export function newOrder(today: string) {
  return {
    ...emptyValues(ORDER_FORM_RULES),
    type: DEFAULT_TYPE,
    quantity: '',
    unit: 'pcs',
    attributes: NO_ATTRIBUTES,
    budgetMin: '',
    budgetMax: '',
    visibility: 'public',
    offersOpen: 'atOnce',
    maxOffers: String(MAX_OFFERS_MAX),
    offersUntil: dayAfter(today, OFFER_DAYS),
    'contact.name': '',
    'contact.email': '',
    'contact.phone': '',
    'contact.messengers': NO_MESSENGERS,
    'contact.show': 'afterLogin',
    /** Id of the paid plan to buy after placing, or '' for the free plan. The plan is not a field of the order. */
    plan: '',
  }
}

/**
 * Returns the last day for offers that goes with a new day by which the order is needed. A day that the user has chosen
 * stays. While a date is being typed, days in the past are ignored.
 */
export function offersUntilFor(neededBy: string, fields: OrderFields, today: string): string {
  const usual = dayAfter(today, OFFER_DAYS)
  const isChosen = fields.offersUntil !== usual && fields.offersUntil !== fields.neededBy
  if (isChosen || (neededBy !== '' && neededBy <= today)) return fields.offersUntil
  return neededBy !== '' && neededBy < usual ? neededBy : usual
}

/** Whether offers may still arrive after the order is needed. */
export function endsTooLate({
  offersUntil,
  neededBy,
}: Pick<OrderFields, 'offersUntil' | 'neededBy'>): boolean {
  return neededBy !== '' && offersUntil > neededBy
}

/** The first day that the last day for offers may be. Offers that have come keep it from moving earlier. */
export function earliestUntil(today: string, lock?: { readonly offersUntil: string }): string {
  const tomorrow = dayAfter(today, 1)
  return lock && lock.offersUntil > tomorrow ? lock.offersUntil : tomorrow
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** True when the budget is an amount of money. */
export function hasAmount({ budgetMode }: Pick<OrderFields, 'budgetMode'>): boolean {
  return budgetMode === 'exact' || budgetMode === 'range'
}

export function categoryOf(dictionary: FormDictionary, fields: Pick<OrderFields, 'categoryId'>) {
  return dictionary.categories.find(({ id }) => id === fields.categoryId)
}

/** Returns `type` if the category allows orders of this type. Otherwise returns a type that the category allows. */
export function fittingType(type: string, category: FormCategory | undefined): string {
  const fits = (each: string) => !category || category.types.includes(each)
  if (type !== '' && fits(type)) return type
  return [DEFAULT_TYPE, ...ORDER_TYPES].find(fits) ?? type
}

export function readContactShow(fields: Pick<OrderFields, 'contact.show'>) {
  return ORDER_CONTACT_SHOWS.find((show) => show === fields['contact.show']) ?? 'afterLogin'
}

/** Returns the form's values as the API expects them. `checkOrder` reports malformed numbers. */
export function orderBody(fields: OrderFields, dictionary: FormDictionary): OrderBody {
  const min = hasAmount(fields) ? minorUnits(fields.budgetMin) : null
  const max = fields.budgetMode === 'range' ? minorUnits(fields.budgetMax) : min
  const quantity = readNumber(fields.quantity) ?? null
  return {
    ...bodyValues(ORDER_FORM_RULES, fields),
    quantity,
    unit: quantity === null && fields.budgetPer === 'total' ? null : (fields.unit as Unit),
    attributes: attributeValues(fields.attributes, categoryOf(dictionary, fields)),
    budgetMin: min,
    budgetMax: max,
    maxOffers: readNumber(fields.maxOffers) ?? MAX_OFFERS_MAX,
    vat: hasAmount(fields) ? readAnswer(fields.vat) : null,
    contact: {
      name: fields['contact.name'].trim(),
      email: fields['contact.email'].trim(),
      phone: readPhone(fields['contact.phone']),
      messengers: MESSENGERS.filter((each) => fields['contact.messengers'].includes(each)),
      show: readContactShow(fields),
    },
  }
}

/** Returns the form values of an existing order. The changes of a pending edit are applied. */
export function fieldsOfOrder(stored: OwnOrder): OrderFields {
  const order = withRevision(stored)
  return {
    ...newOrder(kyivDay(order.createdAt)),
    ...formValues(ORDER_FORM_RULES, order),
    quantity: order.quantity === null ? '' : String(order.quantity).replace('.', ','),
    unit: order.unit ?? 'pcs',
    attributes: typedAttributes(order.attributes),
    budgetMin: typedMoney(order.budgetMin),
    budgetMax: typedMoney(order.budgetMax),
    maxOffers: String(order.maxOffers),
    'contact.name': order.contact.name ?? '',
    'contact.email': order.contact.email ?? '',
    'contact.phone': order.contact.phone ?? '',
    'contact.messengers': order.contact.messengers,
    'contact.show': order.contact.show,
  }
}

/** Returns an amount in minor units of the currency, such as kopiykas. Returns null for an empty text. */
function minorUnits(typed: string): number | null {
  const sum = readNumber(typed)
  return sum === undefined ? null : Math.round(sum * 100)
}

function typedMoney(minor: number | null): string {
  return minor === null ? '' : String(minor / 100).replace('.', ',')
}

type Attributes = OwnOrder['attributes']

/** Only the fields of the chosen category are sent. Values typed for another category stay in the form. */
function attributeValues(typed: TypedAttributes, category: FormCategory | undefined): Attributes {
  const values: Attributes = {}
  for (const { key, kind, required } of category?.fields ?? []) {
    const value = typed[key]
    if (kind === 'bool') {
      if (value === true || required) values[key] = value === true
      continue
    }
    if (value === undefined || typeof value === 'boolean') continue
    if (typeof value !== 'string') {
      if (value.length > 0) values[key] = [...value]
    } else if (value.trim() !== '') {
      values[key] = kind === 'number' ? (readNumber(value) ?? 0) : value.trim()
    }
  }
  return values
}

function typedAttributes(attributes: Attributes): TypedAttributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      typeof value === 'number' ? String(value).replace('.', ',') : value,
    ]),
  )
}
