import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { holdsCode, isCodePage } from '../../../lib/urls/code-pages.ts'
import { usePage } from '../../../lib/use-page.ts'

/**
 * The question about the tag manager, for installs that have one. The browser alone knows the answer, so nothing of it
 * is part of a page that may be kept, and none of its code is part of an install that needs none. A document that was
 * opened by a code never asks: its policy allows no tag manager.
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
        // A newer build may be out: without the question nothing is loaded, and the next page asks it.
      },
    )
  }, [gtmId, isAllowed])

  return Banner && gtmId !== undefined && isAllowed ? <Banner gtmId={gtmId} /> : null
}
