import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

/**
 * Tells staff to set up a second factor. Without a second factor, staff cannot use the panel of an installation that
 * other machines can reach.
 */
export function EnrolPage() {
  const { t } = usePage()
  const href = useHref()
  return (
    <div className="max-w-form py-6 lg:py-12">
      <h1 className="text-26 lg:text-36">{t('account.enrol.title')}</h1>
      <p className="mt-3 max-w-measure text-17 text-ink-soft">{t('account.enrol.text')}</p>
      <ol className="mt-5 grid max-w-measure list-decimal gap-2 ps-6">
        <li>{t('account.enrol.app')}</li>
        <li>{t('account.enrol.scan')}</li>
        <li>{t('account.enrol.back')}</li>
      </ol>
      <LinkButton variant="primary" size="large" className="mt-6" href={href('/user/edit#second-factor')}>
        {t('account.factor.begin')}
      </LinkButton>
    </div>
  )
}
