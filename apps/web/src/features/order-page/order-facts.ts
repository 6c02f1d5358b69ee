import type { Category, Order, Region } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import { townName } from '@verstat/seo'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { fact, type ListingFact } from '../listing/listing-fact.ts'
import { orderQuantity, ownText } from '../listing/listing-words.ts'

/** The conditions of an order, the ones that decide first. */
export function orderFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  order: Order,
  category: Category | undefined,
  region: Region | undefined,
): readonly ListingFact[] {
  const { vat, repeat, materialBy } = order
  const budget = format.budget(order)
  const saysVat = vat !== null && order.budgetMin !== null
  const answer = (said: boolean | null, yes: MessageKey, no: MessageKey) =>
    said === null ? undefined : t(said ? yes : no)
  return [
    ...fact('quantity', t('orderpage.fact.quantity'), orderQuantity({ t, format }, order)),
    ...fact('repeat', t('orderpage.fact.repeat'), repeat ? t(`orderpage.repeat.${repeat}`) : undefined),
    ...fact(
      'budget',
      t('orderpage.fact.budget'),
      saysVat
        ? t('orderpage.fact.budgetWithVat', {
            budget,
            vat: t(vat ? 'common.money.withVat' : 'common.money.withoutVat'),
          })
        : budget,
    ),
    ...fact('offersUntil', t('orderpage.fact.offersUntil'), format.fullDay(order.offersUntil)),
    ...fact(
      'neededBy',
      t('orderpage.fact.neededBy'),
      order.neededBy === null ? undefined : format.fullDay(order.neededBy),
    ),
    ...fact(
      'material',
      t('orderpage.fact.material'),
      materialBy ? t(`orders.materialBy.${materialBy}`) : undefined,
    ),
    ...fact(
      'sample',
      t('orderpage.fact.sample'),
      answer(order.sampleRequired, 'orderpage.fact.sampleRequired', 'orderpage.fact.sampleNotRequired'),
    ),
    ...fact(
      'nda',
      t('orderpage.fact.nda'),
      answer(order.ndaRequired, 'orderpage.fact.ndaRequired', 'orderpage.fact.ndaNotRequired'),
    ),
    ...fact(
      'certificates',
      t('orderpage.fact.certificates'),
      ownText(order.certificates.join(', '), t.locale),
    ),
    ...fact(
      'type',
      t('orderpage.fact.type'),
      t(`orders.type.${order.type}`),
      listingPath('orders', { type: order.type }),
    ),
    ...fact(
      'category',
      t('orderpage.fact.category'),
      category?.name[t.locale],
      category && listingPath('orders', { categorySlug: category.slug }),
    ),
    ...fact(
      'region',
      t('orderpage.fact.region'),
      region?.name[t.locale],
      region && listingPath('orders', { regionSlug: region.slug }),
    ),
    ...fact('city', t('orderpage.fact.city'), townName(t, order.city)),
  ]
}
