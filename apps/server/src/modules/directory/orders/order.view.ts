import type { Order, OrderStatus, OrderSummary } from '@verstat/contract'
import type { z } from 'zod/mini'
import { type FileRow, type PictureRow, viewPicture, viewPublicFile } from '../../uploads/index.ts'
import type { Dictionaries } from '../dictionaries/dictionary-snapshot.ts'
import { viewPromotion } from '../listing/promotion/promotion.view.ts'
import { readFields } from '../listing/writing/field-columns.ts'
import type { OrderDetailRow, OrderSummaryRow } from './order.repository.ts'
import type { StoredOrderStatus } from './order.tables.ts'
import { LISTED_COLUMNS, PAGE_COLUMNS } from './order-columns.ts'

type ViewContext = { readonly dictionaries: Dictionaries; readonly now: Date }

export function viewOrderSummary(row: OrderSummaryRow, ctx: ViewContext): z.input<typeof OrderSummary> {
  return { ...viewFacts(row, ctx), image: row.image && viewPicture(row.image) }
}

/**
 * Renders the fields that both the order's page and the owner's call return. The fields about the buyer and
 * the caller's own offer are missing, because only the page has them.
 */
export function viewOrder(
  row: OrderDetailRow,
  parts: {
    readonly pictures: readonly PictureRow[]
    readonly files: readonly FileRow[]
    readonly stats: { readonly views: number; readonly contacts: number }
    /** How many offers are neither withdrawn nor at their end. */
    readonly offers: number
    /** How many questions are answered. */
    readonly questions: number
  },
  ctx: ViewContext,
): Omit<z.input<typeof Order>, 'buyer' | 'offering' | 'record' | 'dealId' | 'offersChangeAt'> {
  return {
    ...viewFacts(row, ctx),
    ...readFields(PAGE_COLUMNS, row, ctx.dictionaries),
    images: parts.pictures.map(viewPicture),
    files: parts.files.map(viewPublicFile),
    // The contact is available only while the order accepts offers.
    contactShow: apiStatus(row, ctx.now) === 'published' ? row.contact_show : 'none',
    counts: {
      views: parts.stats.views,
      contacts: parts.stats.contacts,
      offers: parts.offers,
      questions: parts.questions,
    },
    termsVersion: row.terms_version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

type StatusRow = {
  readonly status: StoredOrderStatus
  readonly expires_at: Date | null
  readonly award_lapses_at: Date | null
  readonly award_completes_at: Date | null
}

/**
 * Returns the status as the API shows it. A published order past its expiry is `expired`. An award that nobody
 * confirmed in time is over, and the silence of the customer completes an order. The SQL function `order_status_at`
 * must agree; a test compares both.
 */
export function apiStatus(row: StatusRow, now: Date): OrderStatus {
  const isPast = (moment: Date | null) => moment !== null && moment <= now
  if (row.status === 'awarded' && isPast(row.award_completes_at)) return 'completed'
  const isLapsed = row.status === 'awarded' && isPast(row.award_lapses_at)
  if (row.status !== 'published' && !isLapsed) return row.status
  return isPast(row.expires_at) ? 'expired' : 'published'
}

function viewFacts(row: Omit<OrderSummaryRow, 'image'>, { dictionaries, now }: ViewContext) {
  return {
    id: row.id,
    number: row.number,
    slug: row.slug,
    status: apiStatus(row, now),
    ...readFields(LISTED_COLUMNS, row, dictionaries),
    drawingSizesMm: row.drawing_sizes,
    publishedAt: row.published_at?.toISOString() ?? null,
    bumpedAt: row.bumped_at?.toISOString() ?? null,
    isBumpPaid: row.paid_bump_at !== null && row.paid_bump_at.getTime() === row.bumped_at?.getTime(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    promotion: viewPromotion(row, now),
  }
}
