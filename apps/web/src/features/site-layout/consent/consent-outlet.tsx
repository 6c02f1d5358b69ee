import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { holdsCode, isCodePage } from '../../../lib/urls/code-pages.ts'
import { usePage } from '../../../lib/use-page.ts'

/**
 * Asks for consent where a tag manager is configured. Only the browser knows the user's answer, so the banner must not
 * be part of a cached page. Installations without a tag manager do not ship the banner. Pages opened by a link with a
 * secret code never ask, because the CSP of such pages forbids the tag manager.
 */
export function ConsentOutlet() {
  const { site } = usePage()
  const { gtmId } = site
  const isBesideCode = useRouterState({
    select: ({ location: { pathname, hash } }) => holdsCode(pathname, hash),
  })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [wasOpenedByCode] = useState(isBesideCode || isCodePage(path))
  const isAllowed = !isBesideCode && !wasOpenedByCode
  const [Banner, setBanner] = useState<ComponentType<{ gtmId: string }>>()

  useEffect(() => {
    if (gtmId === undefined || !isAllowed) return
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => {
        // After a deployment the file may no longer exist. The tag manager is not loaded, and the next page asks again.
      },
    )
  }, [gtmId, isAllowed])

  return Banner && gtmId !== undefined && isAllowed ? <Banner gtmId={gtmId} /> : null
}
