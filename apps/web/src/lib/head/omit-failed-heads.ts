import type { AnyRoute } from '@tanstack/react-router'

/** Routes whose `head` is already wrapped. In the server, requests have separate routers, but share the routes. */
const done = new WeakSet<AnyRoute>()

/** Removes the title and the robots tags of a failed page, because the error page has its own. */
export function omitFailedHeads(routes: readonly AnyRoute[]): void {
  for (const { options } of routes.filter((route) => !done.has(route) && !route.isRoot)) {
    const { head } = options
    if (head) options.head = (page) => (page.matches.some(isFailed) ? {} : head(page))
  }
  for (const route of routes) done.add(route)
}

function isFailed({ status }: { readonly status: string }): boolean {
  return status === 'error' || status === 'notFound'
}
