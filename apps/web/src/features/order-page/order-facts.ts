import type { Category, Order, Region } from '@verstat/contract'
import { placeText } from '@verstat/seo'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { fact, type ListingFact } from '../listing/facts/listing-fact.ts'
import { ORDER_FACT_LABELS } from '../listing/facts/order-fact-words.ts'
import { ruleFacts } from '../listing/facts/rule-facts.ts'
import { orderQuantity, raisedAt } from '../listing/listing-words.ts'
import { attributeFacts } from './order-attributes.ts'

type Context = Pick<PageContext, 't' | 'format'>

/**
 * Returns the facts of an order. Their sequence is the same for all orders: the most decisive facts come first, the
 * number and the date of the order last. Facts that say nothing are left out, such as «зразок не потрібен» (no sample
 * is needed).
 */
export function orderFacts(
  context: Context,
  order: Order,
  { category, region }: { readonly category: Category | undefined; readonly region: Region | undefined },
): readonly ListingFact[] {
  const { t, format } = context
  const { repeat, neededBy, publishedAt } = order
  const quantity = fact('quantity', t('fields.order.quantity'), orderQuantity(context, order))
  const often = repeat ? t(`orderpage.repeat.${repeat}`) : undefined
  return [
    // How often the order repeats is a note to the quantity. Without a quantity, it is a fact of its own.
    ...(quantity.length > 0
      ? quantity.map((each) => (often ? { ...each, note: often } : each))
      : fact('quantity', t('fields.order.repeat'), often)),
    ...budgetFact(context, order),
    ...fact(
      'place',
      t('orderpage.fact.place'),
      placeText(t, order.city, region),
      region && listingPath('orders', { regionSlug: region.slug }),
    ),
    ...fact(
      'type',
      t('fields.order.type'),
      t(`orders.type.${order.type}`),
      listingPath('orders', { type: order.type }),
    ),
    ...fact('neededBy', t('fields.order.neededBy'), neededBy === null ? undefined : format.fullDay(neededBy)),
    ...ruleFacts(context, ORDER_FACT_LABELS, {
      ...order,
      sampleRequired: order.sampleRequired || null,
      ndaRequired: order.ndaRequired || null,
    }),
    ...attributeFacts(context, category?.fields ?? [], order.attributes),
    ...fact(
      'number',
      t('orderpage.fact.number'),
      t('orderpage.fact.numberValue', { number: String(order.number) }),
    ),
    ...fact(
      'published',
      t('orderpage.fact.published'),
      publishedAt === null ? undefined : format.fullDay(publishedAt),
    ).map((each) => ({ ...each, ...raisedNote(context, order) })),
  ]
}

/** Explains why lists show the order among newer ones. */
function raisedNote({ t, format }: Context, order: Order): Pick<ListingFact, 'note'> {
  const at = raisedAt(format, order)
  if (at === undefined) return {}
  return {
    note: t(`orderpage.fact.${order.isBumpPaid ? 'bumped' : 'renewed'}`, { date: format.fullDay(at) }),
  }
}

function budgetFact({ t, format }: Context, order: Order): ListingFact[] {
  const { budgetMode, budgetMin, budgetMax, currency, vat } = order
  const isRange = budgetMode === 'range' && budgetMin !== null && budgetMax !== null && budgetMin < budgetMax
  const per = order.budgetPer === 'unit' ? format.perUnit(order.unit) : undefined
  const tax =
    vat === null || budgetMin === null
      ? undefined
      : t(vat ? 'common.money.withVat' : 'common.money.withoutVat')
  const note = [per, tax].filter(Boolean).join(', ')
  return fact('budget', t('fields.order.budget'), format.budget({ ...order, budgetPer: 'total' })).map(
    (each) => ({
      ...each,
      ...(note ? { note } : {}),
      ...(isRange
        ? { range: { from: format.money(budgetMin, currency), to: format.money(budgetMax, currency) } }
        : {}),
    }),
  )
}
