import type { Producer, ProducerSummary } from '@verstat/contract'
import type { z } from 'zod/mini'
import { viewPicture } from '../../uploads/index.ts'
import type { Dictionaries } from '../dictionaries/dictionary-snapshot.ts'
import { viewPromotion } from '../listing/promotion/promotion.view.ts'
import { readFields } from '../listing/writing/field-columns.ts'
import type { ProducerDetailRow, ProducerPictureRow, ProducerSummaryRow } from './producer.repository.ts'
import { LISTED_COLUMNS, PAGE_COLUMNS, PRODUCER_COLUMNS } from './producer-columns.ts'

type ViewContext = { readonly dictionaries: Dictionaries; readonly now: Date }

export function viewProducerSummary(
  row: ProducerSummaryRow,
  ctx: ViewContext,
): z.input<typeof ProducerSummary> {
  return { ...viewFacts(row, ctx), logo: row.logo && viewPicture(row.logo) }
}

/**
 * Renders the public view of a producer. The address, the location and the number of employees appear only if the owner
 * allows it. The company code appears only while the producer is verified. Phone numbers and the e-mail address never
 * appear.
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
    ...readFields(PAGE_COLUMNS, row, ctx.dictionaries),
    edrpou: facts.verification ? row.edrpou : null,
    address: row.show_address ? row.address : null,
    location: row.show_address ? PRODUCER_COLUMNS.location.read(row, ctx.dictionaries) : null,
    employees: row.show_employees ? row.employees : null,
    certificates: row.certificates.map(({ name, number, issuer, validUntil }) => ({
      name,
      number,
      issuer,
      validUntil,
    })),
    // The contact is available only while the producer is published.
    contactShow: row.status === 'published' ? row.contact_show : 'none',
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
    ...readFields(LISTED_COLUMNS, row, dictionaries),
    categoryIds: row.category_keys.map((key) => dictionaries.category(key).code),
    verification: viewVerification(row, now),
    promotion: viewPromotion(row, now),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Returns null if the verification has expired. */
function viewVerification(
  row: Pick<ProducerSummaryRow, 'verified_at' | 'verified_until' | 'verification_source'>,
  now: Date,
) {
  const { verified_at: since, verified_until: until, verification_source: source } = row
  if (!since || !until || !source || until <= now) return null
  return { source, verifiedAt: since.toISOString(), until: until.toISOString() }
}
