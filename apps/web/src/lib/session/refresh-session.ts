import type { RegisteredRouter } from '@tanstack/react-router'

/** Loads the page's data again for the current user, and drops data that was preloaded for the previous user. */
export function refreshSession(router: RegisteredRouter): Promise<void> {
  router.clearCache()
  return router.invalidate()
}
