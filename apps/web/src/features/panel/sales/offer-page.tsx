import { useRouter } from '@tanstack/react-router'
import { SiteLink } from '../../../lib/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { type Offered, OfferForm } from './offer-form.tsx'

/** One plan or boost to be edited. */
export function OfferPage({ offer }: { readonly offer: Offered }) {
  const { t, locale } = usePage()
  const router = useRouter()
  return (
    <>
      <p className="text-13">
        <SiteLink to="/panel/plans" className="text-link">
          {t('panel.offers.title')}
        </SiteLink>
      </p>
      <PanelTitle title={offer.name[locale]} />
      <p className="max-w-form text-ink-soft">{t('panel.offers.keeps')}</p>
      <OfferForm key={`${offer.id} ${offer.version}`} offer={offer} done={() => router.invalidate()} />
    </>
  )
}
