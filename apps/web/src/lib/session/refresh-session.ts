import type { RegisteredRouter } from '@tanstack/react-router'

/** Reloads the page's data for the current user and drops the data preloaded for the previous one. */
export function refreshSession(router: RegisteredRouter): Promise<void> {
  router.clearCache()
  return router.invalidate()
}
