import type { OrderSummary, OrderType } from '@verstat/contract'
import type { Urgency } from '@verstat/i18n'
import { placeText } from '@verstat/seo'
import type { PictureSource } from '@verstat/ui/picture'
import type { DirectoryIndex } from '../../../lib/api/directory-index.ts'
import type { PageContext } from '../../../lib/page-context.ts'
import { orderQuantity, pictureSource, type WrittenText, writtenText } from '../listing-words.ts'
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
  readonly published?: { readonly at: string; readonly day: string; readonly exact: string }
  readonly picture?: PictureSource
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
    ...(order.bumpedAt
      ? {
          published: {
            at: order.bumpedAt,
            day: format.recentDay(order.bumpedAt),
            exact: format.exact(order.bumpedAt),
          },
        }
      : {}),
    ...(order.image ? { picture: pictureSource(order.image) } : {}),
    paid: rowPaidKinds(order, now(), isAd),
    ...(order.regionId === 'ukraine' ? { wholeCountry: true } : {}),
  }
}

/** In a narrow column, the line may break between the number and the unit, but never inside the number. */
function rowQuantity(
  { quantity }: OrderSummary,
  written: WrittenText,
): WrittenText & { readonly isNote?: true } {
  if (quantity === null) return { ...written, isNote: true }
  return { ...written, text: written.text.replace(/\u00a0(?=\p{L})/u, ' ') }
}
