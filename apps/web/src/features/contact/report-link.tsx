import type { ListingKind } from '@verstat/contract'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

/** This is a link and not a button, so that it works without JavaScript. */
export function ReportLink({ kind, slug }: { readonly kind: ListingKind; readonly slug: string }) {
  const { t } = usePage()
  return (
    <SiteLink
      to={`/feedback?topic=report&${kind}=${slug}`}
      rel="nofollow"
      className="text-link inline-flex min-h-8 items-center justify-self-start text-13 pointer-coarse:min-h-11 print:hidden"
    >
      {t('contact.report.link')}
    </SiteLink>
  )
}
