import {
  type AttachedDocument,
  type AttachedPicture,
  type Complete,
  ORDER_FIELDS,
  type OrderChanges,
} from '@verstat/contract'
import {
  fieldsIn,
  leafKeys,
  regionKey,
  type StoredFields,
  visibleFields,
} from '../listing/writing/field-columns.ts'
import type { OrderTable } from './order.tables.ts'

type Contact = NonNullable<OrderChanges['contact']>

/**
 * The fields of an order that the owner can write. These are the inputs of an edit, with separate fields instead of the
 * object `contact`.
 */
export type OrderFields = Complete<Omit<OrderChanges, 'contact' | 'images' | 'files'>> & {
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  readonly contactMessengers: NonNullable<Contact['messengers']>
  readonly contactShow: NonNullable<Contact['show']>
  readonly images: readonly AttachedPicture[]
  readonly files: readonly AttachedDocument[]
}

const { column, columns, optionalText, text } = fieldsIn<OrderTable>()

/** Maps every field to its columns. Pictures and documents are not included, because they have their own tables. */
export const ORDER_COLUMNS = {
  title: text('title_uk', 'title_en'),
  description: text('description_uk', 'description_en'),
  type: column('type'),
  categoryId: columns(
    ['category_id', 'root_id'],
    (row, dictionaries) => dictionaries.category(row.category_id).code,
    leafKeys,
  ),
  quantity: columns(
    ['quantity'],
    ({ quantity }) => (quantity === null ? null : Number(quantity)),
    (quantity) => ({ quantity }),
  ),
  unit: column('unit'),
  quantityNote: optionalText('quantity_note_uk', 'quantity_note_en'),
  repeat: column('repeat'),
  attributes: columns(
    ['attributes'],
    ({ attributes }) => attributes,
    (attributes) => ({ attributes: JSON.stringify(attributes) }),
  ),
  materialBy: column('material_by'),
  sampleRequired: column('sample_required'),
  ndaRequired: column('nda_required'),
  certificates: column('certificates'),
  budgetMode: column('budget_mode'),
  budgetMin: column('budget_min'),
  budgetMax: column('budget_max'),
  currency: column('currency'),
  budgetPer: column('budget_per'),
  vat: column('vat'),
  offersUntil: column('offers_until'),
  neededBy: column('needed_by'),
  regionId: columns(
    ['region_id'],
    (row, dictionaries) => dictionaries.region(row.region_id).code,
    (code, dictionaries) => ({ region_id: regionKey(code, dictionaries) }),
  ),
  city: column('city'),
  contactName: column('contact_name'),
  contactEmail: column('contact_email'),
  contactPhone: column('contact_phone'),
  contactMessengers: column('contact_messengers'),
  contactShow: column('contact_show'),
  visibility: column('visibility'),
  offersOpen: column('offers_open'),
  maxOffers: column('max_offers'),
} satisfies StoredFields<OrderTable, Omit<OrderFields, 'images' | 'files'>>

/**
 * The mapped fields by visibility: fields that lists show, fields that only the page shows, and fields that only the
 * owner and staff see.
 */
export const LISTED_COLUMNS = visibleFields(ORDER_FIELDS, ORDER_COLUMNS, 'lists')
export const PAGE_COLUMNS = visibleFields(ORDER_FIELDS, ORDER_COLUMNS, 'page')
export const OWNER_COLUMNS = visibleFields(ORDER_FIELDS, ORDER_COLUMNS, 'owner')
