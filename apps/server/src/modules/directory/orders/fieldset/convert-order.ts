import type { OrderChanges } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import { categoryFields } from '../../dictionaries/dictionary.view.ts'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import type { Db } from '../../directory-context.ts'
import { readFields } from '../../listing/writing/field-columns.ts'
import * as orders from '../order.repository.ts'
import { ORDER_COLUMNS, type OrderFields } from '../order-columns.ts'
import * as ownOrders from '../own-order.repository.ts'

/** Converts the input of a call to the fields that it contains. Absent fields stay absent. */
export function orderFieldsOf({ contact, ...input }: OrderChanges): Partial<OrderFields> {
  const fields = {
    ...input,
    contactName: contact?.name,
    contactEmail: contact?.email,
    contactPhone: contact?.phone,
    contactMessengers: contact?.messengers && [...new Set(contact.messengers)],
    contactShow: contact?.show,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

export async function readOrderFields(db: Db, dictionaries: Dictionaries, id: string): Promise<OrderFields> {
  const row = await ownOrders.find(db, id)
  if (!row) throw new AppError('not_found')
  const pictures = await orders.listPictures(db, id)
  const files = await ownOrders.listFiles(db, id)
  return {
    ...readFields(ORDER_COLUMNS, row, dictionaries),
    images: pictures.map(({ id, alt, access }) => ({ uploadId: id, alt, access })),
    files: files.map(({ id, access }) => ({ uploadId: id, access })),
  }
}

/** Before an order is stored, removes combinations of values that make no sense. */
export function normalizeOrder(fields: OrderFields, dictionaries: Dictionaries): OrderFields {
  const category = dictionaries.categoryByCode(fields.categoryId)
  const known = new Set(category && categoryFields(category, dictionaries).map(({ key }) => key))
  const attributes = Object.entries(fields.attributes).filter(
    ([key, value]) => known.has(key) && !isBlank(value),
  )
  return {
    ...fields,
    quantity: fields.quantity === null ? null : Math.round(fields.quantity * 1_000) / 1_000,
    unit: fields.quantity === null ? null : fields.unit,
    attributes: Object.fromEntries(attributes),
    ...budget(fields),
  }
}

function budget({ budgetMode, budgetMin, budgetMax }: OrderFields) {
  // VAT means nothing without a price.
  if (budgetMode === null || budgetMode === 'request') return { budgetMin: null, budgetMax: null, vat: null }
  if (budgetMode === 'exact') return { budgetMin: budgetMin ?? budgetMax, budgetMax: budgetMin ?? budgetMax }
  if (budgetMin !== null && budgetMin === budgetMax) return { budgetMode: 'exact' as const }
  return {}
}

function isBlank(value: OrderFields['attributes'][string]): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length === 0
}
