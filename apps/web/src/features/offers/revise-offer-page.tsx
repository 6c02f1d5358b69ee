import { useRouter } from '@tanstack/react-router'
import type { Offer, Order } from '@verstat/contract'
import { reviseOffer } from '@verstat/contract/browser'
import { useMemo } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { writtenText } from '../listing/listing-words.ts'
import { startOfTerms } from './form/form-start.ts'
import { FoldedOrderBrief, OrderBrief } from './form/order-brief.tsx'
import { OfferForm } from './form/terms-form.tsx'

export type ReviseOfferPageProps = { readonly offer: Offer; readonly order: Order }

/** The page on which a producer changes an offer. The earlier terms stay readable. */
export function ReviseOfferPage({ offer, order }: ReviseOfferPageProps) {
  const { t, send, locale } = usePage()
  const router = useRouter()
  const href = useHref()
  const begin = useMemo(() => startOfTerms(offer.terms), [offer.terms])
  const title = writtenText(offer.order.title, locale)
  const asked = offer.asks.filter(({ answeredBy }) => answeredBy === null)
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-26 lg:text-36">{t('offers.revise.title', { number: String(offer.number) })}</h1>
        <p className="mt-1">
          <SiteLink to={`/user/offers/${offer.id}`} lang={title?.lang} className="text-link wrap-anywhere">
            {title?.text}
          </SiteLink>
        </p>
      </div>
      {asked.map(({ text, at }) => (
        <blockquote
          key={at}
          className="max-w-prose border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere"
        >
          {text}
        </blockquote>
      ))}
      <FoldedOrderBrief order={order} />
      <OfferForm
        order={order}
        back={`/user/offers/${offer.id}`}
        brief={<OrderBrief order={order} />}
        start={begin}
        producers={[]}
        files={offer.files.map(({ id, name, size }) => ({ uploadId: id, name, size, access: 'granted' }))}
        draftKey={`${offer.id}-${offer.revision}`}
        submit={t('offers.revise.send')}
        send={({ currency, ...terms }, { files }, options) =>
          send(
            reviseOffer,
            {
              ...terms,
              id: offer.id,
              version: offer.version,
              files: files.map(({ uploadId, uploadToken }) => ({
                uploadId,
                ...(uploadToken ? { uploadToken } : {}),
              })),
            },
            options,
          )
        }
        done={async ({ id }) => {
          toasts.show(t('offers.revise.sent'))
          await router.navigate({ href: href(`/user/offers/${id}`) })
        }}
      />
    </div>
  )
}
