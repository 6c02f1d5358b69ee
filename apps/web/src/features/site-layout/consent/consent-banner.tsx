import { useRouter } from '@tanstack/react-router'
import { Button } from '@verstat/ui/button'
import { useEffect, useState } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import {
  type ConsentChoice,
  onConsentAsked,
  readConsent,
  storeConsent,
} from '../../../lib/preferences/consent.ts'
import { usePage } from '../../../lib/use-page.ts'
import { dropTagManager, loadTagManager } from './tag-manager.ts'

/** Asks once for consent to analytics. Both answers are equally prominent, and nothing is loaded before consent. */
export function ConsentBanner({ gtmId }: { readonly gtmId: string }) {
  const { t } = usePage()
  const router = useRouter()
  const [isAsking, setAsking] = useState(() => readConsent(document.cookie) === undefined)

  useEffect(() => onConsentAsked(() => setAsking(true)), [])
  useEffect(() => {
    if (readConsent(document.cookie) === 'granted') loadTagManager(gtmId, router)
  }, [gtmId, router])

  if (!isAsking) return null

  function choose(choice: ConsentChoice) {
    storeConsent(choice)
    setAsking(false)
    if (choice === 'granted') loadTagManager(gtmId, router)
    else dropTagManager()
  }

  return (
    <section
      aria-label={t('consent.banner.label')}
      data-bottom-bar=""
      className="border-t border-line bg-surface shadow-floating"
    >
      <div className="page-box flex flex-col gap-x-8 gap-y-3 py-4 lg:flex-row lg:items-center">
        <p className="max-w-measure text-13 sm:text-15">
          {t('consent.banner.text')}{' '}
          <SiteLink to="/policy" className="text-link">
            {t('common.footer.policy')}
          </SiteLink>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-3 lg:ms-auto">
          <Button onClick={() => choose('granted')}>{t('consent.banner.accept')}</Button>
          <Button onClick={() => choose('denied')}>{t('consent.banner.reject')}</Button>
        </div>
      </div>
    </section>
  )
}
