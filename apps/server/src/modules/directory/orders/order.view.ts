import type { Order, OrderStatus, OrderSummary } from '@verstat/contract'
import type { z } from 'zod/mini'
import { type PictureRow, viewPicture } from '../../uploads/index.ts'
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
 * Renders the fields that both the order's page and the owner's call return. The field `buyer` is missing, because only
 * the page names the buyer.
 */
export function viewOrder(
  row: OrderDetailRow,
  parts: {
    readonly pictures: readonly PictureRow[]
    readonly files: readonly { id: string; name: string; mime: string; size: number }[]
    readonly stats: { readonly views: number; readonly contacts: number }
  },
  ctx: ViewContext,
): Omit<z.input<typeof Order>, 'buyer'> {
  return {
    ...viewFacts(row, ctx),
    ...readFields(PAGE_COLUMNS, row, ctx.dictionaries),
    images: parts.pictures.map(viewPicture),
    files: parts.files.map(({ id, name, mime, size }) => ({
      id,
      name,
      mime,
      size,
      url: `/media/${id}/file`,
    })),
    // The contact is available only while the order accepts offers.
    contactShow: apiStatus(row, ctx.now) === 'published' ? row.contact_show : 'none',
    counts: { views: parts.stats.views, contacts: parts.stats.contacts },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Returns the status as the API shows it. A published order past its expiry is `expired`. */
export function apiStatus(
  row: { status: StoredOrderStatus; expires_at: Date | null },
  now: Date,
): OrderStatus {
  const isOver = row.expires_at !== null && row.expires_at <= now
  return row.status === 'published' && isOver ? 'expired' : row.status
}

function viewFacts(row: Omit<OrderSummaryRow, 'image'>, { dictionaries, now }: ViewContext) {
  return {
    id: row.id,
    number: row.number,
    slug: row.slug,
    status: apiStatus(row, now),
    ...readFields(LISTED_COLUMNS, row, dictionaries),
    publishedAt: row.published_at?.toISOString() ?? null,
    bumpedAt: row.bumped_at?.toISOString() ?? null,
    isBumpPaid: row.paid_bump_at !== null && row.paid_bump_at.getTime() === row.bumped_at?.getTime(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    promotion: viewPromotion(row, now),
  }
}
