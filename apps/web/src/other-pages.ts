import { type AnyRoute, type AnyRouter, createRoute, redirect } from '@tanstack/react-router'
import { omitFailedHeads } from './lib/head/omit-failed-heads.ts'
import { Route } from './routes/__root.tsx'

const root: AnyRoute = Route

/**
 * Gets the router of the browser ready for its first page. The build leaves the routes that few first visits open out of
 * the code of all pages (visitor-routes.ts). If the first page has one of these routes, they are loaded now. Otherwise
 * one route stands for them, and loads them when a link leads there. In development all routes are there. Rejects when
 * the routes cannot be loaded.
 */
export async function prepareFirstPage(router: AnyRouter): Promise<void> {
  if ('/login' in router.routesByPath) return
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname)
  if (!route) return addOtherPages(router)
  const otherPages = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location }) => {
      await addOtherPages(router)
      throw redirect({ href: location.publicHref, replace: true })
    },
  })
  root.addChildren([...(root.children as readonly AnyRoute[]), otherPages])
  router.setRoutes(router.buildRouteTree())
}

async function addOtherPages(router: AnyRouter): Promise<void> {
  // This module gives the root route all its children.
  await import('./routeTree.gen.ts?all')
  router.setRoutes(router.buildRouteTree())
  omitFailedHeads(Object.values(router.routesById))
}
