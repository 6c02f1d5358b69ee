import type { OrderSummary, OrderType } from '@verstat/contract'
import type { Urgency } from '@verstat/i18n'
import { placeText } from '@verstat/seo'
import type { PictureSource } from '@verstat/ui/picture'
import type { DirectoryIndex } from '../../../lib/api/directory-index.ts'
import type { PageContext } from '../../../lib/page-context.ts'
import { orderQuantity, pictureSource, raisedAt, type WrittenText, writtenText } from '../listing-words.ts'
import { rowPaidKinds } from './paid-kinds.ts'
import type { PaidKind } from './paid-marks.tsx'

/** Data of an order's row. All texts are in the language of the page. */
export type OrderRowView = {
  readonly id: string
  readonly href: string
  readonly title: WrittenText
  readonly type: OrderType
  readonly category: string
  /** Icon of the category. */
  readonly icon: string
  /** `isNote` is set when the text is the owner's note and not a number. */
  readonly quantity?: WrittenText & { readonly isNote?: true }
  readonly budget: string
  readonly place: string
  readonly deadline: { readonly day: string; readonly left: string; readonly urgency: Urgency }
  readonly published?: { readonly at: string; readonly day: string }
  readonly picture?: PictureSource
  /** The size of the largest public drawing, such as «деталь 120 × 80 × 2 мм». */
  readonly size?: string
  readonly paid: readonly PaidKind[]
  /** Set when the order accepts producers from any region. */
  readonly wholeCountry?: true
}

type RowContext = Pick<PageContext, 't' | 'format' | 'now'>

export function orderRowView(
  { t, format, now }: RowContext,
  order: OrderSummary,
  index: DirectoryIndex,
  isAd = false,
): OrderRowView {
  const { text: left, urgency } = format.deadline(order.offersUntil)
  const closed = order.status !== 'published'
  const category = index.categoryById(order.categoryId)
  const quantity = orderQuantity({ t, format }, order)
  return {
    id: order.id,
    href: `/orders/${order.slug}`,
    title: writtenText(order.title, t.locale) ?? {
      text: t('orders.row.number', { number: String(order.number) }),
    },
    type: order.type,
    category: category?.name[t.locale] ?? '',
    icon: category?.icon ?? '',
    ...(quantity ? { quantity: rowQuantity(order, quantity) } : {}),
    budget: format.budgetInColumn(order),
    place: placeText(t, order.city, index.regionById(order.regionId)),
    deadline: {
      day: t('orders.row.until', { date: format.day(order.offersUntil) }),
      left: closed ? t(`orders.status.${order.status}`) : left,
      urgency: closed ? 'past' : urgency,
    },
    ...publishedPart({ t, format }, order),
    ...(order.drawingSizesMm ? { size: drawingSize({ t, format }, order.drawingSizesMm) } : {}),
    ...(order.image ? { picture: pictureSource(order.image) } : {}),
    paid: rowPaidKinds(order, now(), isAd),
    ...(order.regionId === 'ukraine' ? { wholeCountry: true } : {}),
  }
}

/**
 * The date of publication, as on the order's page. An order that was published again stands where its new date is, so
 * the row says so. A paid mark says it of a bump that was paid for.
 */
function publishedPart(
  { t, format }: Pick<RowContext, 't' | 'format'>,
  order: OrderSummary,
): Pick<OrderRowView, 'published'> {
  const { publishedAt, bumpedAt, isBumpPaid } = order
  if (publishedAt === null) return {}
  const renewedAt = isBumpPaid ? undefined : raisedAt(format, { publishedAt, bumpedAt })
  const at = renewedAt ?? publishedAt
  const day = format.recentDay(at)
  return {
    published: {
      at,
      day: renewedAt === undefined ? day : t('orders.row.renewed', { day }),
    },
  }
}

function drawingSize({ t, format }: Pick<RowContext, 't' | 'format'>, sizes: readonly number[]): string {
  return t('orders.row.size', { sizes: sizes.map((size) => format.number(size, 1)).join('\u00a0× ') })
}

/** In a narrow column, the line may break between the number and the unit, but never inside the number. */
function rowQuantity(
  { quantity }: OrderSummary,
  written: WrittenText,
): WrittenText & { readonly isNote?: true } {
  if (quantity === null) return { ...written, isNote: true }
  return { ...written, text: written.text.replace(/\u00a0(?=\p{L})/u, ' ') }
}
