import { BadgeCheck } from '@verstat/ui/icons'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { BuyerView } from './buyer-view.ts'

/** The user who placed the order, and what became of their other orders. */
export function BuyerCard({
  buyer: { name, company, since, others, outcomes },
}: {
  readonly buyer: BuyerView
}) {
  const { t } = usePage()
  return (
    <section
      aria-labelledby="buyer-heading"
      className="grid grid-cols-1 gap-1 border-line not-first:border-t not-first:pt-3"
    >
      <h2 id="buyer-heading" className="text-13 font-regular text-ink-soft">
        {t('orderpage.buyer.title')}
      </h2>
      <p lang={name.lang} className="font-medium wrap-anywhere">
        {name.text}
      </p>
      {company && (
        <p className="wrap-anywhere">
          <SiteLink to={company.href} lang={company.name.lang} className="text-link">
            {company.name.text}
          </SiteLink>
          <span className="flex items-center gap-1 text-13 text-good">
            <BadgeCheck size={16} className="shrink-0" />
            {t('orderpage.buyer.verified')}
          </span>
        </p>
      )}
      <p className="text-13 text-ink-soft">{since}</p>
      <p className="text-13">{others}</p>
      {outcomes.length > 0 && (
        <dl className="text-13">
          {outcomes.map(({ key, label, count }) => (
            <div key={key} className="flex justify-between gap-2 border-t border-line py-0.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium">{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
