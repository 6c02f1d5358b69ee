import { useRouter } from '@tanstack/react-router'
import { createOffer, VALID_DAYS_DEFAULT } from '@verstat/contract/browser'
import { addDays, kyivDay } from '@verstat/i18n'
import { useMemo } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { isSealedOrder, opensAt } from '../../lib/sealed-offers.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { writtenText } from '../listing/listing-words.ts'
import { startOfNew } from './form/form-start.ts'
import { FoldedOrderBrief, OrderBrief } from './form/order-brief.tsx'
import { OfferForm } from './form/terms-form.tsx'
import { LastOfferLine } from './last-offer.tsx'
import type { OfferStart } from './load-offers.ts'
import { isBarred, OfferNeeds } from './offer-part.tsx'

/** The page on which a producer sends an offer to an order. */
export function NewOfferPage({ loaded: { order, start } }: { readonly loaded: OfferStart }) {
  const { t, send, locale, now, format } = usePage()
  const router = useRouter()
  const href = useHref()
  const title = writtenText(order.title, locale)
  const { needs = [], last = null, left = 0 } = order.offering ?? {}
  const maySend = !isBarred(needs) && left > 0
  const begin = useMemo(
    () => startOfNew(start.terms, order, addDays(kyivDay(now()), VALID_DAYS_DEFAULT)),
    [start.terms, order, now],
  )
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-26 lg:text-36">{t('offers.new.title')}</h1>
        <p className="mt-1">
          <SiteLink to={`/orders/${order.slug}`} lang={title?.lang} className="text-link wrap-anywhere">
            {title?.text}
          </SiteLink>
        </p>
        <p className="text-13 text-ink-soft">
          {t('offers.new.until', { date: format.fullDay(order.offersUntil) })}
        </p>
        {isSealedOrder(order, now()) && (
          <p className="mt-1">{t('offers.sealed', { at: format.dayTime(opensAt(order.offersUntil)) })}</p>
        )}
      </div>
      {last && <LastOfferLine last={last} left={left} isOpen={!isBarred(needs)} />}
      {needs.length > 0 && <OfferNeeds slug={order.slug} needs={needs} />}
      {maySend && <FoldedOrderBrief order={order} />}
      {maySend && start.terms && (
        <p className="max-w-prose text-13 text-ink-soft">{t('offers.form.asBefore')}</p>
      )}
      {maySend && (
        <OfferForm
          order={order}
          back={`/orders/${order.slug}`}
          brief={<OrderBrief order={order} />}
          start={begin}
          producers={order.offering?.producers ?? []}
          files={[]}
          draftKey={order.id}
          submit={t('offers.form.send')}
          send={(terms, { producerId, files }, options) =>
            send(
              createOffer,
              {
                ...terms,
                id: order.id,
                producerId,
                files: files.map(({ uploadId, uploadToken }) => ({
                  uploadId,
                  ...(uploadToken ? { uploadToken } : {}),
                })),
              },
              options,
            )
          }
          done={async ({ id }) => {
            toasts.show(t('offers.new.sent'))
            await router.navigate({ href: href(`/user/offers/${id}`) })
          }}
        />
      )}
    </div>
  )
}
