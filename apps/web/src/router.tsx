import { createRouter } from '@tanstack/react-router'
import { localizePath, stripLocale } from '@verstat/i18n'
import { ErrorPage } from './features/error-page/error-page.tsx'
import { NotFoundPage } from './features/error-page/not-found-page.tsx'
import { omitFailedHeads } from './lib/head/omit-failed-heads.ts'
import { traceLoaders } from './lib/navigation/trace-loaders.ts'
import { createPageContext } from './lib/page-context.ts'
import { parsePlainSearch, stringifyPlainSearch } from './lib/urls/plain-search.ts'
import { routeTree } from './routeTree.gen.ts'

/** Creates the router. The server creates one per request, the browser creates one per document. */
export async function getRouter() {
  const context = await createPageContext()
  const router = createRouter({
    routeTree,
    context,
    // Routes have no language. The prefix `/en` is removed from incoming paths and added to outgoing paths.
    rewrite: {
      input: ({ url }) => {
        url.pathname = stripLocale(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = localizePath(url.pathname, context.locale)
        return url
      },
    },
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  const routes = Object.values(router.routesById)
  omitFailedHeads(routes)
  traceLoaders(routes)
  context.place.current = () => router.latestLocation.href
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
