import type { Category, Order, Region } from '@verstat/contract'
import { townName } from '@verstat/seo'
import { listingPath } from '../../lib/listing-path.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { fact, type ListingFact } from '../listing/listing-fact.ts'
import { orderQuantity, ownText } from '../listing/listing-words.ts'

/** The conditions of an order, the ones that decide first. */
export function orderFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  order: Order,
  category: Category | undefined,
  region: Region | undefined,
): readonly ListingFact[] {
  const vat = t(order.vat ? 'common.money.withVat' : 'common.money.withoutVat')
  const budget = format.budget(order)
  const isOpenSum = order.budgetMode === 'request'
  return [
    ...fact('quantity', t('orders.fact.quantity'), orderQuantity({ t, format }, order)),
    ...fact('repeat', t('orders.fact.repeat'), t(`orders.repeat.${order.repeat}`)),
    ...fact(
      'budget',
      t('orders.fact.budget'),
      isOpenSum ? budget : t('orders.fact.budgetWithVat', { budget, vat }),
    ),
    ...fact('offersUntil', t('orders.fact.offersUntil'), format.fullDay(order.offersUntil)),
    ...fact(
      'neededBy',
      t('orders.fact.neededBy'),
      order.neededBy === null ? undefined : format.fullDay(order.neededBy),
    ),
    ...fact('material', t('orders.fact.material'), t(`orders.materialBy.${order.materialBy}`)),
    ...fact(
      'sample',
      t('orders.fact.sample'),
      t(order.sampleRequired ? 'orders.fact.sampleRequired' : 'orders.fact.sampleNotRequired'),
    ),
    ...fact(
      'nda',
      t('orders.fact.nda'),
      t(order.ndaRequired ? 'orders.fact.ndaRequired' : 'orders.fact.ndaNotRequired'),
    ),
    ...fact('certificates', t('orders.fact.certificates'), ownText(order.certificates.join(', '), t.locale)),
    ...fact(
      'type',
      t('orders.fact.type'),
      t(`orders.type.${order.type}`),
      listingPath('orders', { type: order.type }),
    ),
    ...fact(
      'category',
      t('orders.fact.category'),
      category?.name[t.locale],
      category && listingPath('orders', { categorySlug: category.slug }),
    ),
    ...fact(
      'region',
      t('orders.fact.region'),
      region?.name[t.locale],
      region && listingPath('orders', { regionSlug: region.slug }),
    ),
    ...fact('city', t('orders.fact.city'), townName(t, order.city)),
  ]
}
