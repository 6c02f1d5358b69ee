import { buildWatch } from './build-watch.ts'

const GUARD_KEY = 'reloaded-at'
const GUARD_SECONDS = 10

let isReloading = false

/** True from the moment a reload was asked for until the document goes: nothing should be painted any more. */
export function isPageReloading(): boolean {
  return isReloading
}

/** Told by whoever asks for a reload. */
export function markReloading(): void {
  isReloading = true
}

type LostChunkOptions = {
  /** Whether somebody waits for the chunk. One that was only fetched ahead is let go. */
  readonly isAwaited: () => boolean
  /** For how many seconds after a reload there is no other; 10 when the install does not say. */
  readonly guardSeconds: number | undefined
}

/**
 * A part of the app that cannot be loaded was most likely replaced by a newer build: the page that was wanted is
 * loaded as a document, once. When that was less than the guard ago the error takes its course to the error page.
 */
export function recoverLostChunks({ isAwaited, guardSeconds = GUARD_SECONDS }: LostChunkOptions): void {
  window.addEventListener('vite:preloadError', () => {
    buildWatch.markOutdated()
    // Without a network a reload would only take away the page that is there.
    if (!isAwaited() || navigator.onLine === false || !mayReload(guardSeconds)) return
    markReloading()
    // The address is already that of the page that was wanted.
    location.reload()
  })
}

/** Notes the reload that is allowed by it. Where nothing can be noted nothing is reloaded: it might never end. */
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
