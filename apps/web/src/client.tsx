import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { apiErrorCode } from '@verstat/contract/browser'
import { FRAME } from '@verstat/i18n/frame'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadAccountParts } from './features/site-layout/account/account-corner.tsx'
import { forceFullLayout } from './lib/hydration/full-layout.ts'
import { keepEarlyScroll } from './lib/hydration/keep-early-scroll.ts'
import { loadShownParts } from './lib/hydration/lazy-part.tsx'
import { recoverLostChunks } from './lib/navigation/lost-chunks.ts'
import { readSite } from './lib/page-context.ts'
import { recoverLostTexts } from './lib/texts/lost-texts.ts'
import { awaitTexts, fetchTexts, onLostTexts } from './lib/texts/part-texts.ts'
import { prepareFirstPage } from './other-pages.ts'
import { getRouter } from './router.tsx'

let isLoading = () => true
let isHydrated = false
recoverLostChunks({ isAwaited: () => isLoading(), guardSeconds: readSite().reloadGuardSeconds })
onLostTexts(recoverLostTexts({ isHydrated: () => isHydrated, isAwaited: () => isLoading() }))
start().catch((error: unknown) => {
  window.earlyInput?.fail()
  throw error
})

/**
 * Hydrates the page. The client of TanStack Start is not used, because it contains the runtime of server functions, and
 * this app has no server functions.
 */
async function start(): Promise<void> {
  const router = await getRouter()
  await prepareFirstPage(router)
  await Promise.all([hydrate(router), awaitTexts(FRAME, fetchTexts(FRAME))])
  const [root] = router.state.matches
  const user = root?.context.user ?? null
  router.options.context.session.adopt(user)
  await Promise.all([loadAccountParts(user), loadShownParts()])
  isLoading = () => router.state.isLoading
  isHydrated = true
  router.subscribe('onBeforeNavigate', forceFullLayout)
  keepEarlyScroll(router)
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      // Errors that the API returned have error pages of their own. Only unexpected errors are logged.
      onCaughtError(error) {
        // biome-ignore lint/suspicious/noConsole: the browser has no other log
        if (apiErrorCode(error) === undefined) console.error(error)
      },
    })
  })
}
