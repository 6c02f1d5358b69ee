import { useRouter } from '@tanstack/react-router'
import { localizePath } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { type NewOffer, NewOfferForm } from './new-offer-form.tsx'
import { type Offered, OfferForm } from './offer-form.tsx'

export type OfferPageProps = { readonly offer: Offered } | { readonly what: NewOffer }

export function OfferPage(props: OfferPageProps) {
  const { t, locale } = usePage()
  const router = useRouter()
  const toList = () => router.navigate({ href: localizePath('/panel/plans', locale) })
  const back = { to: '/panel/plans', text: t('panel.offers.title') }
  return (
    <>
      {'offer' in props ? (
        <>
          <PanelTitle back={back} title={props.offer.name[locale]} />
          <p className="max-w-form text-ink-soft">{t('panel.offers.keeps')}</p>
          <OfferForm
            key={`${props.offer.id} ${props.offer.version}`}
            offer={props.offer}
            done={() => router.invalidate()}
          />
        </>
      ) : (
        <>
          <PanelTitle back={back} title={t(`panel.offers.new.${props.what}`)} />
          <NewOfferForm what={props.what} done={toList} />
        </>
      )}
    </>
  )
}
