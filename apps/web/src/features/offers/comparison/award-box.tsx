import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import type { ComparisonView } from './load-comparison.ts'

/** Takes the focus after an offer was accepted. */
export const AWARD_ID = 'award'

/** What happens next once an offer was accepted, with the way to the deal. */
export function AwardBox({ view: { comparison } }: { readonly view: ComparisonView }) {
  const { t, format } = usePage()
  const href = useHref()
  const { order, items } = comparison
  if (order.dealId === null) return null
  const accepted = items.find(({ offer }) => offer.status === 'accepted')
  const producer = accepted?.offer.producer?.name
  return (
    <div
      id={AWARD_ID}
      tabIndex={-1}
      className="grid max-w-3xl scroll-mt-4 justify-items-start gap-3 rounded-8 border border-good/40 bg-good-soft px-4 py-3 print:hidden"
    >
      <div>
        {producer && <p className="font-medium wrap-anywhere">{t('comparison.award.title', { producer })}</p>}
        <p>
          {order.confirmUntil === null
            ? t('comparison.award.confirmed')
            : t('comparison.award.next', { date: format.dayTime(order.confirmUntil) })}
        </p>
      </div>
      <LinkButton variant="primary" href={href(`/user/deals/${order.dealId}`)}>
        {t('offers.part.deal')}
      </LinkButton>
    </div>
  )
}
