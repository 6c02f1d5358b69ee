import type { RegisteredRouter } from '@tanstack/react-router'

/** Shows the page to whoever is signed in now. What was loaded ahead was for somebody else. */
export function refreshSession(router: RegisteredRouter): Promise<void> {
  router.clearCache()
  return router.invalidate()
}
