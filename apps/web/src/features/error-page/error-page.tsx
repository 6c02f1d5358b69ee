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
 * Shown when a page's data could not be loaded. Reads only the message of the error, which is the API's error code:
 * nothing else of it is serialized by the server, and both sides must render the same.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  if (isPageReloading()) return null
  const code = apiErrorCode(error)
  if (code === 'not_found') return <NotFoundPage />
  if (code === 'gone') return <GonePage />
  if (code === 'unavailable' || code === 'rate_limited') return <FailurePage kind={code} />
  // A browser throws `TypeError` when a call finds no network; the server never does.
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
      {/* Reloads the document: the running app may itself be the cause. */}
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
