import { buildWatch } from './build-watch.ts'

const GUARD_KEY = 'reloaded-at'
const GUARD_SECONDS = 10

let isReloading = false

/** True between the request for a reload and the unload; nothing should be rendered meanwhile. */
export function isPageReloading(): boolean {
  return isReloading
}

export function markReloading(): void {
  isReloading = true
}

type LostChunkOptions = {
  /** Whether a navigation waits for the chunk. A failed preload is ignored. */
  readonly isAwaited: () => boolean
  /** Minimum seconds between two reloads; default 10. */
  readonly guardSeconds: number | undefined
}

/**
 * A failed chunk was most likely replaced by a newer build, so the target page is loaded as a document. A second
 * failure within the guard time goes to the error page.
 */
export function recoverLostChunks({ isAwaited, guardSeconds = GUARD_SECONDS }: LostChunkOptions): void {
  window.addEventListener('vite:preloadError', () => {
    buildWatch.markOutdated()
    // Offline, a reload would only lose the page.
    if (!isAwaited() || navigator.onLine === false || !mayReload(guardSeconds)) return
    markReloading()
    // The address bar already has the target address.
    location.reload()
  })
}

/** Records the reload in the session storage; false without storage, because reloads might repeat forever. */
function mayReload(guardSeconds: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(GUARD_KEY) ?? Number.NEGATIVE_INFINITY)
    if (Date.now() - last < guardSeconds * 1_000) return false
    sessionStorage.setItem(GUARD_KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
