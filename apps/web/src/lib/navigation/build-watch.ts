/** Delay of the first check after the start. Later checks have the interval `CHECK_INTERVAL_MS`. */
const FIRST_CHECK_MS = 1_000
const CHECK_INTERVAL_MS = 5 * 60_000

type BuildWatchOptions = {
  /** Returns the entry script of this document, or undefined in development, where nothing is checked. */
  readonly runningEntry: () => string | undefined
  /** Returns the entry script of the deployed build, or undefined when the request fails. */
  readonly fetchEntry: () => Promise<string | undefined>
  readonly now: () => number
}

type BuildWatch = {
  /** True as soon as a newer build was found. The next navigation loads the newer build. */
  readonly isOutdated: () => boolean
  readonly markOutdated: () => void
  /** Checks regularly while the page is visible. Returns a function that stops the checks. */
  readonly start: () => () => void
}

/** Detects that a newer build was deployed. Each document has one build watch. */
function createBuildWatch({ runningEntry, fetchEntry, now }: BuildWatchOptions): BuildWatch {
  let isOutdated = false
  let checkedAt = Number.NEGATIVE_INFINITY

  async function check() {
    const running = runningEntry()
    if (isOutdated || running === undefined || document.hidden || now() - checkedAt < CHECK_INTERVAL_MS)
      return
    checkedAt = now()
    const out = await fetchEntry()
    if (out !== undefined && out !== running) isOutdated = true
  }

  return {
    isOutdated: () => isOutdated,
    markOutdated: () => {
      isOutdated = true
    },
    start() {
      const first = setTimeout(check, FIRST_CHECK_MS)
      const next = setInterval(check, CHECK_INTERVAL_MS)
      document.addEventListener('visibilitychange', check)
      return () => {
        clearTimeout(first)
        clearInterval(next)
        document.removeEventListener('visibilitychange', check)
      }
    },
  }
}

/** Call `start` only in the browser. */
export const buildWatch = createBuildWatch({
  runningEntry: () =>
    document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? undefined,
  async fetchEntry() {
    try {
      const response = await fetch('/build.json', { cache: 'no-store' })
      if (!response.ok) return undefined
      const { entry }: { readonly entry?: unknown } = await response.json()
      return typeof entry === 'string' ? entry : undefined
    } catch {
      // The browser is offline, or a proxy answered. The next check may succeed.
      return undefined
    }
  },
  now: () => Date.now(),
})
