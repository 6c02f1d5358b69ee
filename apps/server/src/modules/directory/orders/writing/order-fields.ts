import type { AttachedDocument, AttachedPicture, OrderChanges } from '@verstat/contract'
import type { Insertable } from 'kysely'
import { AppError } from '../../../../platform/http/app-error.ts'
import { categoryFields } from '../../dictionary.view.ts'
import type { Dictionaries } from '../../dictionary-snapshot.ts'
import type { OrderTable } from '../../directory.tables.ts'
import type { Db } from '../../directory-context.ts'
import { localized, localizedOrNull } from '../../localized-columns.ts'
import type { AllGiven } from '../../writing/fieldset.ts'
import * as orders from '../order.repository.ts'
import * as ownOrders from '../own-order.repository.ts'

type Contact = NonNullable<OrderChanges['contact']>

/** All that may be written about an order: as the call that edits has it, with the contact's parts side by side. */
export type OrderFields = AllGiven<Omit<OrderChanges, 'contact' | 'images' | 'files'>> & {
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  readonly contactShow: NonNullable<Contact['show']>
  readonly images: readonly AttachedPicture[]
  readonly files: readonly AttachedDocument[]
}

/** What a call says about an order, as fields. */
export function givenOrderFields({ contact, ...given }: OrderChanges): Partial<OrderFields> {
  const fields = {
    ...given,
    contactName: contact?.name,
    contactEmail: contact?.email,
    contactPhone: contact?.phone,
    contactShow: contact?.show,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** What an order holds that was not said when it was placed: no facts, only measures and how contacts are shown. */
export const NEW_ORDER = {
  city: null,
  quantity: null,
  unit: null,
  quantityNote: null,
  repeat: null,
  budgetMode: null,
  budgetMin: null,
  budgetMax: null,
  currency: 'UAH',
  budgetPer: 'total',
  vat: null,
  neededBy: null,
  materialBy: null,
  sampleRequired: null,
  ndaRequired: null,
  certificates: [],
  attributes: {},
  images: [],
  files: [],
  contactPhone: null,
  contactShow: 'afterLogin',
} as const satisfies Partial<OrderFields>

/** What is written about an order now. */
export async function readOrderFields(db: Db, dictionaries: Dictionaries, id: string): Promise<OrderFields> {
  const row = await ownOrders.find(db, { id })
  if (!row) throw new AppError('not_found')
  const pictures = await orders.listPictures(db, id)
  const files = await ownOrders.listFiles(db, id)
  return {
    title: localized(row.title_uk, row.title_en),
    description: localized(row.description_uk, row.description_en),
    type: row.type,
    categoryId: dictionaries.category(row.category_id).code,
    regionId: dictionaries.region(row.region_id).code,
    city: row.city,
    quantity: row.quantity === null ? null : Number(row.quantity),
    unit: row.unit,
    quantityNote: localizedOrNull(row.quantity_note_uk, row.quantity_note_en),
    repeat: row.repeat,
    budgetMode: row.budget_mode,
    budgetMin: row.budget_min,
    budgetMax: row.budget_max,
    currency: row.currency,
    budgetPer: row.budget_per,
    vat: row.vat,
    offersUntil: row.offers_until,
    neededBy: row.needed_by,
    materialBy: row.material_by,
    sampleRequired: row.sample_required,
    ndaRequired: row.nda_required,
    certificates: row.certificates,
    attributes: row.attributes,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    contactShow: row.contact_show,
    images: pictures.map((picture) => ({ uploadId: picture.id, alt: picture.alt })),
    files: files.map((file) => ({ uploadId: file.id, isPublic: file.is_public })),
  }
}

/** The columns that hold these fields. The category and the region were checked to exist. */
export function orderColumns(
  fields: OrderFields,
  dictionaries: Dictionaries,
): Omit<Insertable<OrderTable>, 'id' | 'slug'> {
  const category = dictionaries.categoryByCode(fields.categoryId)
  const region = dictionaries.regionByCode(fields.regionId)
  if (!category || category.parentKey === null || !region) throw new Error('The fields were not checked.')
  return {
    type: fields.type,
    category_id: category.key,
    root_id: category.parentKey,
    region_id: region.key,
    city: fields.city,
    title_uk: fields.title.uk ?? null,
    title_en: fields.title.en ?? null,
    description_uk: fields.description.uk ?? null,
    description_en: fields.description.en ?? null,
    quantity: fields.quantity,
    unit: fields.unit,
    quantity_note_uk: fields.quantityNote?.uk ?? null,
    quantity_note_en: fields.quantityNote?.en ?? null,
    repeat: fields.repeat,
    budget_mode: fields.budgetMode,
    budget_min: fields.budgetMin,
    budget_max: fields.budgetMax,
    currency: fields.currency,
    budget_per: fields.budgetPer,
    vat: fields.vat,
    offers_until: fields.offersUntil,
    needed_by: fields.neededBy,
    material_by: fields.materialBy,
    sample_required: fields.sampleRequired,
    nda_required: fields.ndaRequired,
    certificates: [...fields.certificates],
    attributes: JSON.stringify(fields.attributes),
    contact_name: fields.contactName,
    contact_email: fields.contactEmail,
    contact_phone: fields.contactPhone,
    contact_show: fields.contactShow,
  }
}

/** Fields as they are stored: what makes no sense together is left out. */
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
  // Whether a price holds VAT says nothing where there is no price.
  if (budgetMode === null || budgetMode === 'request') return { budgetMin: null, budgetMax: null, vat: null }
  if (budgetMode === 'exact') return { budgetMin: budgetMin ?? budgetMax, budgetMax: budgetMin ?? budgetMax }
  if (budgetMin !== null && budgetMin === budgetMax) return { budgetMode: 'exact' as const }
  return {}
}

function isBlank(value: OrderFields['attributes'][string]): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length === 0
}
