import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'
import { localizePath } from '@verstat/i18n'
import { LinkButton } from '@verstat/ui/link-button'
import { isPageReloading } from '../../lib/navigation/lost-chunks.ts'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { GonePage } from './gone-page.tsx'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/**
 * Shown when the data of a page could not be loaded. The component reads only the `message` of the error, which is the
 * error code of the API. The server serializes nothing else of the error, and the browser must render the same page as
 * the server.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  if (isPageReloading()) return null
  const code = apiErrorCode(error)
  if (code === 'not_found') return <NotFoundPage />
  if (code === 'gone') return <GonePage />
  if (code === 'unavailable' || code === 'rate_limited') return <FailurePage kind={code} />
  // A browser throws `TypeError` when an API call has no network connection. An API call on the server never throws it.
  const isOffline = error instanceof TypeError && navigator.onLine === false
  return <FailurePage kind={isOffline ? 'offline' : 'failure'} />
}

function FailurePage({ kind }: { readonly kind: 'failure' | 'unavailable' | 'rate_limited' | 'offline' }) {
  const { t, locale } = usePage()
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const literal = t('errorpages.literal.errorTitle')
  return (
    <MessagePage
      title={literal}
      heading={t(`errorpages.${kind}.heading`)}
      literals={[literal]}
      text={t(`errorpages.${kind}.text`)}
    >
      {/* This link reloads the document, because the running app may be the cause of the error. */}
      <LinkButton variant="primary" href={localizePath(here, locale)} data-reload="">
        {t('common.action.retry')}
      </LinkButton>
      <SiteLink to="/" className="text-link inline-flex min-h-11 items-center">
        {t('errorpages.link.home')}
      </SiteLink>
      <SiteLink to="/feedback" className="text-link inline-flex min-h-11 items-center">
        {t('common.footer.feedback')}
      </SiteLink>
    </MessagePage>
  )
}
