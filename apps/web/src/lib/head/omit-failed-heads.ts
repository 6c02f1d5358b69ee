import type { AnyRoute } from '@tanstack/react-router'

/** Routes outlive the routers that are made of them, one a request on the server. */
const done = new WeakSet<AnyRoute>()

/**
 * Leaves out the title and robots of a page that could not be made: what stands in its place says its own, and a document
 * has one title.
 */
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
