import { buildWatch } from './build-watch.ts'

const GUARD_KEY = 'reloaded-at'
const GUARD_SECONDS = 10

let isReloading = false

/** True between the request for a reload and the unload. In this time nothing should be rendered. */
export function isPageReloading(): boolean {
  return isReloading
}

export function markReloading(): void {
  isReloading = true
}

type LostChunkOptions = {
  /** Says whether a navigation waits for the chunk. A chunk that only a preload requested may fail. */
  readonly isAwaited: () => boolean
  /** Minimum number of seconds between two reloads. The default is 10. */
  readonly guardSeconds: number | undefined
}

/**
 * A chunk that fails to load was probably removed by a newer build, so the browser loads the target page as a new
 * document. A second failure within `guardSeconds` shows the error page.
 */
export function recoverLostChunks({ isAwaited, guardSeconds = GUARD_SECONDS }: LostChunkOptions): void {
  window.addEventListener('vite:preloadError', () => {
    buildWatch.markOutdated()
    // When the browser is offline, a reload would only lose the page.
    if (!isAwaited() || navigator.onLine === false || !mayReload(guardSeconds)) return
    markReloading()
    // The address bar already shows the URL of the target page.
    location.reload()
  })
}

/**
 * Stores the time of the reload in the session storage. Returns false when there is no storage, because reloads might
 * then repeat forever.
 */
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
