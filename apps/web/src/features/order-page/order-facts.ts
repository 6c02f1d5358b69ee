import type { Category, Order, Region } from '@verstat/contract'
import { townName } from '@verstat/seo'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { fact, type ListingFact } from '../listing/facts/listing-fact.ts'
import { ORDER_FACT_LABELS } from '../listing/facts/order-fact-words.ts'
import { ruleFacts } from '../listing/facts/rule-facts.ts'
import { orderQuantity } from '../listing/listing-words.ts'

/** Returns the facts of an order, the most important fact first. */
export function orderFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  order: Order,
  category: Category | undefined,
  region: Region | undefined,
): readonly ListingFact[] {
  const { vat, repeat } = order
  const budget = format.budget(order)
  const showsVat = vat !== null && order.budgetMin !== null
  return [
    ...fact('quantity', t('fields.order.quantity'), orderQuantity({ t, format }, order)),
    ...fact('repeat', t('fields.order.repeat'), repeat ? t(`orderpage.repeat.${repeat}`) : undefined),
    ...fact(
      'budget',
      t('fields.order.budget'),
      showsVat
        ? t('fields.order.budgetWithVat', {
            budget,
            vat: t(vat ? 'common.money.withVat' : 'common.money.withoutVat'),
          })
        : budget,
    ),
    ...fact('offersUntil', t('fields.order.offersUntil'), format.fullDay(order.offersUntil)),
    ...fact(
      'neededBy',
      t('fields.order.neededBy'),
      order.neededBy === null ? undefined : format.fullDay(order.neededBy),
    ),
    ...ruleFacts({ t, format }, ORDER_FACT_LABELS, order),
    ...fact(
      'type',
      t('fields.order.type'),
      t(`orders.type.${order.type}`),
      listingPath('orders', { type: order.type }),
    ),
    ...fact(
      'category',
      t('fields.order.category'),
      category?.name[t.locale],
      category && listingPath('orders', { categorySlug: category.slug }),
    ),
    ...fact(
      'region',
      t('fields.order.region'),
      region?.name[t.locale],
      region && listingPath('orders', { regionSlug: region.slug }),
    ),
    ...fact('city', t('fields.order.city'), townName(t, order.city)),
  ]
}
