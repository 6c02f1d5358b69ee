import type { Linked } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { StatusBadge } from '../listings/status-badge.tsx'
import { StatusBadge as PaymentBadge } from '../payments/payments-page.tsx'
import { STATUS_TONE } from '../sales/subscriptions-page.tsx'
import { LinkedAudit } from './linked-audit.tsx'
import { LinkedPart, ListingLink, PersonLink } from './linked-part.tsx'
import { ReceiptTable } from './receipt-table.tsx'

export type LinkedPartsProps = {
  readonly linked: Linked
  /** E-mail address of the person. The lists of the panel find all records of the person by this address. */
  readonly email?: string
  /** Id of the person in the audit log. */
  readonly userId?: string
}

/** Shows everything that belongs to a person or a company, each record with a link to its own page in the panel. */
export function LinkedParts({ linked, email, userId }: LinkedPartsProps) {
  const { feedback, audit } = linked
  const all = (path: string) =>
    email === undefined ? undefined : `${path}?query=${encodeURIComponent(email)}`
  return (
    <>
      <Listings listings={linked.listings} more={all('/panel/listings')} />
      {linked.payments && <Payments payments={linked.payments} more={all('/panel/payments')} />}
      {linked.receipts && <Receipts receipts={linked.receipts} />}
      {linked.subscriptions && (
        <Subscriptions subscriptions={linked.subscriptions} more={all('/panel/subscriptions')} />
      )}
      <Leads leads={linked.leads} />
      {feedback && <Messages feedback={feedback} />}
      {audit && <LinkedAudit entries={audit} userId={userId} />}
    </>
  )
}

type More = { readonly more: string | undefined }

function Listings({ listings, more }: Pick<Linked, 'listings'> & More) {
  const { t, format } = usePage()
  return (
    <LinkedPart
      title={t('panel.people.listings')}
      total={listings.total}
      more={more}
      heads={[
        t('panel.listings.listing'),
        t('panel.listings.status'),
        t('panel.listings.owner'),
        t('panel.listings.created'),
      ]}
      rows={listings.items.map(({ id, kind, title, number, status, owner, createdAt, claimedAt }) => ({
        key: id,
        cells: [
          <span key="title" className="grid justify-items-start">
            <ListingLink listing={{ id, kind, title }} />
            {number !== null && (
              <span className="text-13 text-ink-soft">
                {t('panel.listings.number', { number: String(number) })}
              </span>
            )}
          </span>,
          <StatusBadge key="status" status={status} />,
          <PersonLink key="owner" person={owner} />,
          <span key="created" className="grid">
            <Day at={createdAt} />
            {claimedAt && (
              <span className="text-13 text-ink-soft">
                {t('panel.people.claimed', { date: format.day(claimedAt) })}
              </span>
            )}
          </span>,
        ],
      }))}
    />
  )
}

function Payments({ payments, more }: { readonly payments: NonNullable<Linked['payments']> } & More) {
  const { t, format, locale } = usePage()
  return (
    <LinkedPart
      title={t('panel.pay.title')}
      total={payments.total}
      more={more}
      heads={[
        t('panel.pay.number'),
        t('panel.pay.description'),
        t('panel.pay.sum'),
        t('panel.pay.status'),
        t('panel.pay.created'),
      ]}
      rows={payments.items.map(({ id, number, description, amount, status, createdAt }) => ({
        key: id,
        cells: [
          <SiteLink key="number" to={`/panel/payments/${id}`} className="text-link whitespace-nowrap">
            {t('panel.pay.numbered', { number: String(number) })}
          </SiteLink>,
          description[locale],
          <span key="sum" className="whitespace-nowrap">
            {format.money(amount.amountMinor, amount.currency)}
          </span>,
          <PaymentBadge key="status" status={status} />,
          <Day key="created" at={createdAt} />,
        ],
      }))}
    />
  )
}

function Receipts({ receipts }: { readonly receipts: NonNullable<Linked['receipts']> }) {
  const { t, format } = usePage()
  if (receipts.items.length === 0) return null
  return (
    <section aria-label={t('panel.receipts.title')} className="mt-8">
      <h2 className="mb-2 text-17">
        {t('panel.receipts.title')}{' '}
        <span className="font-regular text-ink-soft">{format.number(receipts.total)}</span>
      </h2>
      <ReceiptTable receipts={receipts.items} />
    </section>
  )
}

function Subscriptions({
  subscriptions,
  more,
}: { readonly subscriptions: NonNullable<Linked['subscriptions']> } & More) {
  const { t, locale } = usePage()
  return (
    <LinkedPart
      title={t('panel.subscriptions.title')}
      total={subscriptions.total}
      more={more}
      heads={[
        t('panel.subscriptions.listing'),
        t('panel.subscriptions.plan'),
        t('panel.subscriptions.status'),
        t('panel.subscriptions.until'),
      ]}
      rows={subscriptions.items.map(({ id, listing, plan, status, periodEnd }) => {
        const { text, lang } = pickText(listing.title, locale)
        return {
          key: id,
          cells: [
            <SiteLink key="listing" to={`/panel/subscriptions/${id}`} lang={lang} className="text-link">
              {text || id}
            </SiteLink>,
            plan[locale],
            <Badge key="status" tone={STATUS_TONE[status]}>
              {t(`plans.status.${status}`)}
            </Badge>,
            periodEnd && <Day key="until" at={periodEnd} />,
          ],
        }
      })}
    />
  )
}

function Leads({ leads }: Pick<Linked, 'leads'>) {
  const { t } = usePage()
  return (
    <LinkedPart
      title={t('panel.people.leads')}
      total={leads.total}
      heads={[
        t('panel.listings.listing'),
        t('panel.people.side'),
        t('panel.people.asked'),
        t('panel.audit.at'),
      ]}
      rows={leads.items.map(({ id, side, listing, person, at }) => ({
        key: `${id} ${side}`,
        cells: [
          <ListingLink key="listing" listing={listing} />,
          t(side === 'received' ? 'panel.people.received' : 'panel.people.sent'),
          person ? <PersonLink key="person" person={person} /> : t('panel.people.visitor'),
          <Day key="at" at={at} />,
        ],
      }))}
    />
  )
}

function Messages({ feedback }: { readonly feedback: NonNullable<Linked['feedback']> }) {
  const { t } = usePage()
  return (
    <LinkedPart
      title={t('panel.people.feedback')}
      total={feedback.total}
      heads={[
        t('panel.auditDetail.number'),
        t('panel.people.topic'),
        t('panel.people.side'),
        t('panel.users.state'),
        t('panel.audit.at'),
      ]}
      rows={feedback.items.map(({ id, number, topic, side, createdAt, handledAt }) => ({
        key: id,
        cells: [
          <SiteLink
            key="number"
            to={`/panel/feedback?topic=${topic}${handledAt === null ? '' : '&show=handled'}`}
            className="text-link whitespace-nowrap"
          >
            {t('panel.item.number', { number: String(number) })}
          </SiteLink>,
          t(`panel.topic.${topic}`),
          t(side === 'received' ? 'panel.people.about' : 'panel.people.wrote'),
          t(handledAt === null ? 'panel.people.waits' : 'panel.people.handled'),
          <Day key="at" at={createdAt} />,
        ],
      }))}
    />
  )
}

function Day({ at }: { readonly at: string }) {
  const { format } = usePage()
  return (
    <time dateTime={at} title={format.exact(at)} className="whitespace-nowrap text-ink-soft">
      {format.day(at)}
    </time>
  )
}
