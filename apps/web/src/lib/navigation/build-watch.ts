/** How long after the page has settled the first look is taken, and how far apart the next ones are. */
const SETTLED_MS = 1_000
const CALM_MS = 5 * 60_000

type BuildWatchOptions = {
  /** The entry that this document runs; undefined in development, where nothing is watched. */
  readonly runningEntry: () => string | undefined
  /** The entry of the build that is out; undefined when that cannot be told now. */
  readonly fetchEntry: () => Promise<string | undefined>
  readonly now: () => number
}

type BuildWatch = {
  /** True once another build than the running one is known to be out: it is taken at the next navigation. */
  readonly isOutdated: () => boolean
  /** Told by whoever finds that files of the running build are gone. */
  readonly markOutdated: () => void
  /** Looks now and then while the page is seen. Answers how to stop. */
  readonly start: () => () => void
}

/** Learns that a newer build is out. One per document. */
function createBuildWatch({ runningEntry, fetchEntry, now }: BuildWatchOptions): BuildWatch {
  let isOutdated = false
  let lookedAt = Number.NEGATIVE_INFINITY

  async function look() {
    const running = runningEntry()
    if (isOutdated || running === undefined || document.hidden || now() - lookedAt < CALM_MS) return
    lookedAt = now()
    const out = await fetchEntry()
    if (out !== undefined && out !== running) isOutdated = true
  }

  return {
    isOutdated: () => isOutdated,
    markOutdated: () => {
      isOutdated = true
    },
    start() {
      const first = setTimeout(look, SETTLED_MS)
      const next = setInterval(look, CALM_MS)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearTimeout(first)
        clearInterval(next)
        document.removeEventListener('visibilitychange', look)
      }
    },
  }
}

/** The page's own watch. Start it only in the browser. */
export const buildWatch = createBuildWatch({
  runningEntry: () =>
    document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? undefined,
  async fetchEntry() {
    try {
      const response = await fetch('/build.json', { cache: 'no-store' })
      if (!response.ok) return undefined
      const note = (await response.json()) as { readonly entry?: string }
      return note.entry
    } catch {
      // No network, or a proxy's page: the next look may tell.
      return undefined
    }
  },
  now: () => Date.now(),
})
