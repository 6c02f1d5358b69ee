import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

/** Error pages show these links, so that the visitor can go on to other pages. */
export function DirectoryLinks() {
  const { t } = usePage()
  const className = 'text-link inline-flex min-h-11 items-center pe-2'
  return (
    <>
      <SiteLink to="/orders/page/1" className={className}>
        {t('errorpages.link.orders')}
      </SiteLink>
      <SiteLink to="/producers/page/1" className={className}>
        {t('errorpages.link.producers')}
      </SiteLink>
      <SiteLink to="/" className={className}>
        {t('errorpages.link.home')}
      </SiteLink>
      <SiteLink to="/feedback" className={className}>
        {t('common.footer.feedback')}
      </SiteLink>
    </>
  )
}
