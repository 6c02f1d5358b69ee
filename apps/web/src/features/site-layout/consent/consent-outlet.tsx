import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { holdsCode, isCodePage } from '../../../lib/urls/code-pages.ts'
import { usePage } from '../../../lib/use-page.ts'

/**
 * Asks for consent where a tag manager is configured. Only the browser knows the answer, so it must not be part of a
 * cached page; installations without a tag manager do not ship the banner. Documents opened by a link with a code
 * never ask: their CSP forbids the tag manager.
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
        // A newer build may have replaced the file: nothing is loaded, and the next page asks.
      },
    )
  }, [gtmId, isAllowed])

  return Banner && gtmId !== undefined && isAllowed ? <Banner gtmId={gtmId} /> : null
}
