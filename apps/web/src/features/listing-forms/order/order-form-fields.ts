import type { createOrder, OrderType, OwnOrder, RouteInput, Unit } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { readPhone } from '../../forms/phone-field.tsx'
import type { UploadedDocument, UploadedPicture } from '../../uploads/uploaded.ts'
import { documentParts, pictureParts, shownDocument, shownPicture } from '../attached.ts'
import {
  type FormCategory,
  type FormDictionary,
  readAnswer,
  readNumber,
  typedAnswer,
  written,
} from '../form-fields.ts'
import { withRevision } from '../with-revision.ts'

/** Values of a category's extra fields as they were typed or chosen. */
export type TypedAttributes = Readonly<Record<string, string | boolean | readonly string[]>>

/** An order's form. */
export type OrderFields = ReturnType<typeof newOrder>

/** `createOrder` as its form sends it. */
export type OrderBody = RouteInput<typeof createOrder>

const OFFER_DAYS = 30

/** An empty form: nothing that others would read as a fact is chosen beforehand. `today` is a day in Kyiv. */
export function newOrder(today: string) {
  return {
    'title.uk': '',
    'title.en': '',
    'description.uk': '',
    'description.en': '',
    type: '',
    categoryId: '',
    quantity: '',
    unit: 'pcs' as string,
    'quantityNote.uk': '',
    'quantityNote.en': '',
    repeat: '',
    materialBy: '',
    sampleRequired: '',
    ndaRequired: '',
    certificates: [] as readonly string[],
    attributes: {} as TypedAttributes,
    budgetMode: '',
    budgetMin: '',
    budgetMax: '',
    currency: 'UAH' as string,
    budgetPer: 'total' as string,
    vat: '',
    offersUntil: dayAfter(today, OFFER_DAYS),
    neededBy: '',
    images: [] as readonly UploadedPicture[],
    files: [] as readonly UploadedDocument[],
    regionId: '',
    city: '',
    'contact.name': '',
    'contact.email': '',
    'contact.phone': '',
    'contact.show': 'afterLogin' as string,
    /** A paid plan to go on to; '' for the free one. No part of the order. */
    plan: '',
  }
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whether the budget is told as a sum. */
export function namesSum({ budgetMode }: Pick<OrderFields, 'budgetMode'>): boolean {
  return budgetMode === 'exact' || budgetMode === 'range'
}

export function categoryOf(dictionary: FormDictionary, fields: Pick<OrderFields, 'categoryId'>) {
  return dictionary.categories.find(({ id }) => id === fields.categoryId)
}

/** What the form says, as the API takes it. Numbers that are none are left to the checks. */
export function orderBody(fields: OrderFields, dictionary: FormDictionary): OrderBody {
  const min = namesSum(fields) ? minorUnits(fields.budgetMin) : null
  const max = fields.budgetMode === 'range' ? minorUnits(fields.budgetMax) : min
  const quantity = readNumber(fields.quantity) ?? null
  return {
    title: written(fields['title.uk'], fields['title.en']) ?? {},
    description: written(fields['description.uk'], fields['description.en']) ?? {},
    type: fields.type as OrderType,
    categoryId: fields.categoryId,
    quantity,
    unit: quantity === null && fields.budgetPer === 'total' ? null : (fields.unit as Unit),
    quantityNote: written(fields['quantityNote.uk'], fields['quantityNote.en']) ?? null,
    repeat: (fields.repeat || null) as OwnOrder['repeat'],
    materialBy: (fields.materialBy || null) as OwnOrder['materialBy'],
    sampleRequired: readAnswer(fields.sampleRequired),
    ndaRequired: readAnswer(fields.ndaRequired),
    certificates: [...fields.certificates],
    attributes: attributeValues(fields.attributes, categoryOf(dictionary, fields)),
    budgetMode: (fields.budgetMode || null) as OwnOrder['budgetMode'],
    budgetMin: min,
    budgetMax: max,
    currency: fields.currency as OwnOrder['currency'],
    budgetPer: fields.budgetPer as OwnOrder['budgetPer'],
    vat: namesSum(fields) ? readAnswer(fields.vat) : null,
    offersUntil: fields.offersUntil,
    neededBy: fields.neededBy || null,
    images: pictureParts(fields.images),
    files: documentParts(fields.files),
    regionId: fields.regionId,
    city: fields.city.trim() || null,
    contact: {
      name: fields['contact.name'].trim(),
      email: fields['contact.email'].trim(),
      phone: readPhone(fields['contact.phone']),
      show: fields['contact.show'] as OwnOrder['contact']['show'],
    },
  }
}

/** The form of an order that exists, with what of it waits for approval. */
export function fieldsOfOrder(stored: OwnOrder): OrderFields {
  const order = withRevision(stored)
  return {
    ...newOrder(kyivDay(order.createdAt)),
    'title.uk': order.title.uk ?? '',
    'title.en': order.title.en ?? '',
    'description.uk': order.description.uk ?? '',
    'description.en': order.description.en ?? '',
    type: order.type,
    categoryId: order.categoryId,
    quantity: order.quantity === null ? '' : String(order.quantity).replace('.', ','),
    unit: order.unit ?? 'pcs',
    'quantityNote.uk': order.quantityNote?.uk ?? '',
    'quantityNote.en': order.quantityNote?.en ?? '',
    repeat: order.repeat ?? '',
    materialBy: order.materialBy ?? '',
    sampleRequired: typedAnswer(order.sampleRequired),
    ndaRequired: typedAnswer(order.ndaRequired),
    certificates: order.certificates,
    attributes: typedAttributes(order.attributes),
    budgetMode: order.budgetMode ?? '',
    budgetMin: typedMoney(order.budgetMin),
    budgetMax: typedMoney(order.budgetMax),
    currency: order.currency,
    budgetPer: order.budgetPer,
    vat: typedAnswer(order.vat),
    offersUntil: order.offersUntil,
    neededBy: order.neededBy ?? '',
    images: order.images.map(shownPicture),
    files: order.files.map(shownDocument),
    regionId: order.regionId,
    city: order.city ?? '',
    'contact.name': order.contact.name ?? '',
    'contact.email': order.contact.email ?? '',
    'contact.phone': order.contact.phone ?? '',
    'contact.show': order.contact.show,
  }
}

/** Kopiykas or cents of a typed sum; null while nothing is typed. */
function minorUnits(typed: string): number | null {
  const sum = readNumber(typed)
  return sum === undefined ? null : Math.round(sum * 100)
}

function typedMoney(minor: number | null): string {
  return minor === null ? '' : String(minor / 100).replace('.', ',')
}

type Attributes = OwnOrder['attributes']

/** Only fields of the chosen category count; what was typed for another one stays in the form. */
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
