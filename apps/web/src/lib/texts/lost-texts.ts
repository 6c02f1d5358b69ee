import { isPageReloading, markReloading } from '../navigation/lost-chunks.ts'

/** Pause before the first retry. Each further pause is twice as long. */
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 60_000

type LostTextsOptions = {
  /** True after React has hydrated the page. Before that, the user sees the markup from the server. */
  readonly isHydrated: () => boolean
  readonly isAwaited: () => boolean
}

/**
 * Handles messages that failed to load, so that no page is shown without texts. Before hydration the page from the
 * server stays, and loading is tried again. During a navigation the browser loads the target page as a document. In all
 * other cases the error is thrown.
 */
export function recoverLostTexts({ isHydrated, isAwaited }: LostTextsOptions) {
  return async (error: unknown, again: () => Promise<unknown>): Promise<void> => {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log
    console.error('messages failed to load', error)
    if (!isHydrated()) return retry(again)
    // When the browser is offline, loading a document would only lose the page.
    if (!isAwaited() || navigator.onLine === false) throw error
    // The address bar already shows the URL of the target page. The promise below never settles, so the current page
    // stays until the new document replaces it.
    if (!isPageReloading()) location.reload()
    markReloading()
    await new Promise(() => {})
  }
}

async function retry(load: () => Promise<unknown>): Promise<void> {
  // Until the messages arrive, the page works without JavaScript, so the browser handles the recorded clicks.
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
      // The first failure was logged. The loop tries again.
    }
  }
}
