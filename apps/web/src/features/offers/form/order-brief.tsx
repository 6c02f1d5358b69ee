import type { Order } from '@verstat/contract'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { fact, type ListingFact } from '../../listing/facts/listing-fact.ts'
import { ORDER_FACT_LABELS } from '../../listing/facts/order-fact-words.ts'
import { ruleFacts } from '../../listing/facts/rule-facts.ts'
import { orderQuantity } from '../../listing/listing-words.ts'

export type OrderBriefProps = { readonly order: Order }

/** What the customer asks for, to read while typing. */
export function OrderBrief({ order }: OrderBriefProps) {
  const { t } = usePage()
  return (
    <section
      aria-labelledby="order-brief"
      className="rounded-12 border border-line bg-surface p-4 max-lg:hidden"
    >
      <h2 id="order-brief" className="text-17">
        {t('offers.form.order')}
      </h2>
      <BriefFacts order={order} />
    </section>
  )
}

/** The same on a phone, where it is folded. */
export function FoldedOrderBrief({ order }: OrderBriefProps) {
  const { t } = usePage()
  return (
    <Disclosure
      summary={t('offers.form.order')}
      className="rounded-12 border border-line bg-surface px-4 lg:hidden"
    >
      <div className="pb-3">
        <BriefFacts order={order} />
      </div>
    </Disclosure>
  )
}

function BriefFacts({ order }: OrderBriefProps) {
  return (
    <dl className="mt-2 grid gap-2">
      {useBriefFacts(order).map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-13 text-ink-soft">{label}</dt>
          <dd lang={value.lang} className="font-medium wrap-anywhere">
            {value.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useBriefFacts(order: Order): readonly ListingFact[] {
  const page = usePage()
  const { t, format } = page
  const { budgetMin, vat, neededBy } = order
  const tax =
    vat === null || budgetMin === null ? '' : t(vat ? 'common.money.withVat' : 'common.money.withoutVat')
  const budget = format.budget(order)
  return [
    ...fact('quantity', t('fields.order.quantity'), orderQuantity(page, order)),
    ...fact('budget', t('fields.order.budget'), budget && [budget, tax].filter(Boolean).join(', ')),
    ...fact('neededBy', t('fields.order.neededBy'), neededBy === null ? undefined : format.fullDay(neededBy)),
    ...ruleFacts(page, ORDER_FACT_LABELS, {
      ...order,
      sampleRequired: order.sampleRequired || null,
      ndaRequired: order.ndaRequired || null,
    }),
  ]
}
