import { OFFER_STATUSES } from '@verstat/contract/browser'
import { leadText, stepPrice } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { writtenText } from '../../listing/listing-words.ts'
import { type OwnOffersView, offersPath } from '../load-offers.ts'
import { stepFor } from '../sum-lines.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { OwnQuestions } from './own-questions.tsx'
import { dealNews, ownStatus } from './own-status.ts'

type Props = { readonly view: OwnOffersView }

/** Lists the offers that the user has sent, and the orders to which the user is invited. */
export function OwnOffersPage({ view }: Props) {
  const { t } = usePage()
  const href = useHref()
  const {
    query,
    offers: { items, next, counts },
    invitations,
    questions,
    orders,
  } = view
  const { before, ...first } = query
  const known = OFFER_STATUSES.filter((status) => (counts[status] ?? 0) > 0)
  return (
    <div className="max-w-5xl">
      <h1 className="text-26 lg:text-36">{t('offers.own.title')}</h1>
      {invitations.length > 0 && (
        <section aria-labelledby="invitations-heading" className="mt-5">
          <h2 id="invitations-heading" className="text-20">
            {t('offers.own.invitations')}
          </h2>
          <ul className="mt-2 divide-y divide-line rounded-12 border border-line bg-surface">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.order.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      {known.length > 1 && (
        <nav aria-label={t('offers.own.filter')} className="mt-5">
          <ul className="flex flex-wrap gap-2">
            <li>
              <Chip href={href(offersPath())} selected={query.status === undefined}>
                {t('offers.own.all')}
              </Chip>
            </li>
            {known.map((status) => (
              <li key={status}>
                <Chip href={href(offersPath({ status }))} selected={query.status === status}>
                  {t(`offers.status.${status}`)}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-label={t('offers.own.title')} className="mt-5">
        {orders.length > 0 ? (
          <OffersToOwnOrders orders={orders} />
        ) : items.length === 0 ? (
          <EmptyState title={t('offers.own.none')} text={t('offers.own.noneText')}>
            <LinkButton variant="primary" href={href('/orders')}>
              {t('offers.own.find')}
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
            {items.map((offer) => (
              <OwnOfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </section>
      {(before !== undefined || next !== null) && (
        <nav aria-label={t('common.pager.label')} className="mt-6 flex flex-wrap gap-2">
          {before !== undefined && <LinkButton href={href(offersPath(first))}>{t('leads.first')}</LinkButton>}
          {next !== null && (
            <LinkButton href={href(offersPath({ ...first, before: next }))}>{t('leads.next')}</LinkButton>
          )}
        </nav>
      )}
      <OwnQuestions questions={questions} />
    </div>
  )
}

/** Leads those who only place orders to the offers that they have received. */
function OffersToOwnOrders({ orders }: Pick<OwnOffersView, 'orders'>) {
  const { t, locale } = usePage()
  return (
    <>
      <p>{t('offers.own.none')}.</p>
      <p className="mt-1 text-ink-soft">{t('offers.own.customer')}</p>
      <h2 className="mt-5 text-20">{t('offers.own.toOrders')}</h2>
      <ul className="mt-2 divide-y divide-line rounded-12 border border-line bg-surface">
        {orders.map(({ id, slug, title: texts }) => {
          const title = writtenText(texts, locale)
          return (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
              <span lang={title?.lang} className="min-w-0 font-medium wrap-anywhere">
                {title?.text}
              </span>
              <SiteLink
                to={`/user/advertisment/offers/${slug}`}
                aria-label={`${t('offers.own.compare')}: ${title?.text ?? ''}`}
                className="text-link"
              >
                {t('offers.own.compare')}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function OwnOfferRow({ offer }: { readonly offer: Props['view']['offers']['items'][number] }) {
  const page = usePage()
  const { t, format, locale } = page
  const { terms, order, status } = offer
  const title = writtenText(order.title, locale)
  const step = stepFor(terms.price.steps, terms.price.basis === 'lot' ? null : terms.quantity)
  const state = ownStatus(page, offer)
  const news = dealNews(page, offer)
  const isOpen = status === 'sent' || status === 'shortlisted'
  const todo = offer.isAsked
    ? t('offers.own.asked')
    : offer.outdated && isOpen
      ? t('offers.own.outdated')
      : undefined
  return (
    <li className="relative grid gap-1 px-4 py-3 hover:bg-well">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={state.tone}>{state.text}</Badge>
        {todo !== undefined && <Badge tone="warn">{todo}</Badge>}
      </div>
      <h2 className="text-15">
        <SiteLink
          to={`/user/offers/${offer.id}`}
          lang={title?.lang}
          className="text-link wrap-anywhere after:absolute after:inset-0"
        >
          {title?.text}
        </SiteLink>
      </h2>
      <p className="text-13 text-ink-soft">
        {[
          t('offers.own.number', { number: String(offer.number) }),
          step ? stepPrice(page, step, terms.currency, terms.price.basis === 'lot' ? null : terms.unit) : '',
          leadText(page, terms),
          t('offers.own.sentAt', { date: format.day(offer.createdAt) }),
          offer.seenAt ? t('offers.own.seen', { date: format.day(offer.seenAt) }) : t('offers.own.unseen'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {news !== undefined && <p className="text-13">{news}</p>}
    </li>
  )
}
