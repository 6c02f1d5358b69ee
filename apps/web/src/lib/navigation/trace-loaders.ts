import type { AnyRoute } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** Routes whose loader is already wrapped. Requests have separate routers, but share the routes. */
const done = new WeakSet<AnyRoute>()

/** Makes each loader a step of the trace of its page, in the server and if the page is traced. */
export const traceLoaders = createIsomorphicFn().server((routes: readonly AnyRoute[]): void => {
  // Loaders stay as they are where nothing is traced.
  if (!getGlobalStartContext()?.inSpan) return
  for (const route of routes) {
    const { loader } = route.options
    if (done.has(route) || typeof loader !== 'function') continue
    done.add(route)
    const name = `loader ${route.fullPath || '/'}`
    route.options.loader = (page: unknown) => {
      const inSpan = getGlobalStartContext()?.inSpan
      return inSpan ? inSpan(name, async () => loader(page)) : loader(page)
    }
  }
})
