import type { OrderOffering } from '@verstat/contract'
import { OFFERS_PER_ORDER_MAX } from '@verstat/contract/browser'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export type LastOfferLineProps = {
  readonly last: NonNullable<OrderOffering['last']>
  /** How many offers to the order may still be sent. */
  readonly left: number
  /** Whether the order takes offers. */
  readonly isOpen: boolean
}

/** Reminds of the earlier offer to the order: how it ended, and whether another can be sent. */
export function LastOfferLine({ last, left, isOpen }: LastOfferLineProps) {
  const { t, format } = usePage()
  const { id, number, status, reason, at } = last
  return (
    <p className="rounded-8 border border-line bg-well p-3">
      {t(`offers.last.${status}`, {
        number: String(number),
        date: format.day(at),
        reason: reason ? t(`offers.why.${reason}`) : '',
      })}{' '}
      <SiteLink to={`/user/offers/${id}`} className="text-link">
        {t('offers.last.open')}
      </SiteLink>
      {isOpen && left === 0 && (
        <span className="mt-1 block text-13">
          {t('offers.last.noneLeft', { max: String(OFFERS_PER_ORDER_MAX) })}
        </span>
      )}
    </p>
  )
}
