/** The delay of the first check after start, and the interval of the next ones. */
const FIRST_CHECK_MS = 1_000
const CHECK_INTERVAL_MS = 5 * 60_000

type BuildWatchOptions = {
  /** The entry script of this document; undefined in development, where nothing is checked. */
  readonly runningEntry: () => string | undefined
  /** The entry script of the deployed build; undefined when it cannot be fetched. */
  readonly fetchEntry: () => Promise<string | undefined>
  readonly now: () => number
}

type BuildWatch = {
  /** True once a newer build is known to be deployed. The next navigation loads it. */
  readonly isOutdated: () => boolean
  readonly markOutdated: () => void
  /** Checks regularly while the page is visible. Returns a function that stops it. */
  readonly start: () => () => void
}

/** Detects that a newer build was deployed. One per document. */
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

/** Start it only in the browser. */
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
      // Offline, or a proxy answered: the next check may succeed.
      return undefined
    }
  },
  now: () => Date.now(),
})
