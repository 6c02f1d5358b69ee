import type { AnyRoute } from '@tanstack/react-router'

/** The routes already wrapped. On the server routes live longer than routers, which exist once per request. */
const done = new WeakSet<AnyRoute>()

/** Drops the title and robots tags of a failed page, because the error page brings its own. */
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
