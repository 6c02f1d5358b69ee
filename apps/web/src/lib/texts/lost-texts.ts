import { isPageReloading, markReloading } from '../navigation/lost-chunks.ts'

/** The pause before the first retry; doubled for each further one. */
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 60_000

type LostTextsOptions = {
  /** Before hydration the page is the server's markup. */
  readonly isHydrated: () => boolean
  readonly isAwaited: () => boolean
}

/**
 * Handles messages that failed to load; a page is never shown without texts. Before hydration the server's page stays
 * and loading is retried. A navigation becomes a document load. Anything else fails.
 */
export function recoverLostTexts({ isHydrated, isAwaited }: LostTextsOptions) {
  return async (error: unknown, again: () => Promise<unknown>): Promise<void> => {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log
    console.error('messages failed to load', error)
    if (!isHydrated()) return retry(again)
    // Offline, a document load would only lose the page.
    if (!isAwaited() || navigator.onLine === false) throw error
    // The address bar already has the target address. The promise below never settles, so the current page stays
    // until the document is replaced.
    if (!isPageReloading()) location.reload()
    markReloading()
    await new Promise(() => {})
  }
}

async function retry(load: () => Promise<unknown>): Promise<void> {
  // Until the messages arrive the page works without JavaScript, so recorded clicks go to the browser.
  const { dataset } = document.documentElement
  const { js } = dataset
  window.earlyInput?.fail()
  delete window.earlyInput
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, MAX_RETRY_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      await load()
      if (js !== undefined) dataset.js = js
      return
    } catch {
      // The first failure was logged; keep retrying.
    }
  }
}
