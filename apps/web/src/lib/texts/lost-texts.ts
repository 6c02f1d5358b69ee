import { isPageReloading, markReloading } from '../navigation/lost-chunks.ts'

/** How long after a failure messages are asked for again, doubled each time. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

type LostTextsOptions = {
  /** Whether React has the page; until then the page is the server's. */
  readonly isHydrated: () => boolean
  /** Whether somebody waits for another page. */
  readonly isAwaited: () => boolean
}

/**
 * Messages that cannot be fetched are only logged, and no page is shown without its texts. A page that is not awake
 * stays as the server wrote it, with links and forms that work, and wakes once the messages come. A page that somebody
 * waits for is loaded as a document, which the server writes in full. Anything else, such as suggestions under a search
 * field, is done without.
 */
export function recoverLostTexts({ isHydrated, isAwaited }: LostTextsOptions) {
  return async (error: unknown, again: () => Promise<unknown>): Promise<void> => {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log
    console.error('messages failed to load', error)
    if (!isHydrated()) return retry(again)
    // Without a network a document would only take away the page that is there.
    if (!isAwaited() || navigator.onLine === false) throw error
    // The address is already that of the page that was wanted; until its document comes this one stays.
    if (!isPageReloading()) location.reload()
    markReloading()
    await new Promise(() => {})
  }
}

async function retry(load: () => Promise<unknown>): Promise<void> {
  // Until then the page is one without JavaScript: what was pressed is left to the browser, which can do it.
  const { dataset } = document.documentElement
  const { js } = dataset
  window.earlyInput?.fail()
  delete window.earlyInput
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      await load()
      if (js !== undefined) dataset.js = js
      return
    } catch {
      // Told once; the page goes on being the server's.
    }
  }
}
