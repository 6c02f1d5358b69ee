import type { Offer } from '@verstat/contract'
import { CONFIRM_DAYS, confirmOffer, offerSums, setOfferStatus } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Disclosure } from '@verstat/ui/disclosure'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { writtenText } from '../../listing/listing-words.ts'
import { OfferTermsFacts } from '../../offer-terms/offer-terms-facts.tsx'
import { ReportLink } from '../../shared/report-link.tsx'
import { WriteLink } from '../../shared/write-link.tsx'
import type { OwnOfferView } from '../load-offers.ts'
import { SumLines } from '../sum-lines.tsx'
import { dealNews, ownStatus } from './own-status.ts'

const DAYS = String(CONFIRM_DAYS)

type Props = { readonly offer: Offer }

/** One offer for the producer who sent it: its state, what can be done, and every revision. */
export function OwnOfferPage({ view: { offer, order } }: { readonly view: OwnOfferView }) {
  const page = usePage()
  const { t, locale, format } = page
  const title = writtenText(offer.order.title, locale)
  const { history } = offer
  const state = ownStatus(page, offer)
  return (
    <div className="grid max-w-4xl gap-6">
      <div>
        <p className="text-13">
          <SiteLink to="/user/offers" className="text-link">
            {t('offers.own.title')}
          </SiteLink>
        </p>
        <h1 className="text-26 lg:text-36">{t('offers.one.title', { number: String(offer.number) })}</h1>
        <p className="mt-1">
          <SiteLink to={`/orders/${offer.order.slug}`} lang={title?.lang} className="text-link wrap-anywhere">
            {title?.text}
          </SiteLink>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone={state.tone}>{state.text}</Badge>
          <span className="text-13 text-ink-soft">
            {offer.seenAt ? t('offers.own.seen', { date: format.day(offer.seenAt) }) : t('offers.own.unseen')}
          </span>
        </p>
      </div>
      <OfferNews offer={offer} />
      <NextStep offer={offer} order={order} />
      <OfferActions offer={offer} />
      {offer.producer && <WriteLink producerId={offer.producer.id} order={offer.order.slug} />}
      <OfferTotal offer={offer} />
      <OfferTermsFacts terms={offer.terms} files={offer.files} />
      {history.length > 0 && (
        <section aria-labelledby="history-heading">
          <h2 id="history-heading" className="text-20">
            {t('offers.one.history')}
          </h2>
          {history.map(({ revision, at, terms }) => (
            <Disclosure
              key={revision}
              summary={t('offers.one.revision', { number: String(revision), date: format.dayTime(at) })}
            >
              <OfferTermsFacts terms={terms} />
            </Disclosure>
          ))}
        </section>
      )}
      <ReportLink kind="offer" of={offer.id} />
    </div>
  )
}

/** What the other side or staff said last. */
function OfferNews({ offer }: Props) {
  const page = usePage()
  const { t } = page
  const news = dealNews(page, offer)
  const { declinedReason, declinedNote, closedReason, blockedReason, asks, outdated, status } = offer
  const asked = asks.filter(({ answeredBy }) => answeredBy === null)
  const isOpen = status === 'sent' || status === 'shortlisted'
  return (
    <>
      {news !== undefined && <Note heading={news}>{''}</Note>}
      {declinedReason && (
        <Note heading={t('offers.one.declined', { reason: t(`offers.reason.${declinedReason}`) })}>
          {declinedNote ?? ''}
        </Note>
      )}
      {closedReason && <Note heading={t(`offers.closed.${closedReason}`)}>{''}</Note>}
      {blockedReason && status === 'blocked' && (
        <Note heading={t('offers.one.blocked')}>{blockedReason}</Note>
      )}
      {outdated && isOpen && <Note heading={t('offers.one.outdated')}>{t('offers.one.outdatedText')}</Note>}
      {asked.map(({ text, at, fields }) => (
        <Note
          key={at}
          heading={t('offers.one.asked', {
            fields: fields.map((field) => t(`offers.ask.${field}`)).join(', ') || t('offers.ask.other'),
          })}
        >
          {text}
        </Note>
      ))}
    </>
  )
}

/** What the customer does next with an offer that waits. */
function NextStep({ offer: { status, seenAt }, order }: OwnOfferView) {
  const { t, format } = usePage()
  if (status !== 'sent' && status !== 'shortlisted') return null
  const hours = order?.record?.reactionHours ?? null
  if (order?.opensAt && !seenAt) {
    return (
      <p className="max-w-prose">
        {t('offers.sealed', { at: format.dayTime(order.opensAt) })}{' '}
        {t('offers.next.thenSealed', { days: DAYS })}
      </p>
    )
  }
  const said = seenAt
    ? [t('offers.next.read', { date: format.day(seenAt) })]
    : [t('offers.next.unread'), ...(hours === null ? [] : [t('offers.next.reaction', { n: hours })])]
  return <p className="max-w-prose">{[...said, t('offers.next.then', { days: DAYS })].join(' ')}</p>
}

/** The sum for the quantity of the order, as the form has shown it. */
function OfferTotal({ offer: { terms } }: Props) {
  const { t, format } = usePage()
  const { quantity, unit } = terms
  const { sums } = offerSums(terms, quantity, quantity)
  if (!sums || quantity === null || unit === null) return null
  return (
    <section aria-labelledby="total-heading" className="max-w-form rounded-12 border border-line bg-well p-4">
      <h2 id="total-heading" className="text-17">
        {t('offers.one.total', { quantity: format.quantity(quantity, unit) })}
      </h2>
      <SumLines terms={terms} sums={sums} quantity={quantity} unit={unit} />
    </section>
  )
}

function Note({ heading, children }: { readonly heading: string; readonly children: string }) {
  return (
    <div className="rounded-8 border border-warn bg-warn-soft p-4">
      <p className="font-semibold">{heading}</p>
      {children !== '' && <p className="whitespace-pre-line wrap-anywhere">{children}</p>}
    </div>
  )
}

function OfferActions({ offer }: Props) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const { id, version, can, allowed, dealId, deal } = offer
  const post = (values: Readonly<Record<string, string>>) => ({
    action: href('/user/offers'),
    values: { id, version: String(version), ...values },
  })
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {dealId && (
        <LinkButton
          variant={isRunning(deal) ? 'primary' : 'secondary'}
          size="small"
          href={href(`/user/deals/${dealId}`)}
        >
          {t('offers.part.deal')}
        </LinkButton>
      )}
      {can.confirm && (
        <ActionForm
          id="confirm"
          variant="primary"
          label={t('offers.one.confirm')}
          busy={t('offers.form.busy')}
          send={(options) => send(confirmOffer, { id, version }, options)}
          done={() => reloaded(t('offers.one.confirmed'))}
          post={post({ act: 'confirm' })}
        />
      )}
      {can.revise && (
        <LinkButton size="small" href={href(`/user/offers/${id}/edit`)}>
          {t('offers.one.revise')}
        </LinkButton>
      )}
      {allowed.includes('withdrawn') && (
        <ActionForm
          id="withdraw"
          variant="quiet"
          label={t('offers.one.withdraw')}
          busy={t('offers.form.busy')}
          send={(options) => send(setOfferStatus, { id, status: 'withdrawn', version }, options)}
          done={() => reloaded(t('offers.one.withdrawn'))}
          post={post({ act: 'withdrawn' })}
        />
      )}
    </div>
  )
}

function isRunning(deal: Offer['deal']): boolean {
  return deal?.status === 'awaiting' || deal?.status === 'active' || deal?.status === 'delivered'
}
