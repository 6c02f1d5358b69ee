import type { DemoOrder } from '@verstat/demo'
import type { Dictionaries, ImportRecord } from '../modules/directory/index.ts'
import { listingSlug, slugCode } from '../modules/directory/index.ts'
import { leafPlace, regionKey } from './dictionary-keys.ts'

export function orderRecord(
  order: DemoOrder,
  id: string,
  dictionaries: Dictionaries,
): ImportRecord<'orders'> {
  return {
    id,
    slug: listingSlug(order.titleUk ?? order.titleEn ?? '', slugCode(id)),
    status: order.status,
    type: order.type,
    region_id: regionKey(dictionaries, order.region),
    ...leafPlace(dictionaries, order.category),
    city: order.city,
    title_uk: order.titleUk,
    title_en: order.titleEn,
    description_uk: order.descriptionUk,
    description_en: order.descriptionEn,
    quantity: order.quantity,
    unit: order.unit,
    quantity_note_uk: order.quantityNoteUk,
    quantity_note_en: order.quantityNoteEn,
    repeat: order.repeat,
    budget_mode: order.budgetMode,
    budget_min: order.budgetMin,
    budget_max: order.budgetMax,
    currency: order.currency,
    budget_per: order.budgetPer,
    vat: order.budgetMin === null ? null : order.vat,
    offers_until: order.offersUntil,
    needed_by: order.neededBy,
    material_by: order.materialBy,
    // Real users state what they need and seldom what they do not need, so false is stored as null.
    sample_required: order.sampleRequired || null,
    nda_required: order.ndaRequired || null,
    certificates: order.certificates,
    attributes: order.attributes,
    contact_name: order.contact.name,
    contact_email: order.contact.email,
    contact_phone: order.contact.phone,
    contact_show: order.contact.show,
    published_at: order.publishedAt,
    bumped_at: order.bumpedAt,
    expires_at: order.expiresAt,
    top_until: order.topUntil,
    highlight_until: order.highlightUntil,
    home_until: order.homeUntil,
    demo: true,
    created_at: order.createdAt,
    updated_at: order.publishedAt,
  }
}
