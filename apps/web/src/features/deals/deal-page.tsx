import type { Deal } from '@verstat/contract'
import { Badge } from '@verstat/ui/badge'
import { Disclosure } from '@verstat/ui/disclosure'
import { FactsTable } from '@verstat/ui/facts-table'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { writtenText } from '../listing/listing-words.ts'
import { OfferTermsFacts } from '../offer-terms/offer-terms-facts.tsx'
import { DEAL_TONES } from '../offer-terms/offer-tones.ts'
import { PrintButton } from '../shared/print-button.tsx'
import { WriteLink } from '../shared/write-link.tsx'
import { DealActions } from './deal-actions.tsx'
import { logKey } from './log-key.ts'
import { OrderAgainPart } from './order-again-part.tsx'

type Props = { readonly deal: Deal }

/** A deal for one of its sides: where it stands, what comes next, and what was agreed. */
export function DealPage({ deal }: Props) {
  const { t, locale } = usePage()
  const { snapshot, status, side } = deal
  const title = writtenText(snapshot.order.title, locale)
  return (
    <div className="grid max-w-4xl gap-6">
      <div>
        <p className="text-13 print:hidden">
          <SiteLink to="/user/deals" className="text-link">
            {t('deals.title')}
          </SiteLink>
        </p>
        <h1 className="text-26 lg:text-36">{t('deals.number', { number: String(deal.number) })}</h1>
        <p className="mt-1 wrap-anywhere">
          {deal.order ? (
            <SiteLink to={`/orders/${deal.order.slug}`} lang={title?.lang} className="text-link">
              {title?.text}
            </SiteLink>
          ) : (
            title?.text
          )}
        </p>
        <p className="mt-2">
          <Badge tone={DEAL_TONES[status]}>{t(`deals.status.${status}`)}</Badge>
        </p>
        <p className="mt-2 max-w-prose">{useNext(deal)}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <PrintButton />
          <a href={`/v1/deal/${deal.id}/file?lang=${locale}`} data-reload="" className="text-link">
            {t('deals.file.link')}
          </a>
        </p>
      </div>
      <DealActions deal={deal} />
      {deal.producer && deal.order && <WriteLink producerId={deal.producer.id} order={deal.order.slug} />}
      <OrderAgainPart deal={deal} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Party
          title={t('deals.customer')}
          role={t('deals.contactPerson')}
          party={deal.customer}
          isOwn={side === 'customer'}
        />
        <Party title={t('deals.supplier')} party={deal.supplier} isOwn={side === 'producer'} />
      </div>
      <Agreed deal={deal} />
      <Log deal={deal} />
      <p className="max-w-prose text-13 text-ink-soft">{t('deals.record')}</p>
    </div>
  )
}

/** What happens next and until when. */
function useNext({ status, side, lapsesAt, completesAt }: Deal): string {
  const { t, format } = usePage()
  const who = side ?? 'customer'
  const until = lapsesAt ?? completesAt
  return t(`deals.next.${who}.${status}`, { date: until ? format.dayTime(until) : '' })
}

function Party({
  title,
  role,
  party,
  isOwn,
}: {
  readonly title: string
  /** As whom the person takes part, who may be another one than whose account it is. */
  readonly role?: string
  readonly party: Deal['customer']
  readonly isOwn: boolean
}) {
  const { t } = usePage()
  return (
    <section className="grid content-start gap-1 rounded-12 border border-line bg-surface p-4">
      <h2 className="text-13 font-regular text-ink-soft">
        {title}
        {isOwn && ` (${t('deals.you')})`}
      </h2>
      {role && party.name && <p className="text-13">{role}</p>}
      <p className="font-medium wrap-anywhere">{party.name ?? t('deals.gone')}</p>
      {party.phone && (
        <a href={`tel:${party.phone}`} className="text-link">
          {party.phone}
        </a>
      )}
      {party.email && (
        <a href={`mailto:${party.email}`} className="text-link wrap-anywhere">
          {party.email}
        </a>
      )}
    </section>
  )
}

function Agreed({ deal: { snapshot } }: Props) {
  const { t, format, locale } = usePage()
  const { order, offer, currency, gross, net, quantity, files } = snapshot
  const note = writtenText(order.quantityNote, locale)?.text
  const unit = order.unit ?? offer.terms.unit
  return (
    <section aria-labelledby="agreed-heading" className="grid gap-3">
      <h2 id="agreed-heading" className="text-20">
        {t('deals.agreed')}
      </h2>
      <FactsTable
        facts={[
          {
            key: 'quantity',
            label: t('fields.order.quantity'),
            value: quantity !== null && unit ? format.quantity(quantity, unit) : (note ?? '–'),
          },
          {
            key: 'gross',
            // Who pays no VAT has no sum with it.
            label: t(offer.terms.vat.mode === 'none' ? 'comparison.line.net' : 'comparison.line.gross'),
            value: gross === null ? t('deals.sumUnknown') : format.money(gross, currency),
          },
          ...(net !== null && net !== gross
            ? [{ key: 'net', label: t('comparison.line.net'), value: format.money(net, currency) }]
            : []),
          {
            key: 'revision',
            label: t('deals.revision'),
            value: t('deals.revisionOf', {
              number: String(offer.number),
              revision: String(offer.revision),
            }),
          },
        ]}
      />
      <OfferTermsFacts terms={offer.terms} />
      <Disclosure summary={t('deals.orderText')}>
        <p className="max-w-prose pb-3 whitespace-pre-line wrap-anywhere">
          {writtenText(order.description, locale)?.text}
        </p>
      </Disclosure>
      {files.length > 0 && (
        <Disclosure summary={t('deals.files', { n: files.length })}>
          <ul className="grid gap-1 pb-3 text-13">
            {files.map(({ name, sha256 }) => (
              <li key={`${name} ${sha256}`} className="wrap-anywhere">
                {name} <span className="text-ink-soft">{t('deals.hash', { hash: sha256 ?? '–' })}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

function Log({ deal: { log } }: Props) {
  const { t, format } = usePage()
  return (
    <section aria-labelledby="log-heading">
      <h2 id="log-heading" className="text-20">
        {t('deals.log')}
      </h2>
      <ol className="mt-2 grid gap-2">
        {log.map(({ from, to, by, note, at }) => (
          <li key={`${at} ${to}`}>
            <p>
              <time dateTime={at} className="text-ink-soft">
                {format.dayTime(at)}
              </time>{' '}
              {t(logKey({ from, to, by }))}
            </p>
            {note && (
              <blockquote className="max-w-prose border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">
                {note}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
