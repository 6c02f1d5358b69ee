import type { Order } from '@verstat/contract'
import { OFFERS_PER_ORDER_MAX } from '@verstat/contract/browser'
import type { MessageKey } from '@verstat/i18n'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { isSealedOrder, opensAt } from '../../lib/sealed-offers.ts'
import { usePage } from '../../lib/use-page.ts'
import { LastOfferLine } from './last-offer.tsx'
import type { OfferPartView } from './offer-part-view.ts'
import { offerAfterSignIn } from './offer-path.ts'

/** Path of the page on which the visitor may send an offer, perhaps after signing in. Undefined if that is not possible. */
export function sendPath({ slug, status, offering, isOwner }: OfferPartView): string | undefined {
  if (isOwner || status !== 'published') return undefined
  if (offering === null) return offerAfterSignIn(slug)
  const { offerId, needs, left } = offering
  return offerId === null && !isBarred(needs) && left > 0 ? `/orders/${slug}/offer` : undefined
}

type Needs = NonNullable<Order['offering']>['needs']

/** Whether something keeps the visitor from sending an offer. The agreement about closed files does not. */
export function isBarred(needs: Needs): boolean {
  return needs.some((need) => need !== 'accept_nda')
}

/** The number of free places is shown when so few are left. */
const FEW_SEATS = 10

/**
 * How many offers an order has, how its buyer has treated earlier ones, and what the visitor can do. The buyer reads
 * when the own offers open, and not what producers read about buyers.
 */
export function OfferPart({ view }: { readonly view: OfferPartView }) {
  const { t, format, now } = usePage()
  const { counts, maxOffers, offersUntil, record, status, visibility, isOwner } = view
  const isSealed = isSealedOrder(view, now())
  const isOpen = status === 'published'
  return (
    <section aria-labelledby="offers-heading" id="offers" className="grid scroll-mt-4 gap-2">
      <h2 id="offers-heading" className="text-17">
        {t('offers.part.title')}
      </h2>
      <p>
        {counts.offers === 0 ? t('offers.part.none') : t('offers.part.count', { n: counts.offers })}
        {isOpen && maxOffers - counts.offers <= FEW_SEATS && (
          <span className="text-ink-soft">
            {' '}
            {t('offers.part.seats', { n: Math.max(0, maxOffers - counts.offers) })}
          </span>
        )}
      </p>
      {visibility === 'invited' && <p className="text-13 text-ink-soft">{t('offers.part.invited')}</p>}
      {isSealed && (
        <p>
          {t(isOwner ? 'offers.part.ownSealed' : 'offers.sealed', {
            at: format.dayTime(opensAt(offersUntil)),
          })}
        </p>
      )}
      {record && !isOwner && <BuyerRecordLines record={record} isSealed={isSealed} />}
      <OfferAction view={view} />
    </section>
  )
}

type RecordProps = { readonly record: NonNullable<Order['record']>; readonly isSealed: boolean }

/** How soon the buyer usually reads an offer says nothing of sealed ones. */
function BuyerRecordLines({ record, isSealed }: RecordProps) {
  const { t } = usePage()
  const { orders, awardedShare, answeredShare, reactionHours, unansweredQuestions } = record
  // Without offers to earlier orders there is nothing to tell beside the card of the buyer.
  const isNew = awardedShare === null && answeredShare === null && reactionHours === null
  if (isNew && unansweredQuestions === 0) return null
  const percent = (share: number) => String(Math.round(share * 100))
  return (
    <ul className="text-13 text-ink-soft">
      <li>{t('offers.record.orders', { n: orders })}</li>
      {awardedShare !== null && <li>{t('offers.record.awarded', { percent: percent(awardedShare) })}</li>}
      {answeredShare !== null && <li>{t('offers.record.answered', { percent: percent(answeredShare) })}</li>}
      {reactionHours !== null && !isSealed && <li>{t('offers.record.reaction', { n: reactionHours })}</li>}
      {unansweredQuestions > 0 && <li>{t('offers.record.unanswered', { n: unansweredQuestions })}</li>}
    </ul>
  )
}

/** Pages that fix what is missing. The other needs cannot be fixed by the visitor. */
const fixes = (slug: string) =>
  new Map<string, { readonly to: string; readonly text: MessageKey }>([
    ['verify_email', { to: '/user/edit', text: 'offers.fix.verify_email' }],
    ['publish_producer', { to: '/advertisement/producer', text: 'offers.fix.publish_producer' }],
    ['accept_nda', { to: `/orders/${slug}/files#nda`, text: 'offers.fix.accept_nda' }],
  ])

function OfferAction({ view }: { readonly view: OfferPartView }) {
  const { t } = usePage()
  const href = useHref()
  const { slug, offering, dealId, isOwner, status } = view
  const deal = dealId !== null && (
    <LinkButton href={href(`/user/deals/${dealId}`)}>{t('offers.part.deal')}</LinkButton>
  )
  if (isOwner) {
    return (
      <>
        <LinkButton href={href(`/user/advertisment/offers/${slug}`)}>{t('offers.part.compare')}</LinkButton>
        {deal}
      </>
    )
  }
  if (offering?.offerId) {
    return (
      <>
        {offering.offerNumber !== null && (
          <p>{t('offers.part.sent', { number: String(offering.offerNumber) })}</p>
        )}
        <LinkButton variant="primary" href={href(`/user/offers/${offering.offerId}`)}>
          {t('offers.part.own')}
        </LinkButton>
        {deal}
      </>
    )
  }
  const path = sendPath(view)
  const last = offering?.last
  return (
    <>
      {last && <LastOfferLine last={last} left={offering.left} isOpen={status === 'published'} />}
      {path !== undefined && (
        <LinkButton variant="primary" href={href(path)}>
          {last && offering
            ? t('offers.last.again', { left: String(offering.left), max: String(OFFERS_PER_ORDER_MAX) })
            : t('offers.part.send')}
        </LinkButton>
      )}
      {status === 'published' && offering !== null && offering.needs.length > 0 ? (
        <OfferNeeds slug={slug} needs={offering.needs} />
      ) : (
        path === undefined && deal
      )}
    </>
  )
}

/** Says what is missing to send an offer, with the pages that fix it. */
export function OfferNeeds({ slug, needs }: { readonly slug: string; readonly needs: Needs }) {
  const { t } = usePage()
  const pages = fixes(slug)
  return (
    <ul className="grid gap-1 rounded-8 border border-line bg-well p-3">
      {needs.map((need) => {
        const fix = pages.get(need)
        return (
          <li key={need}>
            {t(`offers.need.${need}`)}{' '}
            {fix && (
              <SiteLink to={fix.to} className="text-link">
                {t(fix.text)}
              </SiteLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
