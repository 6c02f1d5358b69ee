import { useRouter } from '@tanstack/react-router'
import { createOffer, VALID_DAYS_DEFAULT } from '@verstat/contract/browser'
import { addDays, kyivDay } from '@verstat/i18n'
import { useMemo } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { writtenText } from '../listing/listing-words.ts'
import { OfferForm } from './form/terms-form.tsx'
import { startOfNew } from './form/typed-terms.ts'
import type { OfferStart } from './load-offers.ts'
import { OfferNeeds } from './offer-part.tsx'

/** The page on which a producer sends an offer to an order. */
export function NewOfferPage({ loaded: { order, start } }: { readonly loaded: OfferStart }) {
  const { t, send, locale, now, format } = usePage()
  const router = useRouter()
  const href = useHref()
  const title = writtenText(order.title, locale)
  const needs = order.offering?.needs ?? []
  const begin = useMemo(
    () => startOfNew(start.terms, order.unit, addDays(kyivDay(now()), VALID_DAYS_DEFAULT)),
    [start.terms, order.unit, now],
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
          {order.offersOpen === 'atDeadline' && ` ${t('offers.new.sealed')}`}
        </p>
      </div>
      {needs.length > 0 ? (
        <OfferNeeds needs={needs} />
      ) : (
        <OfferForm
          order={order}
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
