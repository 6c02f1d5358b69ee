import type { Producer, ProducerSummary } from '@verstat/contract'
import type { z } from 'zod/mini'
import { viewPicture } from '../../uploads/index.ts'
import type { Dictionaries } from '../dictionary-snapshot.ts'
import { localized, localizedOrNull } from '../localized-columns.ts'
import { viewPromotion } from '../promotion.view.ts'
import type { ProducerDetailRow, ProducerPictureRow, ProducerSummaryRow } from './producer.repository.ts'

type ViewContext = { readonly dictionaries: Dictionaries; readonly now: Date }

/** A producer as a card of a list. */
export function viewProducerSummary(
  row: ProducerSummaryRow,
  ctx: ViewContext,
): z.input<typeof ProducerSummary> {
  return { ...viewFacts(row, ctx), logo: row.logo && viewPicture(row.logo) }
}

/**
 * A producer as strangers may see it. Names every field it sends. Address, place on the map and headcount appear
 * only when the owner shows them, the company code only while verified; phones and e-mail never.
 */
export function viewProducer(
  row: ProducerDetailRow,
  parts: {
    readonly pictures: readonly ProducerPictureRow[]
    readonly stats: { readonly views: number; readonly contacts: number }
  },
  ctx: ViewContext,
): z.input<typeof Producer> {
  const facts = viewFacts(row, ctx)
  const pictures = (role: ProducerPictureRow['role']) =>
    parts.pictures.filter((picture) => picture.role === role).map(viewPicture)
  return {
    ...facts,
    logo: pictures('logo')[0] ?? null,
    cover: pictures('cover')[0] ?? null,
    gallery: pictures('gallery'),
    description: localized(row.description_uk, row.description_en),
    edrpou: facts.verification ? row.edrpou : null,
    address: row.show_address ? row.address : null,
    location: row.show_address ? viewLocation(row) : null,
    serviceRegionIds: row.service_region_ids.map((key) => ctx.dictionaries.region(key).code),
    processes: row.processes,
    materials: row.materials,
    employees: row.show_employees ? row.employees : null,
    foundedYear: row.founded_year,
    equipment: row.equipment.map(({ name, model, count, note }) => ({ name, model, count, note })),
    certificates: row.certificates.map(({ name, number, issuer, validUntil }) => ({
      name,
      number,
      issuer,
      validUntil,
    })),
    website: row.website,
    workHours: row.work_hours,
    // A contact is offered only while the producer is listed.
    contactShow: row.status === 'published' ? row.contact_show : 'none',
    capacity: viewCapacity(row),
    completeness: row.completeness,
    counts: { views: parts.stats.views, contacts: parts.stats.contacts },
    createdAt: row.created_at.toISOString(),
  }
}

function viewFacts(row: Omit<ProducerSummaryRow, 'logo'>, { dictionaries, now }: ViewContext) {
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    name: row.name,
    kind: row.kind,
    tagline: localizedOrNull(row.tagline_uk, row.tagline_en),
    categoryIds: row.category_keys.map((key) => dictionaries.category(key).code),
    regionId: dictionaries.region(row.region_id).code,
    city: row.city,
    moq: viewMoq(row),
    leadTimeDays: viewLeadTime(row),
    samples: row.samples,
    acceptsTolling: row.accepts_tolling,
    acceptsSmallBatch: row.accepts_small_batch,
    verification: viewVerification(row, now),
    promotion: viewPromotion(row, now),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The badge holds only until its day; a lapsed one says nothing. */
function viewVerification(
  row: Pick<ProducerSummaryRow, 'verified_at' | 'verified_until' | 'verification_source'>,
  now: Date,
) {
  const { verified_at: since, verified_until: until, verification_source: source } = row
  if (!since || !until || !source || until <= now) return null
  return { source, verifiedAt: since.toISOString(), until: until.toISOString() }
}

export function viewLocation({ latitude, longitude }: Pick<ProducerDetailRow, 'latitude' | 'longitude'>) {
  return latitude !== null && longitude !== null ? { lat: latitude, lon: longitude } : null
}

export function viewMoq({
  moq_value: value,
  moq_unit: unit,
}: Pick<ProducerSummaryRow, 'moq_value' | 'moq_unit'>) {
  return value !== null && unit !== null ? { value: Number(value), unit } : null
}

export function viewLeadTime({
  lead_days_min: min,
  lead_days_max: max,
}: Pick<ProducerSummaryRow, 'lead_days_min' | 'lead_days_max'>) {
  return min !== null && max !== null ? { min, max } : null
}

export function viewCapacity(row: Pick<ProducerDetailRow, 'accepting_from' | 'closed_until'>) {
  if (row.accepting_from === null && row.closed_until === null) return null
  return { acceptingFrom: row.accepting_from, closedUntil: row.closed_until }
}
